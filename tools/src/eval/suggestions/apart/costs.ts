import { addDays } from '@kengetal/generator';
import { ledger } from '../books/accounts.ts';
import { spanOf, type Desk } from '../plants/desk.ts';
import type { Templates, Told } from '../plants/templates.ts';

const last = (desk: Desk, account: Parameters<typeof ledger>[0]): Told => ({
  rekeningen: [ledger(account)],
  months: [desk.books.last, desk.books.last],
});

const about = (
  desk: Desk,
  relatie: string,
  account: Parameters<typeof ledger>[0],
  from: number,
): Told => ({
  relaties: [relatie],
  rekeningen: [ledger(account)],
  months: [desk.month(from + 1), desk.month(0)],
});

export const kosten_gestegen: Templates = {
  plants: {
    'twee leveranciers tegelijk duurder': (desk) => {
      const usual = desk.amount(350, 900);
      for (const trade of ['Zaalverhuur %', '% Arrangementen']) {
        const from = desk.supplier(trade);
        desk.series({ from, account: 'vergaderen', text: 'Zaalhuur' }, 14, (back) =>
          back === 0 ? Math.round(usual * 1.7) : usual,
        );
      }
      return last(desk, 'vergaderen');
    },
    'naheffing in de laatste maand': (desk) => {
      const from = desk.supplier('Opslagcentrum %');
      const bill = { from, account: 'archief', text: 'Opslag' } as const;
      desk.series(bill, 3, () => 62_000);
      desk.bill({
        ...bill,
        text: 'Eindafrekening verbruik',
        cents: desk.amount(480, 1_100),
        day: desk.day(0, 24),
      });
      return last(desk, 'archief');
    },
    'in het memoriaal bijgeboekt': (desk) => {
      const from = desk.supplier('Incasso');
      desk.series({ from, account: 'juridisch', text: 'Dossiers' }, 18, () =>
        desk.amount(800, 860),
      );
      const cents = desk.amount(600, 1_500);
      desk.post('memoriaal', desk.day(0, 28), 'Nog te ontvangen nota', [
        { account: 'juridisch', cents },
        { account: 'kortLening', cents: -cents },
      ]);
      return last(desk, 'juridisch');
    },
  },
  near: {
    'elk voorjaar en najaar': (desk) => {
      const from = desk.supplier('Vakbeurzen');
      desk.series({ from, account: 'beurzen', text: 'Stand' }, 12, (back) =>
        back % 6 === 0 ? 240_000 : 55_000,
      );
      return last(desk, 'beurzen');
    },
    'gestaag groeiend': (desk) => {
      const from = desk.supplier('Flexkrachten');
      desk.series(
        { from, account: 'uitzend', text: 'Inzet' },
        22,
        (back) => 300_000 - back * 5_000,
      );
      return last(desk, 'uitzend');
    },
    'halfjaarlijkse keuring': (desk) => {
      const from = desk.supplier('Inspecties');
      desk.series({ from, account: 'keuringen', text: 'Periodieke keuring' }, 12, () => 118_000, {
        every: 6,
      });
      return last(desk, 'keuringen');
    },
  },
};

export const prijsverhoging: Templates = {
  plants: {
    'onderhoudscontract omhoog': (desk) => {
      const from = desk.supplier('Liftservice');
      const back = desk.random.whole(3, 10);
      const cents = desk.amount(120, 340);
      desk.series({ from, account: 'onderhoudPand', text: 'Servicecontract' }, 21, (month) =>
        month <= back ? Math.round(cents * 1.08) + 100 : cents,
      );
      return about(desk, from.relatie, 'onderhoudPand', back);
    },
    'twee stappen na elkaar': (desk) => {
      const from = desk.supplier('% Datacenter');
      const cents = desk.amount(150, 320);
      desk.series(
        { from, account: 'ict', text: 'Servers' },
        1,
        (month) => cents + (month <= 9 ? 1_600 : 0) + (month <= 4 ? 1_900 : 0),
      );
      return about(desk, from.relatie, 'ict', 9);
    },
    kwartaalcontributie: (desk) => {
      const from = desk.supplier('Branchevereniging %');
      const cents = desk.amount(210, 480);
      desk.series(
        { from, account: 'contributies', text: 'Contributie', vat: null },
        10,
        (month) => (month <= 6 ? Math.round(cents * 1.15) : cents),
        { every: 3 },
      );
      return about(desk, from.relatie, 'contributies', 6);
    },
  },
  near: {
    'extra verbruik in twee maanden': (desk) => {
      const from = desk.supplier('Waterbedrijf');
      desk.series({ from, account: 'onderhoudPand', text: 'Water' }, 16, (month) =>
        [8, 5].includes(month) ? 17_900 : 14_500,
      );
      return about(desk, from.relatie, 'onderhoudPand', 8);
    },
    'per uur gerekend': (desk) => {
      const from = desk.supplier('Tuinonderhoud');
      desk.series(
        { from, account: 'onderhoudPand', text: 'Onderhoud groen' },
        27,
        () => desk.random.whole(3, 9) * 4_850,
      );
      return about(desk, from.relatie, 'onderhoudPand', 11);
    },
    'afronding van een paar cent': (desk) => {
      const from = desk.supplier('% Telecom');
      desk.series(
        { from, account: 'contributies', text: 'Bundel' },
        6,
        (month) => 18_400 + (month < 6 ? 35 : 0),
      );
      return about(desk, from.relatie, 'contributies', 6);
    },
  },
};

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
