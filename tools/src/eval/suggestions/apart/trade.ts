import { addDays } from '@kengetal/generator';
import { periodOfDay } from '@kengetal/ledger';
import type { Entry } from '../books/books.ts';
import { documentOf, type Desk } from '../plants/desk.ts';
import type { Templates, Told } from '../plants/templates.ts';

/** About the last fourteen months, and those of the entries where these are older. */
const told = (desk: Desk, relatie: string, ...documenten: readonly Entry[]): Told => ({
  relaties: [relatie],
  documenten,
  months: [
    Math.min(desk.month(14), ...documenten.map(({ datum }) => periodOfDay(datum))),
    periodOfDay(desk.now),
  ],
});

const netOf = ({ lines }: Entry) => lines.find(({ rekening }) => rekening >= '4000')?.cents ?? 0;

/** A supplier with a bill now and then, and one of these of some months ago. */
function buys(desk: Desk, trade: string) {
  const from = desk.supplier(trade);
  const bill = { from, account: 'transport', text: 'Opdracht' } as const;
  const bills = desk.loose(bill, [160, 1_250], 4);
  return { from, bill, one: desk.random.pick(bills.slice(-7)) };
}

export const dubbele_factuur: Templates = {
  plants: {
    'kopie en origineel': (desk) => {
      const { from, bill, one } = buys(desk, 'Expeditie');
      const again = { ...bill, text: 'Kopie factuur', cents: netOf(one), number: documentOf(one) };
      const second = desk.bill({ ...again, day: addDays(one.datum, 19), paidAfter: null });
      return { ...told(desk, from.relatie, one, second), also: ['kosten_gestegen'] };
    },
    'herinnering als factuur geboekt': (desk) => {
      const { from, bill, one } = buys(desk, 'Verhuizingen');
      const again = { ...bill, cents: netOf(one), number: `${documentOf(one)}-H` };
      const second = desk.bill({ ...again, day: addDays(one.datum, 5), paidAfter: null });
      return { ...told(desk, from.relatie, one, second), also: ['kosten_gestegen'] };
    },
  },
  near: {
    'creditnota met een eigen nummer': (desk) => {
      const { from, bill, one } = buys(desk, 'Koerier %');
      const again = { ...bill, cents: netOf(one), number: documentOf(one) };
      const second = desk.bill({ ...again, day: addDays(one.datum, 2), paidAfter: null });
      desk.bill({
        ...bill,
        text: 'Credit dubbel gefactureerd',
        cents: -netOf(one),
        day: addDays(one.datum, 30),
        paidAfter: null,
      });
      return { ...told(desk, from.relatie, one, second), also: ['creditnota_open'] };
    },
    'elke twee weken gelijk': (desk) => {
      const from = desk.supplier('Bloemist');
      for (let day = desk.day(13, 5); day <= desk.now; day = addDays(day, 14)) {
        desk.bill({
          from,
          account: 'representatie',
          text: 'Boeket balie',
          cents: 3_750,
          day,
          vat: 'laag',
        });
      }
      return told(desk, from.relatie);
    },
  },
};

export const dubbel_betaald: Templates = {
  plants: {
    'automatisch geïncasseerd en zelf overgemaakt': (desk) => {
      const { from, one } = buys(desk, 'Energiebeheer');
      const [first] = desk.payments(one);
      const second =
        first && desk.pay(one, addDays(first.datum, 8), { text: `Incasso ${from.name}` });
      return second
        ? { ...told(desk, from.relatie, one, first, second), also: ['betaling_zonder_factuur'] }
        : null;
    },
    'twee maanden later nog eens': (desk) => {
      const { from, one } = buys(desk, 'Reisbureau');
      const [first] = desk.payments(one);
      const second = first && desk.pay(one, addDays(first.datum, 52));
      return second
        ? { ...told(desk, from.relatie, one, first, second), also: ['betaling_zonder_factuur'] }
        : null;
    },
  },
  near: {
    'volgende factuur is gelijk': (desk) => {
      const from = desk.supplier('Cursuscentrum');
      const bill = { from, account: 'opleiding', text: 'Lesdag', cents: 48_500 } as const;
      const bills = [5, 16, 27].map((day) => desk.bill({ ...bill, day: desk.day(5, day) }));
      return told(desk, from.relatie, ...bills);
    },
    'tegoed teruggekregen': (desk) => {
      const { from, one } = buys(desk, 'Drukpers %');
      const [first] = desk.payments(one);
      const second = first && desk.pay(one, addDays(first.datum, 3));
      if (!second) return null;
      const back = desk.post('bank', addDays(second.datum, 21), 'Retour dubbele betaling', []);
      desk.replace(back, { lines: second.lines.map((line) => ({ ...line, cents: -line.cents })) });
      return told(desk, from.relatie, one, second);
    },
  },
};

