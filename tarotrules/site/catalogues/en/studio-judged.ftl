studio-judged-unsaid = Say what the table decides, for example: who bluffed best.
