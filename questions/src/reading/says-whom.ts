import { isNotLate } from './owing.ts';
import { POINTING } from './pointing.ts';
import { has, type Sense } from './sense.ts';

/** Whether a turn says itself whom it is of. */
export const saysWhom = (sense: Sense, but?: RegExp): boolean =>
  sense.relation !== undefined ||
  (but === undefined && sense.rest.length > 0) ||
  sense.figures.some(({ key }) => but?.test(key) !== true) ||
  isNotLate(sense) ||
  has(sense, 'noun', 'klanten') ||
  has(sense, 'noun', 'leveranciers') ||
  has(sense, 'noun', 'inkoopfacturen') ||
  (sense.tokens.some(({ text }) => text === 'wie') && !isPaidYet(sense));

/** 'En is dat al betaald', 'wie heeft daarvan betaald'. */
export const isPaidYet = (sense: Sense): boolean =>
  / (?:is|zijn|was|heeft|hebben) (?:\w+ ){0,3}(?:betaald|voldaan|afgedragen|overgemaakt) /.test(
    ` ${sense.tokens.map(({ text }) => text).join(' ')} `,
  ) &&
  sense.tokens.some(({ text }) => PAID_OF.has(text)) &&
  sense.details.limit === undefined;
const PAID_OF: ReadonlySet<string> = new Set([...POINTING, 'alles', 'wie', 'er']);
