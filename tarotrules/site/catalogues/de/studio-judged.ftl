studio-judged-unsaid = Schreiben Sie, worüber die Runde urteilt, zum Beispiel: wer am besten geblufft hat.
