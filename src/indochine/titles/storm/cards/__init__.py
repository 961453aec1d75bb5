"""What each tactical card does, and when; titles and figures stay in the data pack and the texts."""
