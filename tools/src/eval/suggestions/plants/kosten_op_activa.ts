import { share } from '@kengetal/generator';
import { ledger, type Account } from '../books/accounts.ts';
import type { Entry } from '../books/books.ts';
import { spanOf, type Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const SMALL = [
  'Bureaustoel',
  'Toner',
  'Muis en toetsenbord',
  'Boormachine',
  'Koffiezetapparaat',
  'Whiteboard',
];
const LARGE = [
  'Laptop Dell',
  'MacBook Pro',
  'Heftruck gebruikt',
  'Zaagmachine',
  'Computer en beeldscherm',
  'Aanhangwagen, nieuw',
];

const told = (account: Account, entry: Entry): Told => ({
  relaties: [entry.lines[0]?.relatie ?? ''],
  rekeningen: [ledger(account)],
  documenten: [entry],
  months: spanOf([entry.datum]),
});

const shopOf = (desk: Desk) =>
  desk.supplier(desk.random.pick(['Kantoorinrichting', 'Elektronica', '% Machines']));

/** One bill of the last year. */
const bought = (desk: Desk, account: Account, text: string, cents: number) => {
  const day = desk.day(desk.random.whole(2, 9), desk.random.whole(2, 27));
  return told(account, desk.bill({ from: shopOf(desk), account, text, cents, day }));
};

/** A supplier of small things on costs, and then something else. */
const unlike = (desk: Desk, account: Account, usual: string, text: string, cents: number) => {
  const from = shopOf(desk);
  desk.loose({ from, account, text: usual }, [25, 160]);
  const day = desk.day(desk.random.whole(2, 9), desk.random.whole(2, 27));
  return told(account, desk.bill({ from, account, text, cents, day }));
};

export const kosten_op_activa: Templates = {
  plants: {
    'iets kleins op inventaris': (desk) =>
      bought(desk, 'inventaris', desk.random.pick(SMALL), desk.amount(35, 260)),
    'net onder de grens op inventaris': (desk) =>
      bought(desk, 'inventaris', desk.random.pick(SMALL), desk.amount(400, 445)),
    'een aanschaf op kleine aanschaffingen': (desk) =>
      unlike(desk, 'kleine', 'Klein gereedschap', desk.random.pick(LARGE), desk.amount(700, 2_900)),
    'een aanschaf op onderhoud': (desk) =>
      unlike(
        desk,
        'onderhoudPand',
        'Onderhoud',
        desk.random.pick(['Machine', 'Inventaris kantine', 'Computer balie']),
        desk.amount(900, 3_900),
      ),
    'net boven de grens op kleine aanschaffingen': (desk) =>
      unlike(desk, 'kleine', 'Klein gereedschap', desk.random.pick(LARGE), desk.amount(460, 640)),
  },
  near: {
    'toebehoren bij de aanschaf': (desk) => {
      const from = shopOf(desk);
      const day = desk.day(desk.random.whole(2, 9), 12);
      const about = { relatie: from.relatie, factuur: desk.number(from, day) };
      const [main, extra] = [desk.amount(900, 2_400), desk.amount(25, 180)];
      const vat = share(main, 2_100) + share(extra, 2_100);
      const entry = desk.post('inkoop', day, `Levering ${from.name}`, [
        { account: 'crediteuren', cents: -main - extra - vat, ...about },
        {
          account: 'inventaris',
          cents: main,
          text: 'Laptop',
          vat: 'hoog',
          btw_cents: share(main, 2_100),
          ...about,
        },
        {
          account: 'inventaris',
          cents: extra,
          text: 'Tas en dock',
          vat: 'hoog',
          btw_cents: share(extra, 2_100),
          ...about,
        },
        { account: 'btwVoorbelasting', cents: vat, ...about },
      ]);
      desk.pay(entry, desk.day(1, 15));
      return told('inventaris', entry);
    },
    'korting op een aanschaf': (desk) => {
      const from = shopOf(desk);
      const bill = { from, account: 'inventaris' } as const;
      const first = desk.day(5, 6);
      desk.bill({ ...bill, text: 'Werktafel', cents: desk.amount(1_200, 2_800), day: first });
      const credit = {
        ...bill,
        text: 'Creditnota korting werktafel',
        cents: -desk.amount(60, 240),
      };
      return told('inventaris', desk.bill({ ...credit, day: desk.day(5, 19) }));
    },
    'gewone aanschaf': (desk) =>
      bought(desk, 'inventaris', desk.random.pick(LARGE), desk.amount(800, 2_900)),
    'grote reparatie': (desk) =>
      unlike(
        desk,
        'onderhoudPand',
        'Onderhoud',
        'Reparatie dakgoot en lekkage',
        desk.amount(500, 1_800),
      ),
    'lease van een apparaat': (desk) => {
      const from = desk.supplier('Lease');
      const bill = { from, account: 'kleine', text: 'Lease kopieermachine' } as const;
      const [entry] = desk.series(bill, 7, () => 47_500).slice(-4);
      return entry ? told('kleine', entry) : null;
    },
  },
};
