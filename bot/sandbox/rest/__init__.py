"""REST v10: how a request is served, and the routes by what they are about."""
