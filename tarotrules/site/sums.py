"""Sums: what has the same sum is the same."""

import hashlib


def sum_of(*parts: bytes) -> str:
    """A number that nothing else has."""
    if len(parts) == 1:
        return hashlib.sha256(parts[0]).hexdigest()
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()
