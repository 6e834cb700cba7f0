import { formatCents } from '@kengetal/ledger';
import { JOURNALS } from './chart.ts';
import { addDays } from './days.ts';
import type { OpenItem } from './open-items.ts';
import type { Producer } from './producer.ts';
import { amount, lineNumber } from './write-lines.ts';
import { totalsOf, writtenJournals } from './written.ts';
import { elements } from './xml.ts';
import type { WritableYear } from './year.ts';

/** Customers and suppliers, with the journal that their invoices are booked in. */
const SUBLEDGERS = [
  { sbType: 'CU', sbDesc: 'Debiteuren', account: 'debiteuren', trade: 'S', invoices: 'verkoop' },
  { sbType: 'SU', sbDesc: 'Crediteuren', account: 'crediteuren', trade: 'P', invoices: 'inkoop' },
] as const;

/** The last day on which a relation may pay; half of them have 30 days, the others 14. */
export function dueDate(invoiceDate: string, relatie: string): string {
  return addDays(invoiceDate, /[02468]$/.test(relatie) ? 30 : 14);
}

/** What the lines of debtors and creditors are about, after all journals. */
export function* subledgers(year: WritableYear, habits: Producer): Iterable<string> {
  if (!habits.subledgers) return;
  yield '<subledgers>\n';
  for (const { sbType, sbDesc, account, trade, invoices } of SUBLEDGERS) {
    const rekening = year.numberOf(account);
    const lines = [...linesOf(year, habits, rekening)];
    yield `<subledger>${elements({ sbType, sbDesc, ...totals(lines) })}\n`;
    for (const [index, line] of lines.entries()) {
      const { cents, relatie, factuur } = line;
      const first = line.journal === invoices || line.journal === 'opening';
      const fields = {
        nr: index + 1,
        jrnID: JOURNALS[line.journal].id,
        trNr: line.entry,
        trLineNr: line.nr,
        desc: line.omschrijving,
        ...amount(cents),
        custSupID: relatie,
        invRef: factuur,
        invPurSalTp: trade,
        ...(first ? { invDt: line.date, invDueDt: dueDate(line.date, relatie) } : {}),
        mutTp: first ? 'I' : 'P',
      };
      yield `<sbLine>${elements(fields)}</sbLine>\n`;
    }
    yield '</subledger>\n';
  }
  yield '</subledgers>\n';
}

function* linesOf(year: WritableYear, habits: Producer, rekening: string) {
  let count = 0;
  for (const { name, entries } of writtenJournals(year, habits)) {
    for (const { nr: entry, lines, event } of entries) {
      for (const [index, line] of lines.entries()) {
        const nr = lineNumber(habits.lineNumbers, entry, JOURNALS[name].name, index, () => ++count);
        const { cents, omschrijving, relatie, factuur } = line;
        if (line.rekening !== rekening || relatie === null || factuur === null) continue;
        const open = (item: OpenItem) => item.relatie === relatie && item.factuur === factuur;
        const date = name === 'opening' ? (year.openItems.find(open)?.date ?? event) : event;
        yield { journal: name, entry, nr, date, cents, omschrijving, relatie, factuur };
      }
    }
  }
}

/** Open invoices at the start, for files with an element for the opening balance. */
export function openingSubledgers(
  year: WritableYear,
  opening: WritableYear['opening'],
  habits: Producer,
): string {
  if (!habits.subledgers) return '';
  const parts = SUBLEDGERS.map(({ sbType, sbDesc, account, trade }) => {
    const rekening = year.numberOf(account);
    const items = year.openItems.filter((item) => item.rekening === rekening);
    const obLineNr = opening.findIndex((line) => line.rekening === rekening) + 1;
    const rows = items.map(({ relatie, factuur, date, cents }, index) => {
      const fields = {
        nr: index + 1,
        obLineNr,
        ...amount(cents),
        custSupID: relatie,
        invRef: factuur,
        invPurSalTp: trade,
        invDt: date,
        invDueDt: dueDate(date, relatie),
        mutTp: 'I',
      };
      return `<obSbLine>${elements(fields)}</obSbLine>\n`;
    });
    return `<obSubledger>${elements({ sbType, sbDesc, ...totals(items) })}\n${rows.join('')}</obSubledger>\n`;
  });
  return `<obSubledgers>\n${parts.join('')}</obSubledgers>\n`;
}

function totals(rows: Iterable<{ cents: number }>) {
  const { lines, debit, credit } = totalsOf(rows);
  return {
    linesCount: lines,
    totalDebit: formatCents(debit),
    totalCredit: formatCents(credit),
  };
}
