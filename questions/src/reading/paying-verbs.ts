import {
  GETTING_FROM_VERBS,
  GETTING_VERBS,
  PAYING_VERBS,
  type PayingVerb,
} from '../lexicon/paying.ts';

const BETALEN = ['betalen', 'betaal', 'betaalt', 'betaalde', 'betaalden', 'betaald'];
const KRIJGEN = ['krijgen', 'krijg', 'krijgt', 'kreeg', 'kregen', 'ontvangen'];

/** The forms of verbs by those of the plain one. */
const byForms = (verbs: readonly PayingVerb[], plain: readonly string[]): [string, string][] =>
  verbs.flatMap(({ particle, forms }) =>
    // A verb with few forms has its infinitive in the place of the others; 'afgewikkelde' is said of what was.
    [...new Set([...forms, `${forms.at(-1)}e`])].map((form): [string, string] => [
      particle + form,
      plain[forms.indexOf(form)] ?? 'betaalde',
    ]),
  );

const PLAIN = new Map([...byForms(PAYING_VERBS, BETALEN), ...byForms(GETTING_VERBS, KRIJGEN)]);
/** What is got by these may be omzet as well: 'halen we elke maand binnen aan contracten'. */
const PLAIN_FROM = new Map(byForms(GETTING_FROM_VERBS, KRIJGEN));
const FROM = /^(?:van|bij|we|wij|ik)?$/;

const inTwo = (verbs: readonly PayingVerb[]) =>
  verbs
    .filter(({ particle }) => particle !== '')
    .map(({ particle, forms }) => ({ particle, form: `(${forms.join('|')})` }));
/** 'Over te maken', 'over gemaakt', and 'maakt … over' of what is paid: written as one word. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  ...inTwo([...PAYING_VERBS, ...GETTING_FROM_VERBS]).map(
    ({ particle, form }) =>
      [new RegExp(` ${particle} (te )?${form}(?= )`, 'g'), ` $1${particle}$2`] as const,
  ),
  ...inTwo(PAYING_VERBS).map(
    ({ particle, form }) =>
      [
        new RegExp(` ${form} ((?:\\S+ )*?)${particle} (?=$|aan |naar )`),
        ` ${particle}$1 $2`,
      ] as const,
  ),
];

/** Verbs of paying and of getting money, each by the plain one in the same form. */
export function payingVerbs(text: string): string {
  const words = JOINED.reduce((made, [said, by]) => made.replace(said, by), text).split(' ');
  return words
    .map(
      (word, at) =>
        PLAIN.get(word) ??
        (FROM.test(words[at + 1] ?? '') ? PLAIN_FROM.get(word) : undefined) ??
        word,
    )
    .join(' ');
}
