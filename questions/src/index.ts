/**
 * Dutch questions about the books of one company: what they ask, in the question language of the
 * contract (decision 0091), by the rules of decision 0090. It knows names, no figures; nothing of
 * the web, files or a database.
 *
 * - `vocabularyOf(world)` prepares the names of some books; once for each version of them.
 * - `readQuestion(text, vocabulary, before)` says what a text asks, what it may ask, or why it gets
 *   no figure.
 * - `wordsOf(question, vocabulary)` says a question in words that `readQuestion` reads back;
 *   `chipsOf` what of it a click can change, `followUpsOf` and `suggestionsFor` what can be asked.
 * - `heldWords(held)` says which months the books hold, `outsideWords(span, held)` that they do not
 *   hold some, `isOpening` whether a balance is asked that they open with.
 * - `figuresNamedIn(text)` says which figures any text names, in all the words for them; `amountsIn`
 *   which amounts it may say.
 */
export { figuresNamedIn, type FigureNamed } from './lexicon/figures-named.ts';
export { chipsOf } from './offering/chips.ts';
export { followUpsOf } from './offering/follow-ups.ts';
export { periodOfPrompt, suggestionsFor, suggestionsWithoutBooks } from './offering/suggestions.ts';
export { heldWords, isOpening, outsideWords } from './reading/outside.ts';
export { readQuestion } from './reading/respelt.ts';
export { isList, rowAsked } from './reading/row-pointed.ts';
export { folded } from './text/fold.ts';
export { amountsIn } from './text/numbers.ts';
export { vocabularyOf, type Vocabulary } from './vocabulary.ts';
export { isOfReturns } from './wording/periods.ts';
export { saidOf } from './wording/said.ts';
export { wordsOf } from './wording/words.ts';
export type {
  Before,
  Chip,
  Choice,
  Coded,
  KnownAccount,
  KnownRelation,
  Reading,
  Refusal,
  SingledOut,
  World,
} from './world.ts';
