"""What a sensible commander does in Silver Bayonet, decision by decision."""
