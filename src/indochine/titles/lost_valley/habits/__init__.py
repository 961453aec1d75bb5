"""How a sensible commander answers each question, by the chapter that asks it."""
