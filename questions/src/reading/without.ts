import type { FigureKey } from '../lexicon/types.ts';
import { figureOfWord } from '../names/accounts.ts';
import { figure, measured, type Draft } from './draft.ts';
import { chosenFigures, isTrailing } from './figures.ts';
import { meant } from './scan.ts';
import type { RestWord, Sense } from './sense.ts';

/** Words behind which stands what is taken out. */
export const OUT = new Set('zonder behalve exclusief excl minus'.split(' '));

/** Accounts and customers cannot be taken out of a figure; the figure that they are part of can. */
export function withoutNamed(sense: Sense): Draft | undefined {
  const [key] = chosenFigures(sense).keys;
  const link = meant(sense.scanned.marks, 'link').find(({ value }) => value === 'zonder');
  const word = sense.rest.find(
    ({ place, tie }) =>
      (tie !== undefined && OUT.has(tie)) ||
      (link !== undefined && (place >= link.mark.to || isTrailing(sense, link.mark.from))),
  );
  if (key === undefined || !word) return undefined;
  const { without } = chosenFigures(sense);
  return notWithout(key, word.token.raw, [...without, ...partOf(word)]);
}

export function notWithout(key: FigureKey, name: string, parts: readonly FigureKey[]): Draft {
  const whole = measured(figure(key));
  const less = parts.length === 0 ? [] : [{ subject: { ...figure(key), without: [...parts] } }];
  const text = `‘${name}’ is geen regel van de winst-en-verliesrekening of balans, dus die kan er niet af. Wat wil je zien?`;
  return { kind: 'ask', text, asked: [...less, whole] };
}

function partOf({ token }: RestWord): FigureKey[] {
  const key = figureOfWord(token);
  return key === undefined ? [] : [key];
}
