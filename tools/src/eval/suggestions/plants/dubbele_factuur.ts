import { periodOfDay } from '@kengetal/ledger';
import { addDays, type GeneratedRelation } from '@kengetal/generator';
import type { Account } from '../books/accounts.ts';
import type { Entry } from '../books/books.ts';
import { documentOf, spanOf, type Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const TRADES: readonly (readonly [string, Account, string, number, number])[] = [
  ['Drukwerk', 'drukwerk', 'Folders', 180, 900],
  ['Schoonmaak', 'schoonmaak', 'Glasbewassing', 120, 480],
  ['Transport', 'transport', 'Vracht', 90, 650],
  ['Automatisering', 'ict', 'Werkzaamheden netwerk', 240, 1_450],
  ['Catering', 'representatie', 'Lunch bespreking', 85, 390],
  ['Gereedschap', 'kleine', 'Gereedschap en kleinmateriaal', 70, 420],
];

/** A supplier with bills now and then; one of them, of the last year and not of the last months. */
function withHistory(desk: Desk) {
  const [trade, account, text, low, high] = desk.random.pick(TRADES);
  const from = desk.supplier(trade);
  const bills = desk.loose({ from, account, text }, [low, high]);
  const one = desk.random.pick(bills.slice(-9, -1));
  return { from, account, text, bills, one };
}

const costOf = ({ lines }: Entry) => lines.find(({ rekening }) => rekening >= '4000')?.cents ?? 0;

function twice(desk: Desk, from: GeneratedRelation, a: Entry, b: Entry): Told {
  desk.use(from);
  return {
    relaties: [from.relatie],
    documenten: [a, b],
    months: spanOf([a.datum, b.datum]),
    also: ['kosten_gestegen', 'betaling_zonder_factuur'],
  };
}

const again = (desk: Desk, days: number, number?: (old: string) => string | null) => {
  const { from, account, text, one } = withHistory(desk);
  const old = documentOf(one);
  const day = addDays(one.datum, days);
  const paidAfter = desk.chance(40) ? from.delay : null;
  const own = number ? number(old) : old;
  const cents = costOf(one);
  const second = desk.bill({ from, account, text, cents, day, number: own, paidAfter });
  return twice(desk, from, one, second);
};

export const dubbele_factuur: Templates = {
  plants: {
    'zelfde nummer, weken later opnieuw': (desk) => again(desk, desk.random.whole(9, 24)),
    'zelfde nummer, dezelfde week': (desk) => again(desk, desk.random.whole(0, 4)),
    'nummer anders overgetypt, paar dagen later': (desk) =>
      again(desk, desk.random.whole(1, 6), (old) =>
        desk.random.pick([old.replace(/\W/g, ''), old.toLowerCase(), `${old}A`, `0${old}`]),
      ),
    'tweede keer zonder nummer': (desk) => again(desk, desk.random.whole(0, 5), () => null),
    'op een andere kostenrekening': (desk) => {
      const { from, one } = withHistory(desk);
      const day = addDays(one.datum, desk.random.whole(2, 20));
      const bill = { from, account: 'algemeen', text: 'Diverse kosten', day } as const;
      const cents = costOf(one);
      const second = desk.bill({ ...bill, cents, number: documentOf(one), paidAfter: null });
      return twice(desk, from, one, second);
    },
    'factuur van de vaste groothandel': (desk) => {
      const from = desk.known(
        'Technische Groothandel Midden B.V.',
        'Boomkwekerij De Wildt B.V.',
        'Papierhandel Noordzij B.V.',
        'Garage Brouwer',
      );
      if (!from) return null;
      const recent = desk.of(from.relatie, 'inkoop').filter((one) => {
        const month = periodOfDay(one.datum);
        return month >= desk.month(11) && month <= desk.month(3);
      });
      if (recent.length < 2) return null;
      const one = desk.random.pick(recent);
      const day = addDays(one.datum, desk.random.whole(3, 16));
      const second = desk.post('inkoop', day, one.lines[0]?.omschrijving ?? '', []);
      desk.replace(second, { lines: one.lines });
      return twice(desk, from, one, second);
    },
  },
  near: {
    'later gecrediteerd': (desk) => {
      const { from, account, text, one } = withHistory(desk);
      const bill = { from, account, text, cents: costOf(one), number: documentOf(one) };
      const second = desk.bill({ ...bill, day: addDays(one.datum, 6), paidAfter: null });
      const day = addDays(second.datum, desk.random.whole(5, 25));
      desk.bill({ ...bill, cents: -bill.cents, day, text: 'Creditnota', paidAfter: null });
      return twice(desk, from, one, second);
    },
    'in het memoriaal teruggeboekt': (desk) => {
      const { from, account, text, one } = withHistory(desk);
      const bill = { from, account, text, cents: costOf(one), number: documentOf(one) };
      const second = desk.bill({ ...bill, day: addDays(one.datum, 3), paidAfter: null });
      const back = desk.post(
        'memoriaal',
        addDays(second.datum, 12),
        'Correctie dubbel geboekt',
        [],
      );
      const lines = second.lines.map((line) => ({
        ...line,
        cents: -line.cents,
        btw_cents: line.btw_cents === null ? null : -line.btw_cents,
        omschrijving: 'Correctie dubbel geboekt',
      }));
      desk.replace(back, { lines });
      return twice(desk, from, one, second);
    },
    'elke week hetzelfde bedrag': (desk) => {
      const account = desk.random.pick(['schoonmaak', 'representatie'] as const);
      const from = desk.supplier(desk.random.pick(['Schoonmaak', 'Fruit op het werk']));
      const cents = desk.amount(45, 140);
      const bills: Entry[] = [];
      for (let day = desk.day(14, 3); day <= desk.now; day = addDays(day, 7)) {
        bills.push(desk.bill({ from, account, text: 'Weekfactuur', cents, day }));
      }
      const [one, second] = bills.slice(-12);
      return one && second ? twice(desk, from, one, second) : null;
    },
    'twee gelijke abonnementen': (desk) => {
      const from = desk.supplier('Autolease');
      const cents = desk.amount(240, 520);
      const bills = ['K-418-Z', 'V-902-B'].flatMap((plate) =>
        desk.series({ from, account: 'lease', text: `Lease ${plate}` }, 4, () => cents),
      );
      const [one, second] = bills.filter(({ datum }) => periodOfDay(datum) === desk.month(5));
      return one && second ? twice(desk, from, one, second) : null;
    },
    'in termijnen': (desk) => {
      const from = desk.supplier('Verbouw');
      const cents = desk.amount(600, 1_900);
      const day = desk.day(desk.random.whole(4, 9), 3);
      const bills = [1, 2, 3].map((turn) => {
        const text = `Termijn ${String(turn)} van 3`;
        const own = { from, account: 'onderhoudPand', text, cents } as const;
        return desk.bill({ ...own, day: addDays(day, turn * 7) });
      });
      const [one, second] = bills;
      return one && second ? twice(desk, from, one, second) : null;
    },
    'zelfde bedrag, maanden later': (desk) => {
      const { from, account, text, one } = withHistory(desk);
      const bill = { from, account, text, cents: costOf(one) };
      const day = addDays(one.datum, desk.random.whole(24, 40));
      const second = desk.bill({ ...bill, day });
      return twice(desk, from, one, second);
    },
  },
};
