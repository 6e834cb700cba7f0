import {
  account,
  amountWith,
  average,
  extreme,
  figure,
  growth,
  lines,
  none,
  on,
  openList,
  openRelations,
  perMonth,
  perQuarter,
  soldTo,
  top,
  vatToPay,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

export const talks = [
  ...talk(
    1,
    ['Wat was mijn omzet vorig jaar?', figure('omzet', '2023')],
    ['En dit jaar?', figure('omzet', '2024')],
    ['Hoeveel procent meer is dat?', growth('omzet', '2024', '2023')],
  ),
  ...roughTalk(
    1,
    ['winst q4', figure('resultaat', '2024-Q4')],
    ['en q3', figure('resultaat', '2024-Q3')],
    ['hele jaar per kwartaal', perQuarter('resultaat', '2024')],
  ),
  ...talk(
    6,
    ['Wie moet mij nog betalen?', openRelations('debiteuren', '2024-12')],
    [
      'Welke facturen zijn dat van Hendriks Bouw?',
      openList('debiteuren', '2024-12', { of: 'Hendriks Bouw B.V.' }),
    ],
  ),
  ...talk(
    7,
    ['Hoeveel btw moest ik afdragen over het derde kwartaal van 2024?', vatToPay('2024-K3')],
    ['En het kwartaal ervoor?', vatToPay('2024-K2')],
  ),
  ...roughTalk(
    3,
    ['beste klant 2024', top('customers', 1, '2024')],
    ['en 2023', top('customers', 1, '2023')],
    ['top 3', top('customers', 3, '2023')],
  ),
  ...talk(
    1,
    ['Hoeveel heb ik in 2024 aan brandstof uitgegeven?', account('4200', '2024')],
    ['Welke boekingen zijn dat?', lines('2024', on('4200'))],
    ['Alleen die van het tweede kwartaal.', lines('2024-Q2', on('4200'))],
  ),
  ...talk(
    9,
    ['Laat mijn omzet per maand zien in 2024.', perMonth('omzet', '2024')],
    ['Wat was de hoogste?', extreme('highest', 'omzet', '2024')],
    ['En gemiddeld?', average('omzet', '2024')],
  ),
  ...roughTalk(
    1,
    ['omzet jansen bouw 2024', amountWith(soldTo('Jansen Bouw B.V.'), '2024')],
    ['en kuipers bouw?', amountWith(soldTo('Kuipers Bouw B.V.'), '2024')],
  ),
  ...roughTalk(
    12,
    ['wat wordt mijn omzet in 2026', none('future')],
    ['ok en in 2024 dan', figure('omzet', '2024')],
  ),
];
