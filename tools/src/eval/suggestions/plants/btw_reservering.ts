import { periodOfDay } from '@kengetal/ledger';
import type { Account } from '../books/accounts.ts';
import type { Desk } from './desk.ts';
import { due, money, standing } from './standing.ts';
import type { Templates, Told } from './templates.ts';

const told = (desk: Desk): Told => ({
  months: [desk.month(3), Math.max(desk.month(-4), periodOfDay(desk.now))],
  whole: true,
});

/** Pays out of the bank until so much money is left; null where the books cannot. */
function leave(desk: Desk, left: number, text: string, to: Account): Told | null {
  const cents = money(desk) - left;
  const saved = Math.min(cents, Math.max(0, desk.balance('spaar')));
  if (left <= 0 || cents < 10_000 || desk.balance('bank') < cents - saved) return null;
  desk.post('bank', desk.now, text, [
    { account: 'spaar', cents: -saved },
    { account: 'bank', cents: saved - cents },
    { account: to, cents },
  ]);
  const { quick, short, equity, total } = standing(desk);
  const isSound = quick >= short && equity * 3 >= total;
  return isSound || to === 'rcHolding' ? told(desk) : null;
}

/** So many percent of what surely falls due. */
const tooLittle = (desk: Desk, percent: number, text: string, to: Account) => {
  const { least } = due(desk);
  return least < 80_000 ? null : leave(desk, Math.round((least * percent) / 100), text, to);
};

export const btw_reservering: Templates = {
  plants: {
    'naar de holding overgemaakt': (desk) =>
      tooLittle(desk, desk.random.whole(30, 75), 'Overboeking holding', 'rcHolding'),
    'vrijwel niets over': (desk) =>
      tooLittle(desk, desk.random.whole(5, 20), 'Lening aan holding', 'rcHolding'),
    'extra afgelost': (desk) =>
      tooLittle(desk, desk.random.whole(30, 75), 'Extra aflossing', 'lening'),
    'privé opgenomen': (desk) =>
      desk.books.kind === 'zzp'
        ? tooLittle(desk, desk.random.whole(30, 75), 'Naar privérekening', 'priveOpnamen')
        : null,
  },
  near: {
    'krap, maar genoeg': (desk) => {
      const { most } = due(desk);
      return leave(
        desk,
        Math.round((most * desk.random.whole(125, 160)) / 100),
        'Overboeking holding',
        'rcHolding',
      );
    },
    'staat op de spaarrekening': (desk) => {
      const { most } = due(desk);
      const cents = desk.balance('bank') - 120_000;
      if (cents < 100_000 || money(desk) < most * 1.3) return null;
      desk.post('bank', desk.now, 'Naar spaarrekening', [
        { account: 'bank', cents: -cents },
        { account: 'spaar', cents },
      ]);
      return told(desk);
    },
    'ruim voldoende': (desk) => (money(desk) > due(desk).most * 1.5 ? told(desk) : null),
  },
};
