import type { ValueOf } from '../lexicon/lexicon.ts';
import { lostAt, missedAt } from './missed.ts';
import { meant, type Mark } from './scan.ts';
import type { Sense } from './sense.ts';

/** A word that adds up, takes off or leaves out. */
export interface Cue {
  readonly mark: Mark;
  readonly value: ValueOf<'link'>;
}

/** Words that begin a clause in which something is left out or added. */
export const CLAUSES = new Set('als wanneer indien en maar waarbij mits waarvan'.split(' '));

/** The words with one of these meanings, in the order of the question. */
export const cuesOf = (sense: Sense, ...values: readonly ValueOf<'link'>[]): Cue[] =>
  [...meant(sense.scanned.marks, 'link'), ...separated(sense), ...supposed(sense)]
    .map((cue) => (isNotTaken(sense, cue) ? { ...cue, value: 'weg' as const } : cue))
    .filter(({ value }) => values.includes(value))
    .sort((one, other) => one.mark.from - other.mark.from);

/** 'De winst als je de rente er niet aftrekt': what is not taken off is left out. */
const isNotTaken = ({ tokens }: Sense, { mark, value }: Cue): boolean =>
  value === 'aftrekken' &&
  tokens.slice(Math.max(0, mark.from - 2), mark.from).some(({ text }) => text === 'niet');

/** Verbs whose two parts stand apart: 'trek … af', 'laat … weg', 'tel … op'. */
const SEPARABLE: readonly (readonly [start: RegExp, end: RegExp, value: ValueOf<'link'>])[] = [
  [/^(?:trek|trekt|haal|haalt)$/, /^(?:af|eraf|ervanaf)$/, 'aftrekken'],
  [/^(?:tel|telt)$/, /^(?:op|bij|erbij)$/, 'samen'],
  [
    /^(?:laat|laten|haal|haalt|streep|denk|denkt|filter)$/,
    /^(?:weg|eruit|erbuiten|buiten)$/,
    'weg',
  ],
];

function separated({ tokens }: Sense): Cue[] {
  return SEPARABLE.flatMap(([start, end, value]) => {
    const from = tokens.findIndex(({ text }) => start.test(text));
    const to = tokens.findIndex(({ text }, place) => place > from + 1 && end.test(text));
    if (from < 0 || to < 0) return [];
    const isNot =
      value === 'aftrekken' && tokens.slice(from, to).some(({ text }) => text === 'niet');
    return [from, to].map((at) => ({
      mark: { from: at, to: at + 1, meanings: [] },
      value: isNot ? 'weg' : value,
    }));
  });
}

/** 'Autokosten inclusief lease': the words for it that say nothing of VAT. */
export const includedIn = ({ tokens, scanned }: Sense): Cue[] =>
  tokens.flatMap(({ text }, at) => {
    const isVat = scanned.marks.some(
      ({ from, to, meanings }) =>
        from <= at && at < to && meanings.some(({ role }) => role === 'link'),
    );
    return /^(?:inclusief|incl)$/.test(text) && at > 0 && !isVat
      ? [{ mark: { from: at, to: at + 1, meanings: [] }, value: 'plus' as const }]
      : [];
  });

const HAD =
  /^(?:had|hadden|was|waren) (?:gehad|geweest)$|^(?:gehad|geweest) (?:had|hadden|was|waren)$/;

/** 'Als we geen huur hadden gehad', 'als er niets was afgeschreven'. */
function supposed({ tokens }: Sense): Cue[] {
  const clause = tokens.findIndex(({ text }) => /^(?:als|indien|wanneer|stel)$/.test(text));
  const not = tokens.findIndex(
    ({ text }, place) =>
      place > clause + 1 &&
      text === 'niet' &&
      HAD.test(`${tokens[place + 1]?.text ?? ''} ${tokens[place + 2]?.text ?? ''}`),
  );
  const lost = lostAt(tokens);
  if (missedAt(tokens) >= 0) return [];
  if (lost > 0) return [{ mark: { from: lost, to: lost + 1, meanings: [] }, value: 'weg' }];
  // 'Als we Hendriks niet hadden gehad'.
  if (clause >= 0 && not > 0)
    return [{ mark: { from: not, to: not + 3, meanings: [] }, value: 'weg' }];
  const at = tokens.findIndex(({ text }, place) => place > clause && /^(?:geen|niets)$/.test(text));
  return clause < 0 || at < 0
    ? []
    : [{ mark: { from: at, to: at + 1, meanings: [] }, value: 'zonder' }];
}
