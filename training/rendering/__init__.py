"""Renders layered scenes whose borders are known exactly, to train and to measure the boundary network."""
