"""How a sensible commander plays Storm over Dien Bien Phu, decision by decision."""
