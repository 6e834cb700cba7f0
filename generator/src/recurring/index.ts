/** Books whose recurring series are known, and how many of them were found. */
export { labelledBooks } from './books.ts';
export { rate, scoresOf, total, type Score } from './score.ts';
