import { share } from '@kengetal/generator';
import type { Entry } from '../books/books.ts';
import { spanOf, type Desk } from '../plants/desk.ts';
import { due, money } from '../plants/standing.ts';
import type { Templates, Told } from '../plants/templates.ts';
import { whole } from './about.ts';

const about = (from: string, entry: Entry): Told => ({
  relaties: [from],
  documenten: [entry],
  months: spanOf([entry.datum]),
  also: ['btw_grondslag', 'btw_code_afwijkend'],
});

export const btw_code_afwijkend: Templates = {
  plants: {
    'abonnement ineens vrijgesteld': (desk) => {
      const from = desk.supplier('% Leaseauto');
      const back = desk.random.whole(1, 9);
      const entries = [...Array(15).keys()].map((month) =>
        desk.bill({
          from,
          account: 'contributies',
          text: 'Termijn',
          cents: 31_500,
          day: desk.day(14 - month, 9),
          vat: 14 - month === back ? null : 'hoog',
        }),
      );
      const entry = entries[14 - back];
      return entry ? about(from.relatie, entry) : null;
    },
    'voeding tegen het hoge tarief': (desk) => {
      const from = desk.supplier('Groenteman %');
      const back = desk.random.whole(1, 9);
      const entries = [...Array(12).keys()].map((month) =>
        desk.bill({
          from,
          account: 'representatie',
          text: 'Fruitmand',
          cents: 18_900 + month * 40,
          day: desk.day(11 - month, 23),
          vat: 11 - month === back && back < 6 ? 'hoog' : 'laag',
        }),
      );
      const entry = entries[11 - back];
      return entry && back < 6 ? about(from.relatie, entry) : null;
    },
  },
  near: {
    'verhuisd naar Duitsland': (desk) => {
      const from = desk.supplier('% GmbH');
      const entries = [...Array(16).keys()].map((month) =>
        desk.bill({
          from,
          account: 'ict',
          text: 'Licenties',
          cents: 27_000,
          day: desk.day(15 - month, 6),
          vat: 15 - month <= 6 ? 'verlegd' : 'hoog',
        }),
      );
      const entry = entries[9];
      return entry ? about(from.relatie, entry) : null;
    },
    'supermarkt met twee tarieven': (desk) => {
      const from = desk.supplier('Supermarkt');
      const entries = [...Array(14).keys()].map((month) =>
        desk.bill({
          from,
          account: 'representatie',
          text: 'Boodschappen',
          cents: desk.amount(90, 160),
          day: desk.day(13 - month, 18),
          vat: month % 4 === 1 ? 'hoog' : 'laag',
        }),
      );
      const entry = entries[9];
      return entry ? about(from.relatie, entry) : null;
    },
  },
};

/** One bill with this VAT. */
const taxed = (desk: Desk, trade: string, cents: number, vatCents: number) => {
  const from = desk.supplier(trade);
  const day = desk.day(desk.random.whole(1, 10), 19);
  return about(
    from.relatie,
    desk.bill({ from, account: 'reclame', text: 'Opdracht', cents, day, vatCents }),
  );
};

export const btw_grondslag: Templates = {
  plants: {
    'komma verschoven': (desk) => {
      const cents = desk.amount(150, 900);
      return taxed(desk, 'Posters', cents, share(cents, 210));
    },
    'btw van een andere factuur': (desk) => {
      const cents = desk.amount(500, 1_500);
      return taxed(desk, 'Spandoeken', cents, share(cents, 2_100) + desk.amount(25, 80));
    },
  },
  near: {
    'een cent verschil': (desk) => taxed(desk, 'Stickers', 43_217, 9_076 - 1),
    'betalingskorting op een grote order': (desk) =>
      taxed(desk, 'Lichtreclame', 800_000, 168_000 - 120),
  },
};

const leave = (desk: Desk, left: number): Told | null => {
  const cents = money(desk) - left;
  if (left <= 0 || cents <= 0 || desk.balance('bank') < cents) return null;
  desk.post('bank', desk.now, 'Storting effectenrekening holding', [
    { account: 'bank', cents: -cents },
    { account: 'rcHolding', cents },
  ]);
  return whole(desk, 3);
};

export const btw_reservering: Templates = {
  plants: {
    'de helft van wat nodig is': (desk) => {
      const { least } = due(desk);
      return least < 80_000 ? null : leave(desk, Math.round(least / 2));
    },
  },
  near: { 'net genoeg': (desk) => leave(desk, Math.round(due(desk).most * 1.2)) },
};
