import type { Token } from '../text/tokens.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { TOTALS } from './figures.ts';
import { CLAUSES, cuesOf, includedIn, type Cue } from './combining-cues.ts';
import { isOfNobody, isStock, measured, type Draft, type ReadPart } from './draft.ts';
import { senseOf, type Sense } from './sense.ts';
import { areAlike, containing, termsOf, withoutParts, withoutSide, type Sum } from './terms.ts';

type AskedDraft = Extract<Draft, { kind: 'asked' }>;

/** 'Huur plus energie', 'omzet min inkoop', 'tel X en Y bij elkaar op'. */
export function readSum(sense: Sense, read: ReadPart): Draft | undefined {
  const share = sharePart(sense);
  if (!share) return sumOf(sense, read);
  const draft = sumOf(senseOf(share.part, sense.vocabulary), read);
  if (draft?.kind !== 'asked') return draft;
  return { ...draft, asked: { ...draft.asked, measure: 'aandeel', of: share.of }, others: [] };
}

/** 'Huur en energie samen als % van de omzet': the words of the sum, and what its share is of. */
function sharePart({
  tokens,
  scanned,
  figures,
}: Sense): { part: Token[]; of: FigureKey } | undefined {
  const mark = scanned.marks.find(({ meanings }) =>
    meanings.some(
      ({ role, value }) => value === 'aandeel' || (role === 'link' && value === 'procent'),
    ),
  );
  const whole = figures.find(
    (found) =>
      mark !== undefined &&
      found.mark.from >= mark.to &&
      found.mark.from - mark.to <= 2 &&
      TOTALS.has(found.key),
  );
  if (!mark || !whole || mark.from === 0) return undefined;
  const part = [...tokens.slice(0, mark.from), ...tokens.slice(whole.mark.to)].filter(
    ({ text }) => text !== 'als',
  );
  return { part, of: whole.key };
}

function sumOf(sense: Sense, read: ReadPart): Draft | undefined {
  const included = includedIn(sense);
  const signs = [...cuesOf(sense, 'plus', 'min'), ...included];
  const joint = cuesOf(sense, 'samen', 'bijtellen', 'aftrekken');
  if (signs.length === 0 && joint.length === 0) return undefined;
  // 'Winst voor aftrek van de huur' takes nothing off.
  if (joint.some(({ mark }) => /^(?:voor|vr)$/.test(sense.tokens[mark.from - 1]?.text ?? '')))
    return undefined;
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
    if (isLeft(draft, part)) continue;
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
  // 'Alle bezittingen bij elkaar, welk balanstotaal': one thing in two words.
  const [only, ...same] = terms;
  const isOne =
    !isSigned &&
    only &&
    same.length > 0 &&
    same.every(({ of }) => JSON.stringify(of) === JSON.stringify(only.of));
  if (isOne && first) return { ...first, others: [] };
  withoutParts(terms, sense);
  withoutSide(terms);
  const within = containing(terms, sense);
  // 'Kosten inclusief afschrijvingen': they are in it already.
  const [around] = within;
  if (included.length > 0 && terms.length > 1 && (terms.length > 2 || around)) {
    return around && terms.length === 2 && first
      ? { kind: 'asked', asked: { ...first.asked, subject: around.of }, others: [] }
      : { kind: 'ask', text: 'Welke tel ik mee?', asked: terms.map(({ of }) => measured(of)) };
  }
  const isAllMoney =
    terms.every(({ teken }) => teken === 'plus') &&
    within.some(({ of }) => of.kind === 'figure' && of.key === 'bank_en_kas');
  const [whole, ...wholes] =
    isSigned && !isAllMoney
      ? within.filter(({ of }) => of.kind === 'figure' && isOfNobody(of.key))
      : within;
  // 'Op de rekening en in de kas samen' is all money; what else is within another counts twice.
  const isMoney = whole?.of.kind === 'figure' && whole.of.key === 'bank_en_kas';
  if (whole && isMoney && wholes.length === 0 && terms.length === 2 && first) {
    return { kind: 'asked', asked: { ...first.asked, subject: whole.of }, others: [] };
  }
  if (whole)
    return {
      kind: 'ask',
      text: 'Het een zit al in het ander. Wat wil je zien?',
      asked: terms.map(({ of }) => measured(of)),
    };
  // 'Bankkosten bij elkaar, wat rekende de bank': a balance and costs are not added up.
  const stocks = terms.filter(({ of }) => isStock({ subject: of }, sense.vocabulary)).length;
  if (stocks > 0 && stocks < terms.length)
    return {
      kind: 'ask',
      text: 'Een saldo en een bedrag van een periode tel ik niet samen. Wat wil je zien?',
      asked: terms.map(({ of }) => measured(of)),
    };
  if (!first || terms.length < 2 || !areAlike(terms, isSigned)) return undefined;
  if (areOfOwnPeriods(parts, sense))
    return { kind: 'ask', text: 'Ik tel op over één periode. Welke bedoel je?', asked: [] };
  const { subject: _, ...rest } = first.asked;
  return { kind: 'asked', asked: { subject: { kind: 'sum', terms }, ...rest }, others: [] };
}

