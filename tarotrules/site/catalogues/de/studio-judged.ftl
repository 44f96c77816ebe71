studio-judged-unsaid = Schreibe, worüber die Runde entscheidet, zum Beispiel: wer am besten geblufft hat.
