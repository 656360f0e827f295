"""What serves the web page in `page`: its API, its sockets, and the files, faces and font that it shows."""
