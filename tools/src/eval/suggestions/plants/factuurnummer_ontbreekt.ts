import { periodOfDay } from '@kengetal/ledger';
import { ledger } from '../books/accounts.ts';
import type { Entry } from '../books/books.ts';
import { documentOf, type Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

/** Sales of work with a number of the run, of this year and the last, in order of number. */
function run(desk: Desk): Entry[] {
  return desk.entries
    .filter((entry) => entry.journal === 'verkoop' && /^\d{9}$/.test(documentOf(entry)))
    .toSorted((a, b) => (documentOf(a) < documentOf(b) ? -1 : 1));
}

const isContract = ({ lines }: Entry) =>
  lines.some(({ rekening }) => rekening === ledger('omzetOnderhoud'));

const told = (desk: Desk, entries: readonly Entry[]): Told => {
  const months = entries.map((entry) => desk.monthOf(entry));
  return {
    documenten: entries.map(documentOf),
    rekeningen: [ledger('debiteuren')],
    months: [Math.min(...months), Math.max(...months)],
    also: ['boeking_ontbreekt'],
  };
};

/** So many sales in a row, well within the run of their year; no contracts. */
function inRow(desk: Desk, count: number): readonly Entry[] | null {
  const all = run(desk);
  const year = documentOf(
    all.at(-1) ??
      all[0] ?? { journal: 'verkoop', boekstuk: '', boekperiode: 1, datum: '', year: 0, lines: [] },
  ).slice(0, 4);
  const years = [year, String(Number(year) - 1)];
  const candidates = years.flatMap((own) => {
    const list = all.filter((entry) => documentOf(entry).startsWith(own));
    return list.length < 25
      ? []
      : list.slice(8, -4).flatMap((_, index) => {
          const part = list.slice(8 + index, 8 + index + count);
          const isWhole = part.length === count && index + count < list.length - 12;
          const recent = part.every((entry) => entry.datum >= desk.day(11, 1));
          return isWhole && recent && !part.some(isContract) ? [part] : [];
        });
  });
  return candidates.length > 0 ? desk.random.pick(candidates) : null;
}

/** Takes sales and their payments out of the books. */
const gone = (desk: Desk, count: number) => {
  const part = inRow(desk, count);
  if (!part) return null;
  for (const entry of part) desk.remove(entry, ...desk.payments(entry));
  return told(desk, part);
};

export const factuurnummer_ontbreekt: Templates = {
  plants: {
    'één nummer': (desk) => gone(desk, 1),
    'twee nummers na elkaar': (desk) => gone(desk, 2),
    'drie nummers na elkaar': (desk) => gone(desk, 3),
    'weer één nummer': (desk) => gone(desk, 1),
  },
  near: {
    'nummer van een creditnota': (desk) => {
      const [entry] = inRow(desk, 1) ?? [];
      if (!entry) return null;
      const payments = desk.payments(entry);
      const credit = entry.lines.map((line) => ({
        ...line,
        cents: -line.cents,
        btw_cents: line.btw_cents === null ? null : -line.btw_cents,
        omschrijving: 'Creditnota',
      }));
      desk.replace(entry, { lines: credit });
      for (const payment of payments) {
        desk.replace(payment, {
          lines: payment.lines.map((line) => ({ ...line, cents: -line.cents })),
        });
      }
      return told(desk, [entry]);
    },
    'vervallen, op nul geboekt': (desk) => {
      const [entry] = inRow(desk, 1) ?? [];
      const revenue = entry?.lines.find(({ rekening }) => rekening >= '8000');
      if (!entry || !revenue) return null;
      desk.remove(...desk.payments(entry));
      const said = { ...revenue, omschrijving: 'Vervallen factuur', btw_cents: null };
      desk.replace(entry, { lines: [said, { ...said, cents: -said.cents }] });
      return told(desk, [entry]);
    },
    'contant verkocht, in het kasboek': (desk) => {
      const [entry] = inRow(desk, 1) ?? [];
      if (!entry) return null;
      desk.remove(entry, ...desk.payments(entry));
      const lines = entry.lines.map((line) =>
        line.rekening === ledger('debiteuren') ? { ...line, rekening: ledger('kas') } : line,
      );
      const cash = desk.post('kas', entry.datum, 'Contante verkoop', []);
      desk.replace(cash, { lines });
      const owed = lines[0]?.cents ?? 0;
      desk.post('kas', entry.datum, 'Afstorting', [
        { account: 'kas', cents: -owed },
        { account: 'bank', cents: owed },
      ]);
      return told(desk, [entry]);
    },
    'een tweede reeks met een letter': (desk) => {
      const customer = desk.relation('C', 'Particulier %');
      let number = 200;
      for (const back of desk.months(1, 12).map((_, index) => 12 - index)) {
        number += 1;
        const cents = desk.amount(80, 300);
        const vat = Math.round(cents * 0.21);
        const about = { relatie: customer.relatie, factuur: `W${String(number)}` };
        const sale = desk.post('verkoop', desk.day(back, 17), 'Webbestelling', [
          { account: 'debiteuren', cents: cents + vat, ...about },
          { account: 'omzetWinkel', cents: -cents, vat: 'hoog', btw_cents: -vat, ...about },
          { account: 'btwAfTeDragen', cents: -vat, ...about },
        ]);
        desk.pay(sale, desk.day(back, 25));
      }
      return {
        rekeningen: [ledger('debiteuren')],
        documenten: ['W201', 'W202'],
        months: [periodOfDay(desk.day(12, 1)), desk.month(0)],
      };
    },
  },
};
