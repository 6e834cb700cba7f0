import type { FigureKey } from '../lexicon/types.ts';
import { asked, figure, measured, type Draft } from './draft.ts';
import { meant } from './scan.ts';
import { has, type Sense } from './sense.ts';

/** What stands behind 'met het woord'. */
export function textAfter(sense: Sense): string | undefined {
  const mark = meant(sense.scanned.marks, 'link').find(({ value }) => value === 'omschrijving');
  const word = sense.rest.find(({ place }) => mark !== undefined && place === mark.mark.to);
  return sense.rest.length === 1 ? word?.token.raw : undefined;
}

/** What a word after 'uitgegeven aan' is searched as, when nothing has that name. */
export function searched(sense: Sense, key: FigureKey): Draft | undefined {
  const tied = sense.rest.filter(({ tie }) => tie !== undefined);
  const [from] = tied.length > 0 ? tied : sense.rest;
  if (!from) return undefined;
  const text = sense.rest
    .filter(({ place }) => place >= from.place)
    .map(({ token }) => token.raw)
    .join(' ');
  const whole = measured(figure(key));
  const search = { ...whole, only: { omschrijving: text } };
  const said = has(sense, 'link', 'omschrijving') ? textAfter(sense) : undefined;
  if (said !== undefined) return asked({ ...whole, only: { omschrijving: said } });
  const isSpent = tied.every(({ tie }) => tie !== 'van');
  if (key === 'kosten' && tied.length > 0 && isSpent && text.length > 3)
    return asked(search, [whole]);
  const asking = `‘${text}’ is geen rekening, klant of leverancier in deze boekhouding. Wat bedoel je?`;
  return { kind: 'ask', text: asking, asked: [whole, search] };
}
