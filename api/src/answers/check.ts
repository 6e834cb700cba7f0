import type { Question } from '@kengetal/contract';
import { fiscalYearName, GROUP_KEYS, type GroupKey, GROUPS, groupsOfType } from '@kengetal/ledger';
import type { PeriodColumn } from '../books/columns/columns.ts';
import type { BookedAccount, Books } from '../books/books.ts';
import { openingChecks } from '../books/opening-checks.ts';
import { isForQuestions } from '../books/periods/lacking.ts';
import { lackingOf } from '../books/periods/reports.ts';
import type { Answer } from './answer.ts';
import { columnNow, type Asking } from './asking.ts';
import { item, linesOfGroups } from './lines-of.ts';
import { tellLines } from './lines.ts';
import { partsIn } from './parts.ts';
import { Telling } from './telling.ts';

type Check = Extract<Question['subject'], { kind: 'check' }>['of'];

/** What a bookkeeper looks at first, each with its proof. */
export function tellCheck(asking: Asking, of: Check): Promise<Answer> | Answer {
  switch (of) {
    case 'vraagposten':
      return tellAccounts(asking, isQuestion, 'Vraagposten en tussenrekeningen');
    case 'niet_ingedeeld':
      return tellAccounts(asking, isUnplaced, 'Niet ingedeeld');
    case 'opening':
      return tellOpening(asking);
    case 'btw_code':
      return tellWithoutCode(asking);
    case 'ontbreekt':
      return tellLacking(asking);
  }
}

const isQuestion = ({ naam, groep }: BookedAccount) =>
  isForQuestions({ naam, type: GROUPS[groep].type });
const isUnplaced = ({ groep }: BookedAccount) => GROUPS[groep].main === 'niet_ingedeeld';

/** Accounts that should be at nothing, with what stands on them. */
async function tellAccounts(
  { read, question, ...asking }: Asking,
  isMeant: (account: BookedAccount) => boolean,
  name: string,
): Promise<Answer> {
  const telling = new Telling();
  const now = await columnNow({ read, question, ...asking });
  const accounts = read.books.accountsOf(GROUP_KEYS).filter(isMeant);
  const rows = accounts
    .map((account) => ({ account, figure: balanceOf(read.books, now, account) }))
    .filter(({ figure }) => figure.kind === 'booked' && figure.cents !== 0);
  const moment = now.stand.naam.toLowerCase();
  if (rows.length === 0) {
    return telling.say(`${name}, ${moment}: hier staat niets meer op.`).done(question);
  }
  telling.say(
    `${name}, ${moment}: ${rows.length === 1 ? '1 rekening' : `${rows.length} rekeningen`} met een saldo.`,
  );
  telling.table(
    ['Rekening', 'Saldo'],
    rows.map(({ account, figure }) => [`${account.rekening} ${account.naam}`.trim(), figure]),
  );
  return telling.done(question);
}

const balanceOf = (books: Books, column: PeriodColumn, { rekening, groep }: BookedAccount) =>
  column.account(rekening, books.defined(groep));

/** Whether each year opens with what the year before closed with. */
async function tellOpening({ read, question }: Asking): Promise<Answer> {
  const telling = new Telling();
  const checks = await openingChecks(read.books);
  if (checks.length === 0) {
    return telling
      .say(
        'Er is maar één boekjaar ingelezen, dus er is geen vorig jaar om de beginbalans naast te leggen.',
      )
      .done(question);
  }
  for (const { year, check } of checks) {
    telling.say(`${fiscalYearName(year)}: ${telling.quote(check.message)}`);
  }
  return telling.done(question);
}

/** Costs and revenue without a VAT code. */
async function tellWithoutCode(asking: Asking): Promise<Answer> {
  const telling = new Telling();
  const { read, question } = asking;
  const now = await columnNow(asking);
  const groups: readonly GroupKey[] = groupsOfType('resultaat');
  const of = linesOfGroups(read.books, groups, { basis: 'flow', sign: 1 });
  const parts = await partsIn(asking, now, of, 'btw_code');
  if (typeof parts === 'string') return telling.say(parts).done(question);
  const name = 'Kosten en opbrengsten zonder btw-code';
  const without = parts.find(({ key }) => key === '');
  if (!without) return telling.say(`${name}, ${now.naam.toLowerCase()}: geen.`).done(question);
  const lines = { ...of, filters: [...of.filters, item('btw_code', '')] };
  const measured = {
    name,
    basis: 'flow',
    more: 'neutraal',
    lines,
    of: () => Promise.resolve(without.figure),
  } as const;
  return tellLines(asking, measured);
}

/** What is missing in the books of a period. */
function tellLacking({ read, question, span }: Asking): Answer {
  const telling = new Telling();
  const lacking = lackingOf(read.books.calendar.lacking ?? [], span);
  if (lacking.length === 0) {
    return telling
      .say(
        'Voor zover te zien is ontbreekt er in deze periode niets. Facturen die nog niet geboekt zijn, zijn niet te zien.',
      )
      .done(question);
  }
  // 'Welke maanden ontbreken' is asked of what else is not done as well.
  if (lacking.every(({ kind }) => kind !== 'maanden'))
    telling.say('Er ontbreken geen hele maanden.');
  for (const { text } of lacking) telling.say(text);
  return telling.done(question);
}
