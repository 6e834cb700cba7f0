import {
  account,
  change,
  figure,
  lines,
  none,
  on,
  openRelations,
  perMonth,
  perQuarter,
  ratio,
  top,
  vatToPay,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

export const talks = [
  ...talk(
    1,
    ['Wat was de omzet in boekjaar 2024/2025?', figure('omzet', '2025')],
    ['En het boekjaar ervoor?', figure('omzet', '2024')],
    ['Zet dat per kwartaal.', perQuarter('omzet', '2024')],
  ),
  ...roughTalk(
    4,
    ['winst dit bj', figure('resultaat', '2025')],
    ['alleen q2', figure('resultaat', '2025-Q2')],
    ['en q3', figure('resultaat', '2025-Q3')],
  ),
  ...talk(
    7,
    ['Wat was de btw over het vierde kwartaal van 2024?', vatToPay('2024-K4')],
    ['En over het eerste van 2025?', vatToPay('2025-K1')],
  ),
  ...talk(
    1,
    ['Hoeveel kosten hadden we op rekening 4400 in mei 2025?', account('4400', '2025-05')],
    ['Welke boekingen zijn dat?', lines('2025-05', on('4400'))],
  ),
  ...roughTalk(
    3,
    ['top 3 klanten bj 2024', top('customers', 3, '2024')],
    ['en leveranciers', top('suppliers', 3, '2024')],
  ),
  ...talk(
    2,
    [
      'Hoeveel meer omzet hadden we in boekjaar 2024/2025 dan in 2023/2024?',
      change('omzet', '2025', '2024'),
    ],
    ['En de personeelskosten?', change('personeelskosten', '2025', '2024')],
  ),
  ...roughTalk(
    5,
    ['solvabiliteit eind bj 23/24', ratio('solvabiliteit', '2024')],
    ['en nu', ratio('solvabiliteit', '2025-06')],
  ),
  ...talk(
    6,
    ['Wie moet ons nog betalen?', openRelations('debiteuren', '2025-06')],
    ['Hoeveel is dat in totaal?', figure('debiteuren', '2025-06')],
  ),
  ...talk(
    12,
    ['Wat was de omzet in mei 2021?', none('outside')],
    ['En in mei 2025?', figure('omzet', '2025-05')],
    ['Per maand over heel boekjaar 2024/2025, graag.', perMonth('omzet', '2025')],
  ),
];
