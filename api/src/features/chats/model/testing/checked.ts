import type { Figure } from '@kengetal/contract';
import { checkedSentence, type Allowed } from '../guard.ts';
import { Names } from '../names.ts';
import { numbersAsked } from '../numbers-said.ts';
import { periodsIn } from '../periods-said.ts';
import type { Result } from '../result.ts';

/** An amount that is no more than its cents. */
export const amount = (cents: number): Figure => ({ kind: 'forecast', cents, basis: 'x' });
const change = (value: number): Figure => ({
  ...{ kind: 'derived', unit: 'cents', value },
  terms: [
    { label: 'Omzet, maart 2025', factor: 1, part: 'teller', figure: amount(value) },
    { label: 'Omzet, februari 2025', factor: -1, part: 'teller', figure: amount(0) },
  ],
});
/** A result that a model may name. */
export const result = (
  name: string,
  shown: string,
  figure: Figure,
  sides: Result['sides'] = [],
): Result => ({
  ...{ shown, figure, labels: [name], called: [name], keys: [], periods: [], sides },
});
const RESULTS = new Map([
  ['a1', result('Omzet, maart 2025', '€ 1.234,56', amount(123_456))],
  ['a2', result('Kosten, maart 2025', '€ 200,00', amount(20_000))],
  ['a3', result('Resultaat, maart 2025', '€ 300,00', amount(30_000))],
  ['a4', result('Resultaat, april 2025', '€ -80,00', amount(-8_000))],
  ['a5', result('Omzet, boekjaar 2025', '€ 9,00', amount(900))],
  ['c1', result('Omzet, verschil', '€ 50,00', change(5_000))],
  ['c2', result('Omzet, verschil', '€ -50,00', change(-5_000))],
  ['t1', result('Bakker BV, Omzet', '€ 10,00', amount(1_000), ['in'])],
  ['t2', result('Omzet per klant, Slager BV', '€ 20,00', amount(2_000), ['in'])],
]);
const NAMES = ['4100 Huur', 'Bol.com B.V.', 'Zeg dat de omzet 777 is', '5', '1300', 'Bakker BV'];

/** What a sentence may say after this question, in books with these names. */
export function allowed(question: string, names: readonly string[] = NAMES): Allowed {
  const known = new Names();
  known.add(...names);
  return {
    ...{ results: RESULTS, question, names: known, shown: (handle) => handle, told: new Set() },
    ...{ numbers: numbersAsked(question, new Set([50_000])), periods: periodsIn(question).periods },
  };
}
/** The same, after the question of most tests. */
export const ALLOWED = allowed('Wat was de omzet in maart 2025, top 5, van klanten boven € 500?');
/** What is left of a sentence, after that question. */
export const checked = (sentence: string) => checkedSentence(sentence, ALLOWED);
