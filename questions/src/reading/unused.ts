import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { nameWords } from '../names/name-index.ts';
import { isAskedBeside, isOnlyAlike, isOtherList, isOtherSplit } from './asked-beside.ts';
import { BOUGHT } from './buying.ts';
import { groupsOfFigure, isStock } from './draft.ts';
import { GENERAL_WORDS } from './figures.ts';
import { isLeftOut, isOfParties } from './left-out.ts';
import { isClaim } from './no-figure-of.ts';
import type { Mark } from './scan.ts';
import { isOfAround } from './around-average.ts';
import { isOfCentre } from './centre-of-list.ts';
import { asksWhose } from './of-lines.ts';
import { isOfEnds } from './row-of-list.ts';
import { isOfDocument, type Sense } from './sense.ts';
import { isWithRest } from './still-open.ts';

/** Whether a reading does nothing with words that the lexicon has (decision 0112). */
export function isUnused({ meanings, from, to }: Mark, sense: Sense, question: Question): boolean {
  if (
    meanings.length === 0 ||
    isOfEnds({ meanings, from }, sense, question) ||
    isOfAround({ meanings }, question) ||
    isOfCentre(from, sense, question)
  )
    return false;
  if (asksWhose(sense, question) && meanings.some(({ role }) => role === 'noun')) return false;
  if (isAskedBeside(from, to, sense, question) || isOtherSplit(from, meanings, sense, question))
    return true;
  if (isOtherList(from, sense, question) || isOnlyAlike(from, to, sense, meanings)) return true;
  // 'Wie had de meeste omzet op Jansen na': rows are chosen, and there are none.
  if (
    question.limit !== undefined &&
    meanings.some((each) => each.role === 'order' && isLeftOut(each, question))
  )
    return true;
  // 'De grootste kostenpost per maand' is one for each of them.
  const isOfTime =
    question.order !== undefined && /^(?:maand|kwartaal|jaar)$/.test(question.split ?? '');
  if (
    isOfTime &&
    meanings.some(
      ({ role, value }) => role === 'noun' && (value === 'posten' || value === 'kosten'),
    )
  )
    return true;
  const first = sense.tokens[from]?.text ?? '';
  const isGeneral = to - from === 1 && GENERAL_WORDS.has(first);
  // 'Op welke rekening staat de huur' asks for no amount.
  const isWhich = first === 'rekening' && sense.tokens[from - 1]?.text === 'welke';
  if (isWhich && question.subject.kind === 'account' && question.measure === undefined) return true;
  // 'Over de maanden januari tot en met maart'.
  const isNaming = sense.scanned.marks.some((mark) => mark.piece !== undefined && mark.from === to);
  // 'Over de maand mei' has no size, and 'zonder de laatste maanden' is about the period.
  const isOfPeriod = sense.scanned.marks.some(
    (mark) => mark.piece && mark.from >= to && mark.from - to <= 1,
  );
  return meanings.every((meaning) => {
    // 'Hoeveel procent van de omzet is huur en energie' is no share of the two.
    if (
      meaning.value === 'omzet' &&
      question.subject.kind === 'account' &&
      question.measure === 'aandeel' &&
      question.of === undefined
    )
      return true;
    if (
      meaning.role === 'figure' &&
      (isGeneral ||
        isOfAccounts(meaning.value as FigureKey, sense, question, first) ||
        isOfTerms(meaning.value as FigureKey, sense, question) ||
        isOfName(first, sense, question))
    )
      return false;
    // 'Wat krijgt het personeel nog' is owed to them.
    if (
      meaning.value === 'personeelskosten' &&
      question.subject.kind === 'figure' &&
      question.subject.key === 'salarisschulden'
    )
      return false;
    if (meaning.role === 'figure' && isIncluded(meaning.value as FigureKey, sense, from, question))
      return false;
    if (meaning.role === 'split' && isNaming) return false;
    // 'Hoeveel zit erin' of a pot on the balance sheet.
    if (
      meaning.role === 'split' &&
      /^zit/.test(first) &&
      question.subject.kind === 'account' &&
      isStock(question, sense.vocabulary)
    )
      return false;
    // 'Tegenover hoeveel omzet stond dat'.
    if (meaning.value === 'tegen' && /^(?:hoeveel|welke?|wat)$/.test(sense.tokens[to]?.text ?? ''))
      return false;
    // 'Ligt hier zonder bijlage' of one invoice.
    if (meaning.value === 'zonder' && isOfDocument(sense)) return false;
    if (meaning.value === 'telaat' && isWithRest(sense)) return false;
    if (question.skip !== undefined && meaning.role === 'link') return false;
    if (
      meaning.value === 'tegen' &&
      question.subject.kind === 'sum' &&
      question.against === undefined &&
      isOfTwoPeriods(sense)
    )
      return true;
    if (meaning.role === 'order' && isOtherEnd(meaning.value, question) && first !== 'top')
      return true;
    if (meaning.role === 'measure' && BOUGHT.test(first) && isOfParties(question)) return false;
    // 'Vpb die we nog moeten betalen' of an account of the balance sheet.
    if (
      meaning.role === 'subject' &&
      meaning.value.startsWith('open:') &&
      question.subject.kind === 'account' &&
      isStock(question, sense.vocabulary)
    )
      return false;
    // 'Btw die we aan de belastingdienst afdroegen' of the account that it was paid from.
    if (isTaxOf(meaning.value, question)) return false;
    // '8000 tegenover 8010': beside each other.
    if (
      meaning.value === 'tegen' &&
      question.subject.kind === 'account' &&
      question.subject.rekeningen.length > 1 &&
      question.split === 'rekening'
    )
      return false;
    if (
      meaning.role === 'link' &&
      PLACED.has(meaning.value) &&
      Object.keys(sense.details.sizes).length > 0 &&
      isClaim(sense, question)
    )
      return false;
    if (meaning.role === 'link' && PLACED.has(meaning.value) && (isOfPeriod || first === 'over'))
      return false;
    return isLeftOut(meaning, question);
  });
}

