import { asked, type Draft } from './draft.ts';
import { chosenFigures } from './figures.ts';
import { readAccounts } from './named.ts';
import { isOrdinary } from './ordinary.ts';
import { readRanking } from './ranking.ts';
import { searched, textAfter } from './searched.ts';
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
