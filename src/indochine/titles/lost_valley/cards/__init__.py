"""What the event cards do: their effects are data, and here each kind of effect is carried out once."""