export const betaling_zonder_factuur: Templates = {
  plants: {
    'aanbetaling waar niets op volgde': (desk) => {
      const { relatie } = desk.supplier('Keukenstudio');
      const cents = desk.amount(240, 2_500);
      const entry = desk.post(
        'bank',
        addDays(desk.now, -desk.random.whole(45, 200)),
        'Aanbetaling',
        [
          { account: 'bank', cents: -cents, relatie },
          { account: 'crediteuren', cents, relatie },
        ],
      );
      return { ...told(desk, relatie, entry), also: ['dubbel_betaald', 'creditnota_open'] };
    },
  },
  near: {
    'aanbetaling met slotfactuur': (desk) => {
      const from = desk.supplier('Zonwering');
      const day = desk.day(desk.random.whole(3, 8), 4);
      const bill = desk.bill({
        from,
        account: 'onderhoudPand',
        text: 'Zonwering',
        cents: 120_000,
        day: addDays(day, 18),
        paidAfter: null,
      });
      const entry = desk.pay(bill, day, { text: 'Aanbetaling zonwering' });
      return entry && told(desk, from.relatie, entry);
    },
    'net gedaan': (desk) => {
      const { relatie } = desk.supplier('Meubelmaker');
      const entry = desk.post('bank', addDays(desk.now, -desk.random.whole(1, 20)), 'Bestelling', [
        { account: 'bank', cents: -64_000, relatie },
        { account: 'crediteuren', cents: 64_000, relatie },
      ]);
      return told(desk, relatie, entry);
    },
  },
};

export const creditnota_open: Templates = {
  plants: {
    'retour emballage blijft staan': (desk) => {
      const { from, bill } = buys(desk, 'Verpakking');
      const day = addDays(desk.now, -desk.random.whole(70, 300));
      const credit = desk.bill({
        ...bill,
        text: 'Retour pallets',
        cents: -desk.amount(55, 320),
        day,
        number: `RT${String(desk.random.whole(100, 999))}`,
        paidAfter: null,
      });
      return told(desk, from.relatie, credit);
    },
  },
  near: {
    'retour uitbetaald': (desk) => {
      const { from, bill } = buys(desk, 'Statiegeld');
      const day = addDays(desk.now, -desk.random.whole(90, 300));
      const credit = desk.bill({ ...bill, text: 'Retour', cents: -12_500, day, paidAfter: 25 });
      return told(desk, from.relatie, credit);
    },
    'van vorige week': (desk) => {
      const { from, bill } = buys(desk, 'Werkschoenen');
      const credit = desk.bill({
        ...bill,
        text: 'Retour',
        cents: -22_000,
        day: addDays(desk.now, -9),
        paidAfter: null,
      });
      return told(desk, from.relatie, credit);
    },
  },
};

export const dubbele_relatie: Templates = {
  plants: {
    'afgekort en voluit': (desk) => {
      const [a, b] = [
        desk.named('S', 'Gebr. Lindenhof Sloopwerken B.V.'),
        desk.named('S', 'Gebr Lindenhof Sloopwerken BV'),
      ];
      for (const from of [a, b])
        desk.loose({ from, account: 'onderhoudPand', text: 'Afvoer puin' }, [80, 500]);
      return { relaties: [a.relatie, b.relatie], months: [desk.month(36), desk.month(-1)] };
    },
    'tikfout in de naam': (desk) => {
      const [a, b] = [
        desk.named('S', 'Accuwereld Rijnmond'),
        desk.named('S', 'Accuwerelt Rijnmond'),
      ];
      for (const from of [a, b]) desk.loose({ from, account: 'kleine', text: 'Accu’s' }, [40, 300]);
      return { relaties: [a.relatie, b.relatie], months: [desk.month(36), desk.month(-1)] };
    },
  },
  near: {
    'twee filialen': (desk) => {
      const [a, b] = [
        desk.named('S', 'Verfhuis Zwolle', 'Zwolle'),
        desk.named('S', 'Verfhuis Kampen', 'Kampen'),
      ];
      for (const from of [a, b])
        desk.loose({ from, account: 'onderhoudPand', text: 'Verf' }, [40, 300]);
      return { relaties: [a.relatie, b.relatie], months: [desk.month(36), desk.month(-1)] };
    },
    'broers met een eigen zaak': (desk) => {
      const [a, b] = [desk.named('S', 'Henk Wagenaar'), desk.named('S', 'Piet Wagenaar')];
      for (const from of [a, b]) desk.loose({ from, account: 'transport', text: 'Rit' }, [60, 300]);
      return { relaties: [a.relatie, b.relatie], months: [desk.month(36), desk.month(-1)] };
    },
  },
};
