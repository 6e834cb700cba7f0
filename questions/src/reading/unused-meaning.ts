import type { Question } from '@kengetal/contract';
import type { Meaning } from '../lexicon/lexicon.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { nameWords } from '../names/name-index.ts';
import { BOUGHT } from './buying.ts';
import { groupsOfFigure, isStock } from './draft.ts';
import { GENERAL_WORDS } from './figures.ts';
import { isLeftOut, isOfParties } from './left-out.ts';
import { isClaim } from './no-figure-of.ts';
import type { Mark } from './scan.ts';
import { isOfDocument, type Sense } from './sense.ts';
import { isWithRest } from './still-open.ts';

/** Whether a reading does nothing with one of the things that words may mean. */
export const isMeaningUnused = (
  meaning: Meaning,
  mark: Mark,
  sense: Sense,
  question: Question,
): boolean => byItsRole(meaning, mark, sense, question) ?? isLeftOut(meaning, question);

/** What is known of it without what the reading leaves out. */
function byItsRole(
  { role, value }: Meaning,
  mark: Mark,
  sense: Sense,
  question: Question,
): boolean | undefined {
  const word = sense.tokens[mark.from]?.text ?? '';
  switch (role) {
    case 'figure':
      return isFigureUnused(value as FigureKey, mark, sense, question);
    case 'split':
      return isSplitRead(word, mark, sense, question) ? false : undefined;
    case 'link':
      return isLinkUnused(value, mark, sense, question);
    case 'order':
      return isOtherEnd(value, question) && word !== 'top' ? true : undefined;
    case 'measure':
      return BOUGHT.test(word) && isOfParties(question) ? false : undefined;
    case 'subject':
      return isSubjectRead(value, sense, question) ? false : undefined;
    default:
      return undefined;
  }
}

/** Of a figure: the first that knows it. */
function isFigureUnused(
  key: FigureKey,
  { from, to }: Mark,
  sense: Sense,
  question: Question,
): boolean | undefined {
  const { subject, measure, of } = question;
  const word = sense.tokens[from]?.text ?? '';
  const said = sense.tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join('');
  const isGeneral = to - from === 1 && GENERAL_WORDS.has(word) && !isStockOfFlow(word, subject);
  // 'Hoeveel procent van de omzet is huur en energie' is no share of the two.
  if (key === 'omzet' && subject.kind === 'account' && measure === 'aandeel' && of === undefined)
    return true;
  const isRead =
    isGeneral ||
    isOfAccounts(key, sense, question, said) ||
    isOfTerms(key, sense, question) ||
    isNameOfTerm(word, sense, question) ||
    isOfName(word, sense, question) ||
    isOwedToStaff(key, question) ||
    isIncluded(key, sense, from, question) ||
    isTaxOf(key, question);
  return isRead ? false : undefined;
}

/** 'De grootste schuld bij ons' is no omzet: what stands at a moment, beside what is of a period. */
const isStockOfFlow = (word: string, subject: Question['subject']): boolean =>
  subject.kind === 'figure' &&
  /^(?:omzet|kosten|resultaat)$/.test(subject.key) &&
  /^(?:schuld|schulden|saldo|tegoed|vermogen)$/.test(word);

/** 'Wat krijgt het personeel nog' is owed to them. */
const isOwedToStaff = (key: FigureKey, { subject }: Question): boolean =>
  key === 'personeelskosten' && subject.kind === 'figure' && subject.key === 'salarisschulden';

/** Words of a division that say which period, or what a pot on the balance sheet has. */
const isSplitRead = (
  word: string,
  { to }: Mark,
  { scanned, vocabulary }: Sense,
  question: Question,
): boolean =>
  // 'Over de maanden januari tot en met maart'.
  scanned.marks.some((mark) => mark.piece !== undefined && mark.from === to) ||
  // 'Hoeveel zit erin'.
  (/^zit/.test(word) && question.subject.kind === 'account' && isStock(question, vocabulary));

