studio-judged-unsaid = Say what the table judges, for example: who bluffed best.
