import { LIMITS, type Figure, type Question } from '@kengetal/contract';
import { fiscalMonths, GROUP_KEYS, GROUPS, yearAround } from '@kengetal/ledger';
import { valueOf } from '../books/figures/values.ts';
import type { Answer } from './answer.ts';
import { columnNow, columnOf, type Asking } from './asking.ts';
import { item } from './lines-of.ts';
import { HEADS, PLURALS } from './part-names.ts';
import { Telling } from './telling.ts';
import { namesIn, type Named } from './world.ts';

type Listed = 'rekening' | 'dagboek' | 'btw_code' | 'kostenplaats';

/** What of the books can be listed by name. */
export const isListed = (split: Question['split']): split is Listed =>
  split !== undefined && ['rekening', 'dagboek', 'btw_code', 'kostenplaats'].includes(split);

/** Accounts, journals and codes of the books by name; accounts with their balance where that is asked. */
export async function tellList(asking: Asking, split: Listed): Promise<Answer> {
  if (split === 'rekening') {
    return asking.question.measure === 'bedrag' ? tellBalances(asking) : tellAccounts(asking);
  }
  const names = await namesIn(asking.read);
  const codes = {
    dagboek: names.journals.filter(({ code }) => code !== ''),
    btw_code: names.vatCodes,
    kostenplaats: names.costCentres,
  }[split];
  return split === 'dagboek' ? tellJournals(asking, codes) : tellCodes(asking, codes, split);
}

function tellCodes({ question }: Asking, codes: readonly Named[], split: Listed): Answer {
  const telling = new Telling();
  if (codes.length === 0)
    return telling.say(`Deze boekhouding heeft geen ${PLURALS[split]}.`).done(question);
  telling.say(`Deze boekhouding heeft ${counted(codes.length, split)}.`);
  telling.table(
    [HEADS[split], 'Naam'],
    codes.map(({ code, naam }) => [code, naam ?? '']),
  );
  return telling.done(question);
}

/** Journals with how many lines each has in the months that are asked. */
async function tellJournals(asking: Asking, codes: readonly Named[]): Promise<Answer> {
  const { read, sources, question, span } = asking;
  const telling = new Telling();
  if (codes.length === 0)
    return telling.say('Deze boekhouding heeft geen dagboeken.').done(question);
  const rows: string[][] = [];
  for (const { code, naam } of codes) {
    const selection = {
      ...span,
      soorten: ['mutatie' as const, 'afsluiting' as const],
      filters: [item('dagboek', code)],
    };
    const { count } = await sources.lines(read, { selection, limit: 0 });
    rows.push([code, naam ?? '', count.toLocaleString('nl-NL')]);
  }
  const { naam } = await columnNow(asking);
  telling.say(
    `Deze boekhouding heeft ${counted(codes.length, 'dagboek')}. De boekingsregels zijn van ${naam.toLowerCase()}.`,
  );
  telling.table(['Dagboek', 'Naam', 'Boekingsregels'], rows);
  return telling.done(question);
}

function tellAccounts({ read, question }: Asking): Answer {
  const telling = new Telling();
  const accounts = [...read.books.accountsOf(GROUP_KEYS)].sort(byNumber);
  telling.say(`Deze boekhouding heeft ${counted(accounts.length, 'rekening')}.`);
  telling.table(
    ['Rekening', 'Naam', 'Soort'],
    firstOf(telling, accounts).map(({ rekening, naam, groep }) => [
      rekening,
      naam,
      GROUPS[groep].type === 'balans' ? 'Balans' : 'Winst en verlies',
    ]),
  );
  return telling.done(question);
}

/**
 * A trial balance: what each account comes to, on its own side. Those of the result count from the
 * beginning of the fiscal year, or both sides would not come to the same.
 */
async function tellBalances(asking: Asking): Promise<Answer> {
  const { read, question, span } = asking;
  const telling = new Telling();
  const { first } = fiscalMonths(yearAround(read.books.calendar.years, span.periode_max));
  const now = await columnOf(asking, { periode_min: first, periode_max: span.periode_max });
  const rows = [...read.books.accountsOf(GROUP_KEYS)]
    .sort(byNumber)
    .flatMap(({ rekening, naam, groep }) => {
      const on = (sign: 1 | -1) => now.account(rekening, { ...read.books.defined(groep), sign });
      const cents = valueOf(on(1)) ?? 0;
      return cents === 0
        ? []
        : [
            {
              label: `${rekening} ${naam}`.trim(),
              isDebit: cents > 0,
              figure: on(cents > 0 ? 1 : -1),
            },
          ];
    });
  const [debit, credit] = [true, false].map((side) =>
    sideOf(
      rows.filter(({ isDebit }) => isDebit === side),
      side ? 'Debet' : 'Credit',
    ),
  );
  telling.say(
    `Saldibalans, ${now.stand.naam.toLowerCase()}: ${counted(rows.length, 'rekening')} met een saldo.`,
  );
  if (debit && credit) {
    const isEven = valueOf(debit) === valueOf(credit);
    telling.say(
      `Samen ${telling.beside(debit)} debet en ${isEven ? 'evenveel' : telling.beside(credit)} credit.`,
    );
    if (!isEven) telling.say('Dat is niet gelijk: er ontbreekt een beginbalans of een boeking.');
  }
  telling.table(
    ['Rekening', 'Debet', 'Credit'],
    firstOf(telling, rows).map(({ label, isDebit, figure }) =>
      isDebit ? [label, figure, ''] : [label, '', figure],
    ),
  );
  return telling.done(question);
}

/** What the accounts of one side come to. */
function sideOf(
  rows: readonly { readonly label: string; readonly figure: Figure }[],
  label: string,
): Figure {
  const terms = rows.map((row) => ({
    label: row.label,
    factor: 1,
    part: 'teller' as const,
    figure: row.figure,
  }));
  const value = rows.reduce((sum, { figure }) => sum + (valueOf(figure) ?? 0), 0);
  const about = { label, explanation: 'De saldi aan deze kant samen.' };
  return { kind: 'derived', unit: 'cents', value, terms, about };
}

/** As many as a table shows. */
function firstOf<Row>(telling: Telling, rows: readonly Row[]): readonly Row[] {
  const most = LIMITS.askedRows.max;
  if (rows.length > most) telling.say(`Hieronder staan de eerste ${most}.`);
  return rows.slice(0, most);
}

const byNumber = (one: { readonly rekening: string }, other: { readonly rekening: string }) =>
  one.rekening.localeCompare(other.rekening);

const counted = (count: number, split: Listed): string =>
  `${count} ${count === 1 ? HEADS[split].toLowerCase() : PLURALS[split]}`;
