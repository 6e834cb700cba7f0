import { countOf, ordinalOf } from '../text/numbers.ts';
import { isMarked, meant, type Scanned } from './scan.ts';

/** Nouns of which 'de tweede' is one in order of size. */
const RANKED: ReadonlySet<string> = new Set([
  'klanten',
  'leveranciers',
  'kostensoorten',
  'posten',
  'omzetsoorten',
]);

/** Rows before the first that is asked for, and the words that say so. */
interface Skipped {
  readonly rows: number;
  /** How many are asked from there on, where that is said. */
  readonly count?: number;
  readonly from: number;
  /** First word after them. */
  readonly to: number;
}

/** 'Op één na grootste', 'vanaf nummer 3', 'nummer 4 t/m 6'; the words that say it are added to `places`. */
export function skipOf(
  scanned: Scanned,
  places: Set<number>,
  isTaken: (place: number) => boolean,
): Pick<Skipped, 'rows' | 'count'> | undefined {
  const skipped = saidAfter(scanned) ?? saidInOrder(scanned) ?? saidByNumber(scanned, isTaken);
  if (!skipped) return undefined;
  for (let place = skipped.from; place < skipped.to; place += 1) places.add(place);
  return skipped;
}

/** 'De op één na grootste'. */
function saidAfter({ tokens, marks }: Scanned): Skipped | undefined {
  const from = tokens.findIndex(
    ({ text }, place) => text === 'op' && tokens[place + 2]?.text === 'na',
  );
  const rows = countOf(tokens[from + 1]?.text);
  const isRanked = meant(marks, 'order').some(({ mark }) => mark.from === from + 3);
  return from >= 0 && rows !== undefined && isRanked ? { rows, from, to: from + 3 } : undefined;
}

/** 'De tweede leverancier', 'derde grootste kostenpost'. */
function saidInOrder({ tokens, marks }: Scanned): Skipped | undefined {
  const ranked = [
    ...meant(marks, 'order'),
    ...meant(marks, 'noun').filter(({ value }) => RANKED.has(value)),
  ];
  const from = tokens.findIndex(
    ({ text }, place) =>
      ordinalOf(text) !== undefined &&
      !isMarked(marks, place) &&
      (ranked.some(({ mark }) => mark.from === place + 1) || isPlaceOfWho(tokens, place)),
  );
  const ordinal = ordinalOf(tokens[from]?.text);
  return ordinal !== undefined && ordinal > 1
    ? { rows: ordinal - 1, from, to: from + 1 }
    : undefined;
}

/** 'Wie staat de tweede qua omzet', 'welke klant was in 2024 de derde'. */
const isPlaceOfWho = (tokens: Scanned['tokens'], place: number): boolean =>
  tokens[place - 1]?.text === 'de' &&
  tokens.slice(0, place).some(({ text }) => /^(?:wie|welke)$/.test(text)) &&
  tokens
    .slice(0, place)
    .some(({ text }) =>
      /^(?:is|was|staat|stond|komt|kwam|wordt|werd|eindigt|eindigde)$/.test(text),
    ) &&
  /^(?:qua|in|bij|van|op|over|dit|vorig|naar|afgelopen|jaar20\d\d|20\d\d|)$/.test(
    tokens[place + 1]?.text ?? '',
  );

const NUMBER = /^(?:nummer|nr)$/;
/** Things that have a number of their own. */
const NUMBERED =
  /^(?:[a-z]*(?:factuur|nota|rekening|boekstuk|boeking|journaalpost|rubriek|order)|rek|grootboek|stuk|btw|code|project|[a-z]*kwartaal|week)$/;

/** 'Vanaf nummer 3', 'nummer 2 van de klanten', 'nummers 4 t/m 6'. */
function saidByNumber(
  { tokens }: Scanned,
  isTaken: (place: number) => boolean,
): Skipped | undefined {
  const from = tokens.findIndex(
    ({ text }, place) =>
      NUMBER.test(text) &&
      countOf(tokens[place + 1]?.text) !== undefined &&
      !isTaken(place + 1) &&
      !NUMBERED.test(tokens[place - 1]?.text ?? ''),
  );
  const number = from < 0 ? undefined : countOf(tokens[from + 1]?.text);
  if (number === undefined || number < 1) return undefined;
  const joint = /^(?:tm|tot en met|tot|en|a)(?: de)?(?: nummer)?(?= )/.exec(
    textFrom(tokens, from + 2),
  )?.[0];
  const end = from + 2 + (joint?.split(' ').length ?? 0);
  const until = countOf(tokens[end]?.text);
  const isRange =
    until !== undefined &&
    until > number &&
    (joint?.startsWith('en') !== true || until === number + 1) &&
    (joint !== undefined || tokens[end]?.isDashed === true);
  if (isRange) return { rows: number - 1, count: until - number + 1, from, to: end + 1 };
  return number >= 2 ? { rows: number - 1, from, to: from + 2 } : undefined;
}

const textFrom = (tokens: Scanned['tokens'], from: number): string =>
  tokens
    .slice(from, from + 5)
    .map(({ text }) => text)
    .join(' ');
