import type { Before, Reading } from '../world.ts';
import { figure, measured } from './draft.ts';
import { choicesOf, noAnswer, settled } from './drafted.ts';
import { finished } from './finish.ts';
import { refusal } from './refuse.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';
import { withTime } from './with-time.ts';

const HOW = /^hoe (?:is|was|gaat|ging|loopt|liep) (?:het )?(?:dit|het|vorig|20\d\d|deze)/;

/** Only words about a period, or nothing that is known. */
export function withoutSubject(sense: Sense, time: Time, before: Before): Reading {
  const isEmpty = time.period === undefined && time.day === undefined;
  if (isEmpty || sense.rest.length > 1) return noAnswer(refusal('onbekend'));
  const keys = ['omzet', 'kosten', 'resultaat'] as const;
  const questions = keys.map((key) => withTime(sense, finished(sense, measured(figure(key)), time), time, before)); // prettier-ignore
  // 'Hoe is dit jaar vergeleken met vorig jaar' is about the result.
  const [omzet, kosten, result] = questions;
  if (result && omzet && kosten && HOW.test(sense.tokens.map(({ text }) => text).join(' '))) return settled(result, [omzet, kosten], sense.vocabulary); // prettier-ignore
  const text = 'Waarvan wil je dat weten?';
  return { kind: 'terugvraag', text, choices: choicesOf(questions, sense.vocabulary) };
}
