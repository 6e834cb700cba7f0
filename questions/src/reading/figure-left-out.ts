import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { groupsOfFigure } from './draft.ts';

/** What is said of a figure and is no other one: equity 'with the result', who is bought from, tax that is VAT. */
const isSaidOf = (key: FigureKey, told: string, split: Question['split']): boolean =>
  (key === 'resultaat' && told.includes('vermogen')) ||
  (split === 'relatie' && /^(?:debiteuren|crediteuren|inkoopwaarde|kostprijs_omzet)$/.test(key)) ||
  (key === 'belastingschulden' && told.includes('btw'));

/** What the terms of a sum may be said of. */
const LOOSE: ReadonlySet<string> = new Set(
  'omzet kosten debiteuren crediteuren resultaat bank_en_kas vreemd_vermogen som_der_kosten kostprijs_omzet inkoopwaarde belastingschulden'.split(
    ' ',
  ),
);

/** Costs that no ratio or result tells apart. */
const PARTS: ReadonlySet<string> = new Set(
  'personeelskosten lonen sociale_lasten huisvestingskosten autokosten kantoorkosten verkoopkosten verzekeringskosten advieskosten uitbesteed_werk'.split(
    ' ',
  ),
);

/** Whether a question has nothing of a figure that is named. */
export function isFigureLeftOut(
  key: FigureKey,
  { subject, of, measure, split, only }: Question,
): boolean {
  // 'Wat kost het personeel telkens' is not all that comes back.
  if (subject.kind === 'recurring')
    return subject.rekeningen === undefined && only === undefined && PARTS.has(key);
  if (subject.kind === 'sum' && LOOSE.has(key) && JSON.stringify(subject).includes('"relation"'))
    return false;
  if (subject.kind === 'sum')
    return (
      !JSON.stringify(subject).includes(`"${key}"`) &&
      of !== key &&
      key !== 'resultaat' &&
      key !== 'kosten'
    );
  if (subject.kind !== 'figure' || of === key || JSON.stringify(subject).includes(`"${key}"`))
    return false;
  if (key === 'bankschulden' && subject.key === 'langlopende_schulden') return false;
  const [own, other] = [groupsOfFigure(subject.key as FigureKey), groupsOfFigure(key)];
  if (own.length > 0 && own.every((group) => other.includes(group))) return false;
  if (measure === 'aandeel')
    return of !== undefined || (key === 'omzet' && subject.key === 'kosten');
  const isTold =
    !PARTS.has(key) &&
    /marge|ratio|solvabiliteit|resultaat|ebitda|d[sp]o|runway|break_even/.test(subject.key);
  return !isTold && !isSaidOf(key, subject.key, split);
}
