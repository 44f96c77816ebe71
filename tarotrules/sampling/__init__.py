"""Drawing by chance so that it can be drawn again, sums of what was drawn, and how sure they make us."""
