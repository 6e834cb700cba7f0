import type { Question } from '@kengetal/contract';
import type { Meaning } from '../lexicon/lexicon.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { isFigureLeftOut } from './figure-left-out.ts';

/** Whether a question has nothing of what a word means. */
export function isLeftOut({ role, value }: Meaning, question: Question): boolean {
  const { subject, measure, split, order, limit, against, only, period } = question;
  const isMeasured = (...measures: string[]) => measures.includes(measure ?? '');
  switch (role) {
    case 'order':
      // Rows are chosen only where there are any: 'de hoogste factuur van Jansen' is not all of it.
      return (
        order === undefined &&
        (limit === undefined || subject.kind === 'vat' || !hasRows(question)) &&
        measure !== 'oorzaken' &&
        !(subject.kind === 'recurring' && only !== undefined)
      );
    case 'split':
      return (
        split === undefined &&
        against === undefined &&
        !isMeasured('gemiddelde', 'oorzaken', 'boekingen') &&
        !['recurring', 'open', 'check'].includes(subject.kind)
      );
    case 'against':
      return against === undefined && period === undefined;
    case 'measure':
      return isMeasureLeftOut(value, question);
    case 'noun':
      return (
        PARTIES.has(value) &&
        split !== 'relatie' &&
        only?.factuur === undefined &&
        !isOfParties(question)
      );
    case 'link':
      return isLinkLeftOut(value, question);
    case 'figure':
      return isFigureLeftOut(value as FigureKey, question);
    case 'subject':
      return isSubjectLeftOut(value, question);
    case 'side':
      return isSideLeftOut(value, question);
    case 'filler':
      return false;
  }
}

/** What is paid or owed, where the reading is of neither. */
function isSideLeftOut(value: string, { subject, only, rows }: Question): boolean {
  const told = JSON.stringify(subject);
  if (value === 'openstaand')
    return (
      subject.kind === 'figure' &&
      /^(?:omzet|kosten|resultaat|bank_en_kas)$/.test(subject.key) &&
      only === undefined
    );
  return (
    value === 'betaald' &&
    !/betaald|open|recurring|kosten|vat|d[sp]o|debiteuren|crediteuren/.test(told) &&
    only === undefined &&
    rows === undefined
  );
}

const hasRows = ({ subject, measure, split }: Question): boolean =>
  split !== undefined ||
  measure === 'boekingen' ||
  measure === 'aantal' ||
  ['lines', 'open', 'charged', 'recurring', 'check'].includes(subject.kind);

const PARTIES: ReadonlySet<string> = new Set(['klanten', 'leveranciers', 'relaties']);

export const isOfParties = ({ subject, only }: Question): boolean =>
  ['relation', 'open', 'charged', 'vat', 'recurring', 'sum'].includes(subject.kind) ||
  only?.relatie !== undefined ||
  /relations|debiteuren|crediteuren|d[sp]o/.test(JSON.stringify(subject));

function isMeasureLeftOut(
  value: string,
  { subject, measure, split, order, against, of, only }: Question,
): boolean {
  const isSum = subject.kind === 'sum';
  const isRatio = /marge|solvabiliteit|ratio|percentage|d[sp]o|runway/.test(
    JSON.stringify(subject),
  );
  const isOf = (...measures: string[]) => measures.includes(measure ?? '');
  // A figure is all of itself: what its share was asked of is not read.
  const isOfItself =
    subject.kind === 'figure' &&
    (subject.key === of || (of === undefined && subject.key === 'omzet')) &&
    measure === 'aandeel' &&
    split === undefined &&
    only === undefined &&
    !/without/.test(JSON.stringify(subject));
  switch (value) {
    case 'verschil':
      return (
        !isOf('verschil', 'oorzaken', 'bedrag') &&
        against === undefined &&
        split === undefined &&
        !isSum
      );
    case 'aandeel':
      return (
        (!isOf('aandeel', 'verschil') && !isRatio && !(isOf('oorzaken') && split !== undefined)) ||
        isOfItself
      );
    case 'oorzaken':
      return !isOf('oorzaken') && order === undefined;
    case 'gemiddelde':
      return (
        !isOf('gemiddelde') &&
        (!isRatio || /solvabiliteit|_ratio/.test(JSON.stringify(subject))) &&
        subject.kind !== 'recurring'
      );
    case 'aantal':
      return !isOf('aantal') && !isSum && subject.kind !== 'recurring';
    default:
      return (
        !isOf('boekingen', 'aantal') &&
        !['lines', 'check', 'open', 'charged'].includes(subject.kind)
      );
  }
}

function isLinkLeftOut(
  value: string,
  { subject, measure, against, only, rows, limit }: Question,
): boolean {
  const text = JSON.stringify(subject);
  const isSum = subject.kind === 'sum';
  switch (value) {
    case 'zonder':
    case 'weg':
      return (
        !/without|excl/.test(text) &&
        !isSum &&
        !['check', 'vat', 'recurring'].includes(subject.kind)
      );
    // Of a turn it is what that does; a question by itself does nothing with 'niet zonder'.
    case 'met':
      return true;
    case 'plus':
    case 'min':
    case 'bijtellen':
    case 'aftrekken':
      return (
        !isSum &&
        !text.includes('without') &&
        !text.includes('bank_en_kas') &&
        subject.kind !== 'vat' &&
        rows === undefined &&
        !(value === 'aftrekken' && /resultaat_voor|ebitda|bedrijfsresultaat/.test(text))
      );
    case 'tegen':
      return (
        against === undefined &&
        !isSum &&
        measure !== 'aandeel' &&
        rows === undefined &&
        !/ratio|solvabiliteit|marge/.test(text)
      );
    case 'samen':
      // 'De top drie, samen hoeveel procent': each of them has a share.
      return measure === 'aandeel' && (limit ?? 1) > 1;
    case 'telaat':
      return !text.includes('"late"') && !text.includes('"older"');
    case 'ouder':
      return (
        !text.includes('"older"') &&
        rows === undefined &&
        against === undefined &&
        only === undefined &&
        !isSum
      );
    case 'boven':
    case 'onder':
      return (
        !text.includes('"older"') &&
        rows === undefined &&
        against === undefined &&
        only === undefined &&
        !isSum
      );
    case 'incl':
      return (
        subject.kind !== 'charged' &&
        only?.btw_code === undefined &&
        !/btw_positie/.test(JSON.stringify(subject))
      );
    case 'btwcode':
      return (
        only?.btw_code === undefined && (subject.kind === 'account' || subject.kind === 'relation')
      );
    case 'debet':
    case 'credit':
      return only?.zijde === undefined;
    case 'omschrijving':
      return only?.omschrijving === undefined && subject.kind !== 'relation';
    default:
      return false;
  }
}

function isSubjectLeftOut(value: string, { subject }: Question): boolean {
  const text = JSON.stringify(subject);
  const [kind = ''] = value.split(':');
  switch (kind) {
    case 'open':
      return !/"open|openstaand|debiteuren|crediteuren|btw_positie|schulden|charged|vat/.test(text);
    case 'vat':
      return !/vat|btw|charged|belasting|excl/.test(text);
    case 'recurring':
      return subject.kind === 'figure';
    default:
      return false;
  }
}
