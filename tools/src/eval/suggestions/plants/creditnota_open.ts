import { addDays } from '@kengetal/generator';
import { periodOfDay } from '@kengetal/ledger';
import type { Account } from '../books/accounts.ts';
import type { Entry } from '../books/books.ts';
import type { Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const TRADES: readonly (readonly [string, Account, string])[] = [
  ['Verpakkingen', 'transport', 'Dozen'],
  ['Werkkleding', 'kleine', 'Werkkleding'],
  ['Kantoorartikelen', 'kantoor', 'Papier'],
  ['Reclameborden', 'reclame', 'Borden'],
];

const told = (desk: Desk, credit: Entry): Told => ({
  relaties: [credit.lines[0]?.relatie ?? ''],
  documenten: [credit],
  months: [periodOfDay(credit.datum), periodOfDay(desk.now)],
});

/** A supplier whose bills are paid, and a credit note of so many days before the end. */
function credited(desk: Desk, days: number, euros: readonly [number, number] = [70, 600]) {
  const [trade, account, text] = desk.random.pick(TRADES);
  const from = desk.supplier(trade);
  const bill = { from, account, text };
  const bills = desk.loose(bill, [140, 900], 3);
  const cents = -desk.amount(...euros);
  const day = addDays(desk.now, -days);
  const number = `C${desk.number(from, day)}`;
  const said = desk.random.pick(['Creditnota', 'Retour', 'Credit prijsverschil']);
  const credit = desk.bill({ ...bill, text: said, cents, day, number, paidAfter: null });
  return { bill, bills, credit };
}

/** A credit note to a customer who pays all invoices in full. */
function toCustomer(desk: Desk, days: number) {
  const [customer] = desk.customers(5);
  if (!customer) return null;
  const { relatie, name } = desk.use(customer);
  const cents = desk.amount(80, 450);
  const vat = Math.round(cents * 0.21);
  const about = { relatie, factuur: `CN-${String(desk.random.whole(100, 999))}` };
  return desk.post('verkoop', addDays(desk.now, -days), `Creditnota ${name}`, [
    { account: 'debiteuren', cents: -cents - vat, ...about },
    {
      account: desk.books.kind === 'zzp' ? 'omzetAdvies' : 'omzetInstallatie',
      cents,
      vat: 'hoog',
      btw_cents: vat,
      ...about,
    },
    { account: 'btwAfTeDragen', cents: vat, ...about },
  ]);
}

const reversed = (lines: Entry['lines']) => lines.map((line) => ({ ...line, cents: -line.cents }));

export const creditnota_open: Templates = {
  plants: {
    'van een leverancier, enkele maanden oud': (desk) =>
      told(desk, credited(desk, desk.random.whole(75, 190)).credit),
    'van een leverancier, ruim een jaar oud': (desk) =>
      told(desk, credited(desk, desk.random.whole(380, 500)).credit),
    'net twee maanden oud': (desk) => told(desk, credited(desk, desk.random.whole(66, 72)).credit),
    'klein bedrag': (desk) =>
      told(desk, credited(desk, desk.random.whole(80, 200), [45, 60]).credit),
    'aan een klant': (desk) => {
      const credit = toCustomer(desk, desk.random.whole(75, 240));
      return credit && told(desk, credit);
    },
  },
  near: {
    'verrekend met een factuur': (desk) => {
      const { bills, credit } = credited(desk, desk.random.whole(120, 240));
      const bill = bills.find(({ datum }) => datum > addDays(credit.datum, -20));
      const [payment] = bill ? desk.payments(bill) : [];
      if (!payment) return null;
      const owed = credit.lines[0];
      if (!owed) return null;
      const [bank, creditor] = payment.lines;
      if (!bank || !creditor || creditor.cents <= owed.cents) return null;
      const lines = [
        { ...bank, cents: bank.cents + owed.cents },
        creditor,
        { ...creditor, factuur: owed.factuur, cents: -owed.cents },
      ];
      desk.replace(payment, { lines });
      return told(desk, credit);
    },
    teruggestort: (desk) => {
      const { credit } = credited(desk, desk.random.whole(100, 260));
      desk.pay(credit, addDays(credit.datum, desk.random.whole(8, 45)));
      return told(desk, credit);
    },
    'pas een maand oud': (desk) => told(desk, credited(desk, desk.random.whole(8, 52)).credit),
    'minder dan 50 euro': (desk) => told(desk, credited(desk, 120, [12, 38]).credit),
    'van een factuur die niet betaald is': (desk) => {
      const { bill, credit } = credited(desk, desk.random.whole(120, 260));
      const [owed, cost] = credit.lines;
      const day = addDays(credit.datum, -12);
      desk.bill({
        ...bill,
        cents: -(cost?.cents ?? 0),
        day,
        number: owed?.factuur ?? null,
        paidAfter: null,
      });
      return told(desk, credit);
    },
    'aan een klant, uitbetaald': (desk) => {
      const credit = toCustomer(desk, desk.random.whole(90, 220));
      if (!credit) return null;
      const [owed] = credit.lines;
      if (!owed) return null;
      const paid = desk.post('bank', addDays(credit.datum, 14), 'Terugbetaling', []);
      const back = reversed([owed]);
      desk.replace(paid, { lines: [...back, { ...owed, rekening: '1100' }] });
      return told(desk, credit);
    },
  },
};
