import { ledger } from '../books/accounts.ts';
import type { Desk } from '../plants/desk.ts';
import type { Templates, Told } from '../plants/templates.ts';
import { about } from './about.ts';

const last = (desk: Desk, account: Parameters<typeof ledger>[0]): Told => ({
  rekeningen: [ledger(account)],
  months: [desk.books.last, desk.books.last],
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