/** 'Omzet q1 plus kosten q2': each of them has a period of its own. */
function areOfOwnPeriods(parts: readonly Piece[], { vocabulary }: Sense): boolean {
  const said = parts.flatMap(({ part }) => {
    const { tokens, scanned } = senseOf(part, vocabulary);
    const words = scanned.marks
      .filter(({ piece }) => piece)
      .map(({ from, to }) =>
        tokens
          .slice(from, to)
          .map(({ text }) => text)
          .join(' '),
      );
    return words.length === 0 ? [] : [words.join(' ')];
  });
  return new Set(said).size > 1;
}

/** 'Wat blijft er over als …' asks for no result of its own, and 'wat kostte dat' for no costs. */
const isLeft = ({ asked: { subject } }: AskedDraft, part: readonly Token[]): boolean => {
  const says = (words: RegExp) => part.some(({ text }) => words.test(text));
  if (subject.kind !== 'figure') return false;
  return subject.key === 'resultaat'
    ? says(/^over$/)
    : subject.key === 'kosten' &&
        says(/^(?:kost|kostte|kostten|gekost|kwijt|uitgegeven)$/) &&
        says(/^(?:dat|die|dit)$/);
};

interface Piece {
  readonly from: number;
  readonly part: readonly Token[];
  readonly isBehindVan: boolean;
}

/** What stands between the words that add up or take off; a phrase or a name is never divided. */
function partsOf(
  { tokens, scanned, relation, references }: Sense,
  cues: readonly Cue[],
  isOff: boolean,
): Piece[] {
  const isIn = (place: number) =>
    scanned.marks.some(({ from, to }) => from < place && place < to) ||
    (references.places.has(place - 1) &&
      references.places.has(place) &&
      !cues.some(({ mark }) => mark.from === place)) ||
    [...(relation?.places ?? [])].some(
      (at) => at < place && relation?.places.has(at + 2) === true && at + 1 === place,
    );
  const isJoint = cues.some(({ value }) => value !== 'plus' && value !== 'min');
  const isAdded = cues.some(({ value }) => value === 'bijtellen');
  const pieces: { from: number; part: Token[]; isBehindVan: boolean }[] = [];
  const start = (from: number, isBehindVan: boolean) =>
    pieces.push({ from, part: [], isBehindVan });
  start(0, false);
  tokens.forEach((token, place) => {
    const isCue = cues.some(({ mark }) => mark.from <= place && place < mark.to);
    // 'Als je bij de winst de afschrijvingen weer optelt'.
    const isVan =
      place > 0 && ((isOff && token.text === 'van') || (isAdded && token.text === 'bij'));
    // 'Omzet min inkoop en uitbesteed werk' takes off both.
    const isBehindSign = cues.some(
      ({ mark, value }) => (value === 'plus' || value === 'min') && mark.to <= place - 1,
    );
    const isListed = !isIn(place) && isBehindSign && token.text === 'en';
    const isSplit = isListed || (isJoint && !isIn(place) && (CLAUSES.has(token.text) || isVan));
    const isComma = token.isNext === true && !isIn(place) && (isJoint || isBehindSign);
    // 'Als je van de omzet de inkoop aftrekt' names two things behind 'van'.
    const last = pieces.at(-1);
    const isNext =
      last?.isBehindVan === true &&
      /^(?:de|het|onze|mijn)$/.test(token.text) &&
      last.part.some(({ text }) => !/^(?:de|het|onze|mijn)$/.test(text));
    if (isCue || isSplit) start(place + 1, isVan && !isCue);
    else if (isNext) start(place + 1, false);
    else if (isComma) {
      start(place, false);
      pieces.at(-1)?.part.push(token);
    } else pieces.at(-1)?.part.push(token);
  });
  return pieces.filter(({ part }) => part.length > 0);
}