/** Of words that join: the first that knows it. */
function isLinkUnused(
  value: string,
  mark: Mark,
  sense: Sense,
  question: Question,
): boolean | undefined {
  // 'Tegenover hoeveel omzet stond dat'.
  if (value === 'tegen' && /^(?:hoeveel|welke?|wat)$/.test(sense.tokens[mark.to]?.text ?? ''))
    return false;
  // 'Ligt hier zonder bijlage' of one invoice.
  if (value === 'zonder' && isOfDocument(sense)) return false;
  // 'Maanden zonder winst'.
  if (value === 'zonder' && question.rows !== undefined) return false;
  if (value === 'telaat' && isWithRest(sense)) return false;
  if (question.skip !== undefined) return false;
  if (value === 'tegen') return isAgainstUnused(sense, question);
  return PLACED.has(value) && isPlacedRead(mark, sense, question) ? false : undefined;
}

function isAgainstUnused({ scanned }: Sense, question: Question): boolean | undefined {
  const { subject, against, split } = question;
  const periods = scanned.marks.filter(({ piece }) => piece !== undefined);
  if (subject.kind === 'sum' && against === undefined && periods.length > 1) return true;
  // '8000 tegenover 8010': beside each other.
  return subject.kind === 'account' && subject.rekeningen.length > 1 && split === 'rekening'
    ? false
    : undefined;
}

/** Links that may stand before a period and say no more than which it is. */
const PLACED: ReadonlySet<string> = new Set(['boven', 'onder', 'zonder']);

/** 'Over de maand mei' has no size, and 'zonder de laatste maanden' is about the period. */
function isPlacedRead({ from, to }: Mark, sense: Sense, question: Question): boolean {
  const { tokens, details, scanned } = sense;
  return (
    (Object.keys(details.sizes).length > 0 && isClaim(sense, question)) ||
    scanned.marks.some((mark) => mark.piece && mark.from >= to && mark.from - to <= 1) ||
    tokens[from]?.text === 'over'
  );
}

/** Words of a subject that say no more of an account than the account does. */
const isSubjectRead = (value: string, { vocabulary }: Sense, question: Question): boolean =>
  // 'Vpb die we nog moeten betalen' of an account of the balance sheet.
  (value.startsWith('open:') &&
    question.subject.kind === 'account' &&
    isStock(question, vocabulary)) ||
  isTaxOf(value, question);

/** 'Btw die we aan de belastingdienst afdroegen' of the account that it was paid from. */
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

/** 'Brutolonen plus sociale lasten': one of the terms is the account with that name. */
const isNameOfTerm = (word: string, { vocabulary }: Sense, { subject }: Question): boolean =>
  subject.kind === 'sum' &&
  subject.terms.some(
    ({ of }) =>
      of.kind === 'account' &&
      of.rekeningen.some(
        (each) => nameWords(vocabulary.accounts.byNumber.get(each)?.naam ?? '').join(' ') === word,
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

/**
 * 'Zonder de brutolonen' is that account, where it is called so; 'de rente van de lening' is one with both
 * words, as 'brutolonen' is of a sum.
 */
function isOfAccounts(
  key: FigureKey,
  { vocabulary }: Sense,
  { subject }: Question,
  said: string,
): boolean {
  const accounts = (numbers: readonly string[]) =>
    numbers.flatMap((each) => vocabulary.accounts.byNumber.get(each.toLowerCase()) ?? []);
  const isNamed = ({ naam }: { readonly naam: string }) =>
    nameWords(naam).some((part) => part.endsWith(said));
  if (subject.kind === 'sum')
    return subject.terms.some(
      ({ of }) => of.kind === 'account' && accounts(of.rekeningen).some(isNamed),
    );
  return (
    subject.kind === 'figure' &&
    accounts(subject.without_accounts ?? []).some(
      (account) => groupsOfFigure(key).includes(account.groep) || isNamed(account),
    )
  );
}

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

/** 'Hoogste en laagste': one of them is told. */
const isOtherEnd = (value: string, { order, measure, skip }: Question): boolean =>
  // Of what fell the most it is the lowest.
  (value === 'hoogste' && order === 'laagste' && measure !== 'oorzaken') ||
  // 'De kleinste van die vijf' is the last of the largest.
  (value === 'laagste' && order === 'hoogste' && skip === undefined);
