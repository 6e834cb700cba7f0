import type { QuestionSubject } from '@kengetal/contract';
import { definition, isDefinitionKey, isKengetal } from '@kengetal/ledger';
import type { ValueOf } from '../lexicon/lexicon.ts';
import type { FigureKey } from '../lexicon/types.ts';
import type { Token } from '../text/tokens.ts';
import type { Asked, Draft } from './draft.ts';
import { leftBy, splitAt, type Left } from './operands.ts';
import { meant, type Mark } from './scan.ts';
import { senseOf, type Sense } from './sense.ts';

type AskedDraft = Extract<Draft, { kind: 'asked' }>;
type FigureSubject = Extract<QuestionSubject, { kind: 'figure' }>;
type Sum = Extract<QuestionSubject, { kind: 'sum' }>;
export type ReadPart = (sense: Sense) => Draft | undefined;

interface Cue {
  readonly mark: Mark;
  readonly value: ValueOf<'link'>;
}

/** What a question is of, and what it takes out of that. */
export interface Taken {
  readonly base: readonly Token[];
  readonly out: readonly Token[];
}

/** Words that begin a clause in which something is left out or added. */
const CLAUSES = new Set('als wanneer indien en maar waarbij mits waarvan'.split(' '));
const ASKING = new Set('wat hoeveel hoe welke wie waar'.split(' '));

/**
 * Figures, accounts and relations that are left out of a figure, added up or taken off each other.
 * The parts of the question are read by themselves; what one of them leaves open asks back.
 */
export function readCombined(sense: Sense, read: ReadPart): Draft | undefined {
  return readWithout(sense, read) ?? readSum(sense, read);
}

const cuesOf = (sense: Sense, ...values: readonly ValueOf<'link'>[]): Cue[] =>
  [...meant(sense.scanned.marks, 'link'), ...separated(sense)]
    .filter(({ value }) => values.includes(value))
    .sort((one, other) => one.mark.from - other.mark.from);

/** Verbs whose two parts stand apart: 'trek … af', 'laat … weg', 'tel … op'. */
const SEPARABLE: readonly (readonly [start: RegExp, end: RegExp, value: ValueOf<'link'>])[] = [
  [/^(?:trek|trekt|haal|haalt)$/, /^(?:af|eraf|ervanaf)$/, 'aftrekken'],
  [/^(?:tel|telt)$/, /^(?:op|bij|erbij)$/, 'samen'],
  [/^(?:laat|laten|haal|haalt|streep|denk|denkt|filter)$/, /^(?:weg|eruit|erbuiten)$/, 'weg'],
];

function separated({ tokens }: Sense): Cue[] {
  return SEPARABLE.flatMap(([start, end, value]) => {
    const from = tokens.findIndex(({ text }) => start.test(text));
    const to = tokens.findIndex(({ text }, place) => place > from + 1 && end.test(text));
    if (from < 0 || to < 0) return [];
    return [from, to].map((at) => ({ mark: { from: at, to: at + 1, meanings: [] }, value }));
  });
}

function readWithout(sense: Sense, read: ReadPart): Draft | undefined {
  const taken = takenOut(sense);
  if (!taken || taken.base.length === 0) return undefined;
  const base = read(senseOf(taken.base, sense.vocabulary));
  if (base?.kind !== 'asked') return base;
  const { subject } = base.asked;
  if (subject.kind === 'sum') return undefined;
  const isFigure = subject.kind === 'figure';
  const key = isFigure ? (subject.key as FigureKey) : undefined;
  const left = leftBy(taken.out, sense.vocabulary, key);
  if (left === undefined) return undefined;
  if (!isFigure) return notWithout(base.asked, taken.out.map(({ raw }) => raw).join(' '));
  if (typeof left === 'string') return notWithout(base.asked, left);
  return { ...base, others: [], asked: { ...base.asked, subject: without(subject, left) } };
}

