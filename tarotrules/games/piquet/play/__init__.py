"""Deals of Piquet that are played: who may do what, who sees what, and what it comes to."""
