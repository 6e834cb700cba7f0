import { ledger, type Account } from '../books/accounts.ts';
import type { Entry } from '../books/books.ts';
import { spanOf, type Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const TRADES: readonly (readonly [string, Account, string])[] = [
  ['Promotie', 'reclame', 'Advertentie'],
  ['Klussen', 'onderhoudPand', 'Klussen pand'],
  ['Computers', 'ict', 'Hulp op afstand'],
  ['Studio', 'drukwerk', 'Ontwerp'],
];

const told = (from: string, account: Account, entries: readonly Entry[]): Told => ({
  relaties: [from],
  rekeningen: [ledger(account)],
  documenten: entries,
  months: spanOf(entries.map(({ datum }) => datum)),
});

/** A supplier whose bills have numbers. */
function numbered(desk: Desk) {
  const [trade, account, text] = desk.random.pick(TRADES);
  const bill = { from: desk.supplier(trade), account, text };
  desk.loose(bill, [120, 600]);
  return bill;
}

const bare = (desk: Desk, euros: readonly [number, number], count: number, paid = true) => {
  const bill = numbered(desk);
  const back = desk.random.whole(2, 9);
  const entries = Array.from({ length: count }, (_, turn) => {
    const day = desk.day(back, 4 + turn * 6);
    const own = { ...bill, cents: desk.amount(...euros), day, number: null };
    return desk.bill({ ...own, ...(paid ? {} : { paidAfter: null }) });
  });
  return told(bill.from.relatie, bill.account, entries);
};

/** A payment straight on costs. */
function direct(
  desk: Desk,
  text: string,
  account: Account,
  cents: number,
  day: string,
  factuur: string | null,
) {
  return desk.post('bank', day, text, [
    { account: 'bank', cents: -cents, factuur },
    { account, cents, factuur },
  ]);
}

export const zonder_document: Templates = {
  plants: {
    'factuur zonder nummer': (desk) => bare(desk, [300, 1_400], 1),
    'net boven de grens': (desk) => bare(desk, [255, 275], 1),
    'drie in één maand': (desk) => bare(desk, [300, 700], 3),
    'groot bedrag': (desk) => bare(desk, [2_000, 4_800], 1),
    'van een nieuwe leverancier': (desk) => {
      const from = desk.supplier('Evenementen');
      const bill = { from, account: 'representatie', text: 'Personeelsuitje' } as const;
      const day = desk.day(desk.random.whole(2, 8), 16);
      const entry = desk.bill({ ...bill, cents: desk.amount(400, 1_300), day, number: null });
      return told(from.relatie, 'representatie', [entry]);
    },
  },
  near: {
    'minder dan 250 euro': (desk) => bare(desk, [90, 240], 1),
    bankkosten: (desk) => {
      const entry = direct(
        desk,
        'Afsluitprovisie',
        'bankkosten',
        desk.amount(260, 600),
        desk.day(5, 28),
        null,
      );
      return { rekeningen: [ledger('bankkosten')], months: spanOf([entry.datum]) };
    },
    motorrijtuigenbelasting: (desk) => {
      const cents = desk.amount(270, 420);
      for (const back of desk.months().map((_, index) => index)) {
        if (back % 3 === 1)
          direct(
            desk,
            'Belastingdienst motorrijtuigenbelasting',
            'wegenbelasting',
            cents,
            desk.day(back, 15),
            null,
          );
      }
      return { rekeningen: [ledger('wegenbelasting')], months: [desk.month(11), desk.month(0)] };
    },
    'in het memoriaal': (desk) => {
      const cents = desk.amount(300, 1_500);
      const entry = desk.post('memoriaal', desk.day(6, 28), 'Correctie kosten vorig kwartaal', [
        { account: 'opleiding', cents },
        { account: 'vooruitbetaald', cents: -cents },
      ]);
      desk.post('memoriaal', desk.day(8, 28), 'Vooruitbetaalde cursus', [
        { account: 'vooruitbetaald', cents },
        { account: 'opleiding', cents: -cents },
      ]);
      return { rekeningen: [ledger('opleiding')], months: spanOf([entry.datum]) };
    },
    'waar nooit een nummer bij staat': (desk) => {
      const account = 'parkeren';
      for (const back of desk.months().map((_, index) => index)) {
        direct(desk, 'Parkeergarage abonnement', account, 26_000, desk.day(back, 19), null);
      }
      return { rekeningen: [ledger(account)], months: [desk.month(11), desk.month(0)] };
    },
  },
};