/** A figure without more parts. */
export function without(
  subject: FigureSubject,
  { keys, accounts, relations }: Left,
): FigureSubject {
  const out = [...new Set([...(subject.without ?? []), ...keys])];
  const numbers = [...new Set([...(subject.without_accounts ?? []), ...accounts])];
  const who = [...new Set([...(subject.without_relations ?? []), ...relations])];
  return {
    ...subject,
    ...(out.length > 0 && { without: out }),
    ...(numbers.length > 0 && { without_accounts: numbers }),
    ...(who.length > 0 && { without_relations: who }),
  };
}

function notWithout(whole: Asked, name: string): Draft {
  const text = `‘${name}’ is geen regel, rekening, klant of leverancier die daar in zit. Wat wil je zien?`;
  return { kind: 'ask', text, asked: [whole] };
}

/** The words of what is left out, and those of what it is left out of. */
export function takenOut(sense: Sense): Taken | undefined {
  const { tokens } = sense;
  const [prefix] = cuesOf(sense, 'zonder');
  if (prefix) {
    const { from, to } = prefix.mark;
    const isOther = cuesOf(sense, 'zonder', 'weg').slice(1);
    const isCue = (place: number) =>
      isOther.some(({ mark }) => mark.from <= place && place < mark.to);
    const asks = tokens.findIndex(
      ({ text }, place) => place > to && from === 0 && ASKING.has(text),
    );
    const end = asks > 0 ? asks : tokens.length;
    const out = splitAt(tokens.slice(to, end), (_, place) => isCue(place + to));
    const joined = out.flatMap((part, place) => (place === 0 ? part : [JOINT, ...part]));
    return { base: from === 0 ? tokens.slice(end) : tokens.slice(0, from), out: joined };
  }
  const weg = cuesOf(sense, 'weg');
  const [start, end] = weg;
  if (start && end && end.mark.to > start.mark.to + 1) {
    // 'Laat het personeel weg uit de kosten': between its two words.
    const out = tokens.slice(start.mark.to, end.mark.from);
    return { base: [...tokens.slice(0, start.mark.from), ...tokens.slice(end.mark.to)], out };
  }
  return start && before(sense, start.mark);
}

const JOINT: Token = { text: 'en', stem: 'en', raw: 'en', isDashed: false };

/** 'Als je personeel niet meetelt': from the word that begins the clause, else the last thing named. */
function before({ tokens, scanned, rest }: Sense, { from, to }: Mark): Taken | undefined {
  const clause = tokens.findLastIndex(({ text }, place) => place < from && CLAUSES.has(text) && place > 0); // prettier-ignore
  const named = [
    ...scanned.marks.filter(({ meanings }) => meanings.some(({ role }) => role === 'figure')),
    ...rest.map(({ place }) => ({ from: place, to: place + 1 })),
  ].filter((mark) => mark.from < from);
  const last = named.reduce((place, mark) => Math.max(place, mark.from), -1);
  const start = clause > 0 && clause < last ? clause : last;
  if (start < 0) return undefined;
  return { base: [...tokens.slice(0, start), ...tokens.slice(to)], out: tokens.slice(start === clause ? start + 1 : start, from) }; // prettier-ignore
}

