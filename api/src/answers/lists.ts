import { LIMITS, type Figure, type Question } from '@kengetal/contract';
import { GROUP_KEYS, GROUPS } from '@kengetal/ledger';
import { valueOf } from '../books/figures/values.ts';
import type { Answer } from './answer.ts';
import { columnNow, type Asking } from './asking.ts';
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
  const codes = { dagboek: names.journals.filter(({ code }) => code !== ''), btw_code: names.vatCodes, kostenplaats: names.costCentres }[split]; // prettier-ignore
  return split === 'dagboek' ? tellJournals(asking, codes) : tellCodes(asking, codes, split);
}

function tellCodes({ question }: Asking, codes: readonly Named[], split: Listed): Answer {
  const telling = new Telling();
  if (codes.length === 0) return telling.say(`Deze boekhouding heeft geen ${PLURALS[split]}.`).done(question); // prettier-ignore
  telling.say(`Deze boekhouding heeft ${counted(codes.length, split)}.`);
  telling.table([HEADS[split], 'Naam'], codes.map(({ code, naam }) => [code, naam ?? ''])); // prettier-ignore
  return telling.done(question);
}

/** Journals with how many lines each has in the months that are asked. */
async function tellJournals(asking: Asking, codes: readonly Named[]): Promise<Answer> {
  const { read, sources, question, span } = asking;
  const telling = new Telling();
  if (codes.length === 0) return telling.say('Deze boekhouding heeft geen dagboeken.').done(question); // prettier-ignore
  const rows: string[][] = [];
  for (const { code, naam } of codes) {
    const selection = { ...span, soorten: ['mutatie' as const, 'afsluiting' as const], filters: [item('dagboek', code)] }; // prettier-ignore
    const { count } = await sources.lines(read, { selection, limit: 0 });
    rows.push([code, naam ?? '', count.toLocaleString('nl-NL')]);
  }
  const { naam } = await columnNow(asking);
  telling.say(`Deze boekhouding heeft ${counted(codes.length, 'dagboek')}. De boekingsregels zijn van ${naam.toLowerCase()}.`); // prettier-ignore
  telling.table(['Dagboek', 'Naam', 'Boekingsregels'], rows);
  return telling.done(question);
}

function tellAccounts({ read, question }: Asking): Answer {
  const telling = new Telling();
  const accounts = [...read.books.accountsOf(GROUP_KEYS)].sort(byNumber);
  telling.say(`Deze boekhouding heeft ${counted(accounts.length, 'rekening')}.`);
  telling.table(
    ['Rekening', 'Naam', 'Soort'],
    firstOf(telling, accounts).map(({ rekening, naam, groep }) => [rekening, naam, GROUPS[groep].type === 'balans' ? 'Balans' : 'Winst en verlies']), // prettier-ignore
  );
  return telling.done(question);
}

/** What stands on each account of the balance sheet, and what was booked on each of the result. */
async function tellBalances(asking: Asking): Promise<Answer> {
  const { read, question } = asking;
  const telling = new Telling();
  const now = await columnNow(asking);
  const rows = [...read.books.accountsOf(GROUP_KEYS)].sort(byNumber).flatMap(({ rekening, naam, groep }) => {
    const figure: Figure = now.account(rekening, { ...read.books.defined(groep), sign: 1 });
    return (valueOf(figure) ?? 0) === 0 ? [] : [[`${rekening} ${naam}`.trim(), figure] as const];
  }); // prettier-ignore
  telling.say(`Saldo van elke rekening, ${now.naam.toLowerCase()}: ${counted(rows.length, 'rekening')} met een saldo.`); // prettier-ignore
  telling.say('Een bedrag onder nul is credit. Balansrekeningen staan er met hun stand aan het eind, de andere met wat er in de periode op geboekt is.'); // prettier-ignore
  telling.table(['Rekening', 'Saldo'], firstOf(telling, rows));
  return telling.done(question);
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
