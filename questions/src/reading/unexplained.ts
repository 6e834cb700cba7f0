import type { FigureKey } from '../lexicon/types.ts';
import { asked, type Draft, figure, measured } from './draft.ts';
import { chosenFigures } from './figures.ts';
import { readAccounts } from './named.ts';
import { isOrdinary } from './ordinary.ts';
import { readRanking } from './ranking.ts';
import { meant } from './scan.ts';
import { first, has, isOfDocument, type Sense } from './sense.ts';

/** Words that no phrase explains are a name, or something to search for. */
export function unexplained(sense: Sense): Draft | undefined {
  if (sense.rest.length === 0 || isOfDocument(sense) || isBankAndCash(sense)) return undefined;
  const isOfAll = has(sense, 'measure', 'boekingen') && sense.figures.length === 0;
  const said = isOfAll ? textAfter(sense) : undefined;
  if (said !== undefined)
    return asked({ subject: { kind: 'lines' }, only: { omschrijving: said } });
  const account = readAccounts(sense);
  if (account) return account;
  return (isOfAll ? linesWith(sense) : undefined) ?? rankedOrSearched(sense);
}

/** 'Bank en kas' is one figure. */
const isBankAndCash = (sense: Sense): boolean =>
  sense.rest.every(({ token }) => token.text === 'kas') &&
  sense.tokens.some(({ text }) => text === 'bank') &&
  has(sense, 'figure', 'bank_en_kas');

/** Bookings that have one or two words in their text. */
function linesWith(sense: Sense): Draft | undefined {
  const words = sense.rest.map(({ token }) => token.raw);
  const isNarrowed =
    Object.keys(sense.references.only).length > 0 ||
    has(sense, 'noun', 'klanten') ||
    has(sense, 'noun', 'leveranciers');
  if (words.length > 2 || isNarrowed) return undefined;
  return asked({ subject: { kind: 'lines' }, only: { omschrijving: words.join(' ') } }, [
    { subject: { kind: 'lines' } },
  ]);
}

/** Ordinary words leave a ranking as it is; a name beside a figure is searched for. */
function rankedOrSearched(sense: Sense): Draft | undefined {
  const [key] = chosenFigures(sense).keys;
  const isTied = sense.rest.some(({ tie }) => tie !== undefined);
  if (!isTied && (key === undefined || sense.rest.every(({ token }) => isOrdinary(token.text))))
    return first(sense, 'order') === undefined && first(sense, 'noun') === undefined
      ? undefined
      : readRanking(sense);
  return key === undefined ? undefined : searched(sense, key);
}

/** What stands behind 'met het woord'. */
function textAfter(sense: Sense): string | undefined {
  const mark = meant(sense.scanned.marks, 'link').find(({ value }) => value === 'omschrijving');
  const word = sense.rest.find(({ place }) => mark !== undefined && place === mark.mark.to);
  return sense.rest.length === 1 ? word?.token.raw : undefined;
}

/** What a word after 'uitgegeven aan' is searched as, when nothing has that name. */
function searched(sense: Sense, key: FigureKey): Draft | undefined {
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