function readSum(sense: Sense, read: ReadPart): Draft | undefined {
  const signs = cuesOf(sense, 'plus', 'min');
  const joint = cuesOf(sense, 'samen', 'bijtellen', 'aftrekken');
  if (signs.length === 0 && joint.length === 0) return undefined;
  const isOff = joint.some(({ value }) => value === 'aftrekken');
  const isSigned = signs.length > 0 || joint.some(({ value }) => value !== 'samen');
  const parts = partsOf(sense, [...signs, ...joint], isOff);
  const terms: Sum['terms'][number][] = [];
  let first: AskedDraft | undefined;
  for (const { from, part, isBehindVan } of parts) {
    const own = senseOf(part, sense.vocabulary);
    const draft = read(own);
    if (!draft && own.rest.length > 0 && signs.length > 0) {
      const text = `Wat bedoel je met ‘${own.rest.map(({ token }) => token.raw).join(' ')}’?`;
      return { kind: 'ask', text, asked: first ? [first.asked] : [] };
    }
    if (!draft && own.rest.length > 0) return undefined;
    if (!draft) continue;
    if (draft.kind !== 'asked') return draft;
    const of = termsOf(draft.asked.subject);
    if (!of) return undefined;
    first ??= draft;
    const sign = signs.findLast(({ mark }) => mark.to <= from);
    const isMinus = sign?.value === 'min' || (isOff && terms.length > 0);
    const teken = isMinus ? ('min' as const) : ('plus' as const);
    const [one, ...more] = of.map((each) => ({ teken, of: each }));
    // 'Trek de huur van de omzet af' takes off what stands first.
    const isTurned = isOff && isBehindVan && terms.length === 1;
    const [before] = terms;
    if (isTurned && one && before) {
      terms.splice(0, 1, { ...one, teken: 'plus' }, { ...before, teken: 'min' });
    } else if (one) terms.push(one, ...more);
  }
  if (!first || terms.length < 2 || !areAlike(terms, isSigned)) return undefined;
  const { subject: _, ...rest } = first.asked;
  return { kind: 'asked', asked: { subject: { kind: 'sum', terms }, ...rest }, others: [] };
}

interface Piece {
  readonly from: number;
  readonly part: readonly Token[];
  readonly isBehindVan: boolean;
}

/** What stands between the words that add up or take off; a phrase or a name is never divided. */
function partsOf(
  { tokens, scanned, relation }: Sense,
  cues: readonly Cue[],
  isOff: boolean,
): Piece[] {
  const isIn = (place: number) =>
    scanned.marks.some(({ from, to }) => from < place && place < to) ||
    [...(relation?.places ?? [])].some((at) => at < place && relation?.places.has(at + 2) === true && at + 1 === place); // prettier-ignore
  const isJoint = cues.some(({ value }) => value !== 'plus' && value !== 'min');
  const pieces: { from: number; part: Token[]; isBehindVan: boolean }[] = [];
  const start = (from: number, isBehindVan: boolean) =>
    pieces.push({ from, part: [], isBehindVan });
  start(0, false);
  tokens.forEach((token, place) => {
    const isCue = cues.some(({ mark }) => mark.from <= place && place < mark.to);
    const isVan = isOff && token.text === 'van' && place > 1;
    const isSplit = isJoint && !isIn(place) && (CLAUSES.has(token.text) || isVan);
    if (isCue || isSplit) start(place + 1, isVan && !isCue);
    else pieces.at(-1)?.part.push(token);
  });
  return pieces.filter(({ part }) => part.length > 0);
}

/** Whether amounts can be added up: each once, and of one kind and side unless signs say so. */
function areAlike(terms: Sum['terms'], isSigned: boolean): boolean {
  const said = new Set(terms.map(({ of }) => JSON.stringify(of)));
  if (said.size < terms.length) return false;
  const kinds = new Set(
    terms.map(({ of }) => {
      if (of.kind !== 'figure' || !isDefinitionKey(of.key)) return of.kind;
      const { basis, sign } = definition(of.key);
      return isSigned ? basis : `${basis}${sign}`;
    }),
  );
  const figures = [...kinds].filter((kind) => kind !== 'account' && kind !== 'relation');
  const sides = new Set(terms.flatMap(({ of }) => (of.kind === 'relation' ? [of.side] : [])));
  return figures.length <= 1 && (isSigned || sides.size <= 1);
}

/** What can be added up; figures that were asked beside each other are terms each. */
function termsOf(subject: QuestionSubject): Sum['terms'][number]['of'][] | undefined {
  if (subject.kind === 'account' || subject.kind === 'relation') return [subject];
  if (subject.kind !== 'figure' || isKengetal(subject.key)) return undefined;
  const { also = [], ...own } = subject;
  // 'Wat blijft er van de omzet over na aftrek van' is of the omzet.
  const others = own.key === 'omzet' ? also.filter((key) => key !== 'resultaat') : also;
  return [own, ...others.map((key) => ({ kind: 'figure' as const, key }))];
}
