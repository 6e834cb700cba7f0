import { directionsIn, judgedWrongly } from './direction.ts';
import { HOLE, isKnownNumber, numbersIn, UNIT, type NumberSaid } from './numbers-said.ts';
import { visible, wrongWriting } from './own-words.ts';
import { isSamePeriod, periodsIn, type PeriodSaid } from './periods-said.ts';
import { piecesOf, type Piece, type Writing } from './pieces.ts';
import { wronglyCalled, type Stretch } from './said.ts';

/** What a sentence may say besides words. */
export interface Allowed extends Writing {
  /** The question, whose addresses may be repeated. */
  readonly question: string;
  /** Numbers of the question and of our own words, each to be repeated where it stood. */
  readonly numbers: readonly NumberSaid[];
  /** Periods of the question, of our own words and of the answers. */
  readonly periods: readonly PeriodSaid[];
}

/** A sentence as it leaves the server, or what is wrong with it. */
export type Checked =
  | { readonly ok: true; readonly text: string; readonly keys: readonly string[] }
  | { readonly ok: false; readonly wrong: readonly string[] };

/** What may touch a reference; a sign, a unit or a letter would change it. */
const BEFORE = /(?:^|[\s("'“‘„*])$/u;
const BEHIND = /^(?:$|[\s)"'”’*;!?…]|[.,:](?=$|[\s*)"'”’]))/u;
/** What right before a reference changes it; a dash that begins a line is of a list. */
const CHANGING =
  /(?:(?<!(?:^|\n)\s{0,3})[-–—]|(?<!\p{L})(?:min|minus|plus|keer|maal|x|eur|euro|usd|bijna|ruim|circa|krap))[\s*]{0,9}$/iu;

/**
 * Checks a sentence of a model: amount, name, period and direction are of the results of this turn,
 * and written here. A number that stands in no allowed text, a word for one, a link, a direction, an
 * unknown reference, and what a reference is called that it is not, are wrong.
 */
export function checkedSentence(sentence: string, allowed: Allowed): Checked {
  const pieces = piecesOf(visible(sentence), allowed);
  const own = pieces.map((piece) => (piece.kind === 'own' ? piece.text : HOLE)).join('');
  const references = pieces.flatMap((piece) => (piece.kind === 'reference' ? [piece.result] : []));
  const { periods, rest } = periodsIn(own);
  const { codes } = allowed.names;
  // A year that is not read as one could be that of no reference.
  const isYear = ({ text }: NumberSaid) =>
    references.length > 0 && /^(?:19|20)\d\d$/.test(text) && !codes.has(text);
  const isKnown = (said: PeriodSaid) => allowed.periods.some((known) => isSamePeriod(said, known));
  const wrong = [
    ...pieces.flatMap((piece) => (piece.kind === 'unknown' ? [piece.text] : [])),
    ...wrongWriting(own, allowed.question),
    ...touched(pieces),
    ...numbersIn(rest)
      .filter((number) => !isKnownNumber(number, allowed.numbers, codes) || isYear(number))
      .map(({ text }) => text),
    ...directionsIn(own),
    ...judgedWrongly(own, references),
    ...(references.length > 0
      ? wronglyCalled(stretchesOf(pieces), references)
      : periods.filter((said) => !isKnown(said)).map(({ words }) => words.trim())),
  ];
  if (wrong.length > 0) return { ok: false, wrong };
  const keys = pieces.flatMap((piece) =>
    piece.kind === 'reference' && piece.key ? [piece.key] : [],
  );
  return { ok: true, text: pieces.map(({ text }) => text).join(''), keys };
}

/** References with something at them that makes another amount of them, and signs that are of no number. */
function touched(pieces: readonly Piece[]): string[] {
  const textAt = (at: number) => {
    const piece = pieces[at];
    return piece === undefined ? '' : piece.kind === 'own' ? piece.text : HOLE;
  };
  return pieces.flatMap((piece, at) => {
    const [before, behind] = [textAt(at - 1), textAt(at + 1)];
    if (piece.kind === 'own') return /[€%](?!\s*\d)(?<!\d\s*[€%])/u.test(piece.text) ? ['€'] : [];
    const next = /^[\s*]*([^\s.,;:!?*]+)/u.exec(behind)?.[1] ?? '';
    const isMeasured = UNIT.test(next.toLowerCase());
    if (piece.kind === 'name') return isMeasured && /\d\P{L}{0,9}$/u.test(piece.name) ? [next] : [];
    const isFree = BEFORE.test(before) && BEHIND.test(behind) && !CHANGING.test(before);
    return isFree && !isMeasured ? [] : [`wat vastzit aan een verwijzing`];
  });
}

/** A sentence cut at its references. */
function stretchesOf(pieces: readonly Piece[]): Stretch[] {
  const stretches: Stretch[] = [];
  let [own, names]: [string, string[]] = ['', []];
  for (const piece of pieces) {
    if (piece.kind === 'reference') {
      stretches.push({ own, names });
      [own, names] = ['', []];
    } else if (piece.kind === 'name') {
      names.push(piece.name);
      own += HOLE;
    } else own += piece.text;
  }
  return [...stretches, { own, names }];
}
