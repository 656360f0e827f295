"""What serves the web page in `page`: its API, its sockets, the faces and the font that it shows."""
