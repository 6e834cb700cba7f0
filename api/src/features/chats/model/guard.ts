import type { Span } from '@kengetal/ledger';
import { directionsIn, judgedWrongly, lossesIn } from './direction.ts';
import { partsOf, periodsNamed, type Part } from './identity.ts';
import type { Names } from './names.ts';
import {
  currenciesIn,
  HOLE,
  isKnownNumber,
  numbersIn,
  UNIT,
  withOnes,
  type NumberSaid,
} from './numbers-said.ts';
import { visible, wrongWriting } from './own-words.ts';
import { isSamePeriod, monthsSaid, periodsIn, type PeriodSaid } from './periods-said.ts';
import { piecesOf, type Piece, type Writing } from './pieces.ts';
import { wronglyNothing, wronglyRanked } from './ranks.ts';
import { isMiscounted } from './shown.ts';
import { headed, wronglyCalled, wronglyHeaded, type NameSaid, type Stretch } from './said.ts';
import { periodsWritten, unsaidOf, wrongMoves, writtenOf } from './written.ts';

/** What a sentence may say besides words. */
export interface Allowed extends Writing {
  /** The question, whose addresses may be repeated. */
  readonly question: string;
  /** The last word of the answer so far. */
  readonly before?: string;
  /** What stands above the sentence, and says what it is about. */
  readonly heading?: string;
  /** Numbers of the question and of our own words, each to be repeated where it stood. */
  readonly numbers: readonly NumberSaid[];
  /** Periods of the question, of our own words and of the answers. */
  readonly periods: readonly PeriodSaid[];
  /** Months that are booked: of others it may be said that there is nothing. */
  readonly held?: Span | undefined;
  /** Periods of all amounts of this answer so far, as they were written. */
  readonly told: ReadonlySet<string>;
}

/** A sentence as it leaves the server, or what is wrong with it. */
export type Checked =
  | {
      readonly ok: true;
      readonly text: string;
      readonly keys: readonly string[];
      /** Periods of its references. */
      readonly told: readonly string[];
    }
  | { readonly ok: false; readonly wrong: readonly string[] };

