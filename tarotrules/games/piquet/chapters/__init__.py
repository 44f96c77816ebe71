"""The rules of Piquet in sentences, put together into a book."""
