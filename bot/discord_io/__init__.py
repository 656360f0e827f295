"""The only seam to Discord's REST: answers to interactions, posts, direct messages, and what their errors mean."""
