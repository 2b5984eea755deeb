"""What a game is: the contract, chance, notation, options, records, and the registry."""