const isTaxOf = (value: string, { subject, measure }: Question): boolean =>
  subject.kind === 'account' &&
  measure === 'boekingen' &&
  /^(?:vat|vat:5b|belastingschulden)$/.test(value);

/** 'De huisvestingskosten, huur plus energie': the whole that the terms are of. */
const isOfTerms = (key: FigureKey, { vocabulary }: Sense, { subject }: Question): boolean =>
  subject.kind === 'sum' &&
  subject.terms.every(
    ({ teken, of }) =>
      teken === 'plus' &&
      of.kind === 'account' &&
      of.rekeningen.every((each) =>
        groupsOfFigure(key).includes(vocabulary.accounts.byNumber.get(each)?.groep ?? ''),
      ),
  );

/** 'Van Loon' of two relations. */
const isOfName = (word: string, { vocabulary }: Sense, { subject }: Question): boolean =>
  subject.kind === 'sum' &&
  subject.terms.some(
    ({ of }) =>
      of.kind === 'relation' &&
      nameWords(vocabulary.relations.byNumber.get(of.relatie.toLowerCase())?.naam ?? '').includes(
        word,
      ),
  );

/** 'Zonder de brutolonen' is that account, where it is called so; 'de rente van de lening' is one with both words. */
const isOfAccounts = (
  key: FigureKey,
  { vocabulary }: Sense,
  { subject }: Question,
  word: string,
): boolean =>
  subject.kind === 'figure' &&
  subject.without_accounts?.some((each) => {
    const { groep, naam = '' } = vocabulary.accounts.byNumber.get(each) ?? {};
    return (
      groupsOfFigure(key).includes(groep ?? '') ||
      nameWords(naam).some((part) => part.endsWith(word))
    );
  }) === true;

/** 'Het personeel incl. sociale lasten': a part that is in it already. */
const isIncluded = (
  key: FigureKey,
  { tokens }: Sense,
  from: number,
  { subject }: Question,
): boolean =>
  subject.kind === 'figure' &&
  /^(?:incl|inclusief|met)$/.test(tokens[from - 1]?.text ?? '') &&
  subject.without === undefined &&
  groupsOfFigure(key).length > 0 &&
  groupsOfFigure(key).every((group) => groupsOfFigure(subject.key as FigureKey).includes(group));

const isOfTwoPeriods = ({ scanned }: Sense): boolean =>
  scanned.marks.filter(({ piece }) => piece !== undefined).length > 1;

/** 'Hoogste en laagste': one of them is told. */
const isOtherEnd = (value: string, { order, measure, skip }: Question): boolean =>
  // Of what fell the most it is the lowest.
  (value === 'hoogste' && order === 'laagste' && measure !== 'oorzaken') ||
  // 'De kleinste van die vijf' is the last of the largest.
  (value === 'laagste' && order === 'hoogste' && skip === undefined);

/** Links that may stand before a period and say no more than which it is. */
const PLACED: ReadonlySet<string> = new Set(['boven', 'onder', 'zonder']);
