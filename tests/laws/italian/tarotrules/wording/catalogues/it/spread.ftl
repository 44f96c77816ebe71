spread-other = { $when }: { $number }
spread-more = { $left }; { $right }
