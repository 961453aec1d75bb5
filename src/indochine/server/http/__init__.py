"""The server's face: endpoints over HTTP, a stream of events, and nothing that believes a client."""
