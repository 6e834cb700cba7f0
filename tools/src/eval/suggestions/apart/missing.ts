import { addDays } from '@kengetal/generator';
import { ledger } from '../books/accounts.ts';
import { spanOf } from '../plants/desk.ts';
import type { Templates } from '../plants/templates.ts';
import { about } from './about.ts';

export const boeking_ontbreekt: Templates = {
  plants: {
    'managementvergoeding een maand niet': (desk) => {
      const from = desk.supplier('% Beheer B.V.');
      const missed = desk.random.whole(3, 10);
      desk.series({ from, account: 'advies', text: 'Managementvergoeding' }, 1, (month) =>
        month === missed ? null : 250_000,
      );
      return {
        relaties: [from.relatie],
        rekeningen: [ledger('advies')],
        months: [desk.month(missed), desk.month(missed)],
      };
    },
    'laatste kwartaalnota niet geboekt': (desk) => {
      const from = desk.supplier('Stichting %');
      desk.series(
        { from, account: 'contributies', text: 'Bijdrage', vat: null },
        5,
        (month) => (month === 0 ? null : 32_500),
        { every: 3 },
      );
      return {
        relaties: [from.relatie],
        rekeningen: [ledger('contributies')],
        months: [desk.month(0), desk.month(0)],
      };
    },
  },
  near: {
    'opgezegd in het voorjaar': (desk) => {
      const from = desk.supplier('Drankenservice');
      desk.series({ from, account: 'representatie', text: 'Huur tap' }, 7, () => 9_900, { to: 5 });
      return { ...about(desk, from.relatie, 'representatie', 5) };
    },
    'alleen in het seizoen': (desk) => {
      const from = desk.supplier('Terreinbeheer');
      desk.series({ from, account: 'onderhoudPand', text: 'Maaien' }, 19, (month) => {
        const own = desk.month(month) % 100;
        return own >= 4 && own <= 10 ? 21_000 : null;
      });
      return about(desk, from.relatie, 'onderhoudPand', 11);
    },
  },
};

export const zonder_document: Templates = {
  plants: {
    'betaald uit de kas zonder bon': (desk) => {
      const from = desk.supplier('Markthandel');
      desk.loose({ from, account: 'transport', text: 'Pallets' }, [90, 400]);
      const day = desk.day(desk.random.whole(2, 8), 11);
      const entry = desk.bill({
        from,
        account: 'transport',
        text: 'Pallets contant',
        cents: desk.amount(290, 800),
        day,
        number: null,
      });
      return {
        relaties: [from.relatie],
        rekeningen: [ledger('transport')],
        documenten: [entry],
        months: spanOf([day]),
      };
    },
    'twee in één maand bij iemand anders': (desk) => {
      const from = desk.supplier('Fotostudio');
      const day = desk.day(desk.random.whole(2, 8), 8);
      const bill = { from, account: 'drukwerk', text: 'Productfoto’s', number: null } as const;
      const entries = [day, addDays(day, 10)].map((own) =>
        desk.bill({ ...bill, day: own, cents: desk.amount(310, 620) }),
      );
      return {
        relaties: [from.relatie],
        rekeningen: [ledger('drukwerk')],
        documenten: entries,
        months: spanOf([day]),
      };
    },
  },
  near: {
    'rente en provisie': (desk) => {
      const day = desk.day(4, 30);
      desk.post('bank', day, 'Debetrente en provisie', [
        { account: 'bank', cents: -31_000 },
        { account: 'rente', cents: 31_000 },
      ]);
      return { rekeningen: [ledger('rente')], months: spanOf([day]) };
    },
    'klein zonder bon': (desk) => {
      const from = desk.supplier('Broodjeszaak');
      desk.loose({ from, account: 'representatie', text: 'Lunch' }, [40, 120]);
      const day = desk.day(3, 11);
      desk.bill({
        from,
        account: 'representatie',
        text: 'Lunch',
        cents: 14_800,
        day,
        number: null,
      });
      return { relaties: [from.relatie], months: spanOf([day]) };
    },
  },
};
