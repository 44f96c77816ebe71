"""Variants studied: many deals played, and what they come to."""
