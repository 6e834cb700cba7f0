import { addDays } from '@kengetal/generator';
import { ledger } from '../books/accounts.ts';
import { spanOf } from '../plants/desk.ts';
import type { Templates } from '../plants/templates.ts';
import { about } from './about.ts';

export const verdubbeld: Templates = {
  plants: {
    'ziekteverzuimverzekering dubbel': (desk) => {
      const from = desk.supplier('Onderlinge %');
      const cents = desk.amount(95, 220);
      const back = desk.random.whole(4, 9);
      desk.series(
        { from, account: 'verzekeringen', text: 'Premie verzuim', vat: null },
        27,
        (month) => (month <= back ? cents * 2 : cents),
      );
      return about(desk, from.relatie, 'verzekeringen', back);
    },
    'tweede boekhoudpakket naast het oude': (desk) => {
      const [old, next] = [desk.supplier('% Cloud'), desk.supplier('% Apps')];
      const back = desk.random.whole(4, 8);
      desk.series(
        { from: old, account: 'software', text: 'Licentie boekhoudpakket' },
        15,
        () => 7_950,
      );
      desk.series(
        { from: next, account: 'software', text: 'Licentie boekhoudpakket' },
        20,
        () => 8_900,
        { from: back },
      );
      const told = about(desk, old.relatie, 'software', back);
      return { ...told, relaties: [old.relatie, next.relatie] };
    },
  },
  near: {
    'twee maanden op één factuur': (desk) => {
      const from = desk.supplier('% Hosting');
      desk.series({ from, account: 'software', text: 'Abonnement' }, 13, (month) =>
        month === 6 ? null : month === 5 ? 15_800 : 7_900,
      );
      return { ...about(desk, from.relatie, 'software', 6), also: ['boeking_ontbreekt'] };
    },
    'overgestapt met een maand samen': (desk) => {
      const [old, next] = [desk.supplier('Polis %'), desk.supplier('% Assuradeuren')];
      desk.series(
        { from: old, account: 'verzekeringen', text: 'Premie', vat: null },
        4,
        () => 14_200,
        { to: 6 },
      );
      desk.series(
        { from: next, account: 'verzekeringen', text: 'Premie', vat: null },
        4,
        () => 12_900,
        { from: 6 },
      );
      const told = about(desk, old.relatie, 'verzekeringen', 7);
      return { ...told, relaties: [old.relatie, next.relatie] };
    },
  },
};

export const kosten_op_activa: Templates = {
  plants: {
    'klein gereedschap op machines': (desk) => {
      const from = desk.supplier('IJzerwaren');
      const day = desk.day(desk.random.whole(2, 9), 9);
      const account = desk.books.kind === 'zzp' ? 'inventaris' : 'machines';
      const entry = desk.bill({
        from,
        account,
        text: 'Accuset en bits',
        cents: desk.amount(60, 380),
        day,
      });
      return {
        relaties: [from.relatie],
        rekeningen: [ledger(account)],
        documenten: [entry],
        months: spanOf([day]),
      };
    },
    'computer op automatisering': (desk) => {
      const from = desk.supplier('Computershop');
      desk.loose({ from, account: 'kleine', text: 'Kabels en klein spul' }, [20, 110]);
      const day = desk.day(desk.random.whole(2, 9), 22);
      const entry = desk.bill({
        from,
        account: 'kleine',
        text: 'Laptop HP EliteBook',
        cents: desk.amount(780, 1_800),
        day,
      });
      return {
        relaties: [from.relatie],
        rekeningen: [ledger('kleine')],
        documenten: [entry],
        months: spanOf([day]),
      };
    },
  },
  near: {
    'kast en planken op één factuur': (desk) => {
      const from = desk.supplier('Interieurbouw');
      const day = desk.day(5, 9);
      const owed = { relatie: from.relatie, factuur: 'IB-771' };
      const entry = desk.post('inkoop', day, 'Inrichting', [
        { account: 'crediteuren', cents: -217_800, ...owed },
        {
          account: 'inventaris',
          cents: 160_000,
          text: 'Kastenwand',
          vat: 'hoog',
          btw_cents: 33_600,
          ...owed,
        },
        {
          account: 'inventaris',
          cents: 20_000,
          text: 'Losse planken',
          vat: 'hoog',
          btw_cents: 4_200,
          ...owed,
        },
        { account: 'btwVoorbelasting', cents: 37_800, ...owed },
      ]);
      desk.pay(entry, addDays(day, 14));
      return {
        relaties: [from.relatie],
        documenten: [entry],
        rekeningen: [ledger('inventaris')],
        months: spanOf([day]),
      };
    },
    'jaarlijks groot onderhoud': (desk) => {
      const from = desk.supplier('Klimaatservice');
      const bill = {
        from,
        account: 'onderhoudPand',
        text: 'Onderhoudsbeurt luchtbehandeling',
      } as const;
      const entries = desk.series(bill, 12, (back) => (back % 12 === 3 ? 88_000 : null));
      return {
        relaties: [from.relatie],
        documenten: entries,
        months: [desk.month(3), desk.month(3)],
      };
    },
  },
};
