import { addDays } from '@kengetal/generator';
import { ledger } from '../books/accounts.ts';
import type { Entry } from '../books/books.ts';
import { spanOf, type Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const told = (desk: Desk, relatie: string, entry: Entry): Told => ({
  relaties: [relatie],
  documenten: [entry],
  months: [spanOf([entry.datum])[0], desk.month(-1)],
  also: ['dubbel_betaald', 'creditnota_open'],
});

function paid(desk: Desk, relatie: string, cents: number, day: string, factuur: string | null) {
  const about = { relatie, factuur };
  const name = desk.nameOf(relatie);
  const text = factuur === null ? name : `${name} factuur ${factuur}`;
  return desk.post('bank', day, text, [
    { account: 'bank', cents: -cents, ...about },
    { account: 'crediteuren', cents, ...about },
  ]);
}

const supplier = (desk: Desk) =>
  desk.supplier(desk.random.pick(['Events', 'Hout', 'Keukens', 'Signalisatie', 'Lakwerk']));

/** A supplier with bills, and a payment of none of them. */
const among = (desk: Desk, days: number, euros: readonly [number, number], isNumbered: boolean) => {
  const from = supplier(desk);
  desk.loose({ from, account: 'reclame', text: 'Opdracht' }, [90, 500], 4);
  const day = addDays(desk.now, -days);
  const factuur = isNumbered ? desk.number(from, day) : null;
  // An amount of its own.
  return told(
    desk,
    from.relatie,
    paid(desk, from.relatie, desk.amount(...euros) + 7, day, factuur),
  );
};

/** A payment to somebody who never sent a bill. */
const alone = (desk: Desk, days: number, factuur: string | null) => {
  const { relatie } = supplier(desk);
  const day = addDays(desk.now, -days);
  return { relatie, day, entry: paid(desk, relatie, desk.amount(130, 1_900), day, factuur) };
};

export const betaling_zonder_factuur: Templates = {
  plants: {
    'aan een nieuwe leverancier': (desk) => {
      const { relatie, entry } = alone(desk, desk.random.whole(40, 260), null);
      return told(desk, relatie, entry);
    },
    'met een nummer dat er niet is': (desk) => {
      const { relatie, entry } = alone(desk, desk.random.whole(40, 260), 'VK-20418');
      return told(desk, relatie, entry);
    },
    'aan een bekende leverancier': (desk) =>
      among(desk, desk.random.whole(38, 80), [700, 1_900], desk.chance(50)),
    'net boven de grens': (desk) => among(desk, desk.random.whole(38, 60), [102, 118], false),
  },
  near: {
    'factuur kwam later': (desk) => {
      const from = supplier(desk);
      const day = desk.day(desk.random.whole(3, 9), 5);
      const cents = desk.amount(150, 900);
      const invoice = desk.bill({
        from,
        account: 'reclame',
        text: 'Beursstand',
        cents,
        day: addDays(day, desk.random.whole(5, 24)),
        paidAfter: null,
      });
      const owed = -(invoice.lines[0]?.cents ?? 0);
      return told(desk, from.relatie, paid(desk, from.relatie, owed, day, null));
    },
    'van deze maand': (desk) => {
      const { relatie, entry } = alone(desk, desk.random.whole(2, 24), null);
      return told(desk, relatie, entry);
    },
    'minder dan 100 euro': (desk) => among(desk, desk.random.whole(45, 90), [18, 92], false),
    'in het memoriaal verrekend': (desk) => {
      const { relatie, day, entry } = alone(desk, desk.random.whole(70, 200), null);
      const cents = entry.lines[1]?.cents ?? 0;
      desk.post('memoriaal', addDays(day, 12), 'Kosten zonder factuur, bon ontvangen', [
        { account: 'algemeen', cents, relatie, factuur: 'BON-12' },
        { account: 'crediteuren', cents: -cents, relatie },
      ]);
      return told(desk, relatie, entry);
    },
    teruggestort: (desk) => {
      const { relatie, day, entry } = alone(desk, desk.random.whole(70, 200), null);
      const cents = entry.lines[1]?.cents ?? 0;
      paid(desk, relatie, -cents, addDays(day, 9), null);
      return told(desk, relatie, entry);
    },
    waarborgsom: (desk) => {
      const { relatie } = supplier(desk);
      const cents = desk.amount(500, 2_000);
      const entry = desk.post('bank', desk.day(6, 9), 'Waarborgsom', [
        { account: 'bank', cents: -cents, relatie },
        { account: 'waarborg', cents, relatie },
      ]);
      return { ...told(desk, relatie, entry), rekeningen: [ledger('waarborg')] };
    },
  },
};
