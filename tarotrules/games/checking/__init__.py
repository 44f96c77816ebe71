"""How drafts of every family are read and checked."""
