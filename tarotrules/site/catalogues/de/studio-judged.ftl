studio-judged-unsaid = Schreibe, worüber die Runde urteilt, zum Beispiel: wer am besten geblufft hat.