/** What may touch a reference; a sign, a unit or a letter would change it. */
const BEFORE = /(?:^|[\s("'“‘„*])$/u;
const BEHIND = /^(?:$|[\s)"'”’*;!?…]|[.,:](?=$|[\s*)"'”’]))/u;
/** A sign before a reference changes it; a dash that begins a line is of a list. */
const CHANGING = /(?<!(?:^|\n)\s{0,3})[-–—][\s*]{0,9}$/u;
/** Behind which a name is left out. */
const WITHOUT =
  /(?:zonder|exclusief|excl\.?|buiten|behalve)(?:[\s,\uE000]|de\b|het\b|en\b|of\b)*["'“‘„]?$/iu;

/** What is longer is no sentence to read, and takes long to hold against what it says. */
const [MOST_CHARACTERS, MOST_REFERENCES] = [2_000, 40];

type NamePiece = Extract<Piece, { kind: 'name' }>;
const MISSING = /geen (?:gegevens|cijfers|boekingen)|niets geboekt|niet geboekt/iu;

/**
 * Checks a sentence of a model: amount, name, period and direction are of the results of this turn,
 * and written here. A number that stands in no allowed text, a word for one, a link, a direction, an
 * unknown reference, and what a reference is called that it is not, are wrong. What a reference is
 * and the sentence does not say, is written beside it.
 */
export function checkedSentence(sentence: string, allowed: Allowed): Checked {
  if (sentence.length > MOST_CHARACTERS || sentence.split('{').length > MOST_REFERENCES + 1) {
    return { ok: false, wrong: ['een te lange zin'] };
  }
  const pieces = piecesOf(visible(sentence), allowed);
  const own = pieces.map((piece) => (piece.kind === 'own' ? piece.text : HOLE)).join('');
  const references = pieces.filter((piece) => piece.kind === 'reference');
  const results = references.map(({ result }) => result);
  const stretches = stretchesOf(pieces, allowed.names);
  const heading = stretchesOf(piecesOf(visible(allowed.heading ?? ''), allowed), allowed.names).at(
    0,
  );
  const losses = lossesIn(
    stretches.map((one) => one.own),
    results,
  );
  const wrong = [
    ...pieces.flatMap((piece) => (piece.kind === 'unknown' ? [piece.text] : [])),
    ...wrongWriting(own, allowed.question, allowed.before),
    ...touched(pieces),
    ...wrongNumbers(own, references.length > 0, allowed),
    ...directionsIn(own),
    ...judgedWrongly(own, results),
    ...(losses.includes(undefined) ? ['verlies'] : []),
    ...(allowed.names.mistakes(pieces.map(({ text }) => text).join('')) ? ['een nummer'] : []),
    ...(references.length > 0
      ? [
          ...(heading ? wronglyHeaded(heading, stretches, results) : []),
          ...wronglyCalled(stretches, results),
          ...wrongMoves(stretches, references, allowed.names),
        ]
      : wrongAlone(own, pieces, allowed)),
  ];
  if (wrong.length > 0) return { ok: false, wrong };
  const said = heading ? headed(stretches, heading) : stretches;
  return {
    ok: true,
    text: writtenOf(pieces, unsaidOf(said, references, allowed.names, allowed.told), losses),
    keys: references.map(({ key }) => key),
    told: periodsWritten(references, allowed.names),
  };
}

/** Numbers that are in no allowed text; a year that is not read as one could be that of no reference. */
function wrongNumbers(own: string, isOfReference: boolean, { names, numbers }: Allowed): string[] {
  const { codes } = names;
  const isYear = ({ text }: NumberSaid) =>
    isOfReference && /^(?:19|20)\d\d$/.test(text) && !codes.has(text);
  const wrong = numbersIn(periodsIn(withOnes(own)).rest).filter(
    (number) => !isKnownNumber(number, numbers, codes) || isYear(number),
  );
  return [...wrong.map(({ text }) => text), ...currenciesIn(own)];
}

/** What a sentence without an amount may not say: a period nobody asked about, who is first, that there is nothing. */
function wrongAlone(own: string, pieces: readonly Piece[], allowed: Allowed): string[] {
  const { held } = allowed;
  const isMissing = (said: PeriodSaid) => {
    const [first, last] = monthsSaid(said) ?? [];
    if (!held || first === undefined || last === undefined || !MISSING.test(own)) return false;
    return last < held.periode_min || first > held.periode_max;
  };
  const isKnown = (said: PeriodSaid) => allowed.periods.some((known) => isSamePeriod(said, known));
  return [
    ...periodsIn(own)
      .periods.filter((said) => !isKnown(said) && !isMissing(said))
      .map(({ words }) => words.trim()),
    ...wronglyRanked(own, pieces, allowed.results),
    ...wronglyNothing(own, allowed.results),
  ];
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
    const isFree = BEFORE.test(before) && BEHIND.test(behind);
    if (piece.kind === 'reference' && isMiscounted(next, piece.result.counts)) return [next];
    if (piece.kind === 'name') {
      const isOwn = piece.result === undefined || isFree;
      return isOwn && !(isMeasured && /\d\P{L}{0,9}$/u.test(piece.name)) ? [] : [piece.name];
    }
    return isFree && !isMeasured && !CHANGING.test(before)
      ? []
      : ['wat vastzit aan een verwijzing'];
  });
}

/** A sentence cut at its references. */
function stretchesOf(pieces: readonly Piece[], names: Names): Stretch[] {
  const stretches: Stretch[] = [];
  let [own, said]: [string, NameSaid[]] = ['', []];
  for (const piece of pieces) {
    if (piece.kind === 'reference') {
      stretches.push({ own, names: said });
      [own, said] = ['', []];
    } else if (piece.kind === 'name') {
      const isWithout = WITHOUT.test(own);
      for (const { kind, text } of saidBy(piece, names)) {
        if (kind === 'name')
          said.push({ name: text, isWithout: isWithout || text.startsWith('zonder ') });
        else own += ` ${text} `;
      }
      own += HOLE;
    } else own += piece.text;
  }
  return [...stretches, { own, names: said }];
}

/** What a name says: of a result its parts, of a cell its row. */
function saidBy({ name, result }: NamePiece, names: Names): Pick<Part, 'kind' | 'text'>[] {
  if (!result) return [{ kind: 'name', text: name }];
  if (!result.row) return partsOf(result, names);
  return result.row.map((text) => ({
    kind: periodsNamed([text]).length > 0 ? 'period' : 'name',
    text,
  }));
}
