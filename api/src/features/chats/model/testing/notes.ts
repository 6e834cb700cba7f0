/** What stands under an answer that a model did not make, and under one that it made in part. */
export const NOTE = 'Het taalmodel antwoordt nu niet; dit antwoord is zonder taalmodel gemaakt.';
export const REST = 'Het taalmodel viel weg; de rest is zonder taalmodel gemaakt.';
