import type { Token } from '../text/tokens.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { TOTALS } from './figures.ts';
import { isOfNobody, isStock, measured, type Draft, type ReadPart } from './draft.ts';
import { areOfOwnPeriods, partsOf } from './parts-added.ts';
import { senseOf, type Sense } from './sense.ts';
import { areAlike, beforeTax, containing, withoutParts, withoutSide } from './terms.ts';
import { addingIn, termsIn, type Adding, type AskedDraft, type SumTerm } from './terms-read.ts';

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
  const adding = addingIn(sense);
  if (!adding) return undefined;
  const parts = partsOf(sense, [...adding.signs, ...adding.joint], adding.isOff);
  const found = termsIn(parts, adding, sense, read);
  if ('stopped' in found) return found.stopped;
  const { terms, first } = found;
  if (first && !adding.isSigned && areOneThing(terms)) return { ...first, others: [] };
  beforeTax(terms);
  withoutParts(terms, sense);
  withoutSide(terms);
  const unclear =
    ofIncluded(terms, first, adding, sense) ??
    ofOneInOther(terms, first, adding, sense) ??
    ofMoments(terms, sense);
  if (unclear) return unclear;
  if (!first || terms.length < 2 || !areAlike(terms, adding.isSigned)) return undefined;
  if (areOfOwnPeriods(parts, sense))
    return { kind: 'ask', text: 'Ik tel op over één periode. Welke bedoel je?', asked: [] };
  const { subject: _, split: __, ...rest } = first.asked;
  return { kind: 'asked', asked: { subject: { kind: 'sum', terms }, ...rest }, others: [] };
}

/** 'Alle bezittingen bij elkaar, welk balanstotaal': one thing in two words. */
function areOneThing([only, ...same]: readonly SumTerm[]): boolean {
  return (
    only !== undefined &&
    same.length > 0 &&
    same.every(({ of }) => JSON.stringify(of) === JSON.stringify(only.of))
  );
}

/** 'Kosten inclusief afschrijvingen': they are in it already. */
function ofIncluded(
  terms: readonly SumTerm[],
  first: AskedDraft | undefined,
  { included }: Adding,
  sense: Sense,
): Draft | undefined {
  const [around] = containing(terms, sense);
  if (included.length === 0 || terms.length < 2 || (terms.length === 2 && !around))
    return undefined;
  return around && terms.length === 2 && first
    ? { kind: 'asked', asked: { ...first.asked, subject: around.of }, others: [] }
    : whichOf(terms, 'Welke tel ik mee?');
}

/** What is within another term counts twice. */
function ofOneInOther(
  terms: readonly SumTerm[],
  first: AskedDraft | undefined,
  { isSigned }: Adding,
  sense: Sense,
): Draft | undefined {
  const within = containing(terms, sense);
  const isAllMoney = terms.every(({ teken }) => teken === 'plus') && within.some(isMoney);
  const [whole, ...wholes] =
    isSigned && !isAllMoney
      ? within.filter(({ of }) => of.kind === 'figure' && isOfNobody(of.key))
      : within;
  if (!whole) return undefined;
  // 'Op de rekening en in de kas samen' is all money.
  return isMoney(whole) && wholes.length === 0 && terms.length === 2 && first
    ? { kind: 'asked', asked: { ...first.asked, subject: whole.of }, others: [] }
    : whichOf(terms, 'Het een zit al in het ander. Wat wil je zien?');
}

const isMoney = ({ of }: SumTerm): boolean => of.kind === 'figure' && of.key === 'bank_en_kas';

/** 'Bankkosten bij elkaar, wat rekende de bank': a balance and costs are not added up. */
function ofMoments(terms: readonly SumTerm[], { vocabulary }: Sense): Draft | undefined {
  const stocks = terms.filter(({ of }) => isStock({ subject: of }, vocabulary)).length;
  return stocks > 0 && stocks < terms.length
    ? whichOf(terms, 'Een saldo en een bedrag van een periode tel ik niet samen. Wat wil je zien?')
    : undefined;
}

const whichOf = (terms: readonly SumTerm[], text: string): Draft => ({
  kind: 'ask',
  text,
  asked: terms.map(({ of }) => measured(of)),
});
