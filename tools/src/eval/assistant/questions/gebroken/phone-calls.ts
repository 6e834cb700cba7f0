import * as g from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const ELAN = g.boughtOf('Dakwerken Élan');
const VAN_LOON = g.boughtOf('Montagebedrijf Van Loon');

export const phoneCalls = [
  ...talk(
    4,
    [
      'Ik heb de cijfers van boekjaar 2023/2024 nodig, begin maar met de brutowinst.',
      g.figure('brutomarge', '2024'),
    ],
    ['Als percentage van de omzet is dat?', g.ratio('brutomarge_percentage', '2024')],
    ['Goed. En dan nog de ebitda.', g.figure('ebitda', '2024')],
    [
      'Hoe lag die ebitda een boekjaar eerder?',
      g.either(
        g.figure('ebitda', '2023'),
        g.beside('ebitda', '2024', '2023'),
        g.change('ebitda', '2024', '2023'),
      ),
    ],
  ),
  ...roughTalk(
    3,
    ['wat is er bij dakwerken elan ingekocht boekjaar 2025', g.amountWith(ELAN, '2025')],
    ['en bij van loon', g.amountWith(VAN_LOON, '2025')],
    ['samen dus?', g.amountWith(g.together(ELAN, VAN_LOON), '2025')],
  ),
  ...talk(
    2,
    ['Wat gaven we in boekjaar 2025 uit aan reclame en website?', g.account('4400', '2025')],
    ['Is dat meer dan het boekjaar daarvoor?', g.change(g.ofAccount('4400'), '2025', '2024')],
    ['En hoe zat dat bij de brandstof, ook meer?', g.change(g.ofAccount('4200'), '2025', '2024')],
  ),
  ...roughTalk(
    9,
    ['winst per kwartaal bj 2024', g.perQuarter('resultaat', '2024')],
    ['welk was t slechtst', g.extreme('lowest', 'resultaat', '2024', 'quarter')],
    ['en de omzet, zelfde lijstje', g.perQuarter('omzet', '2024')],
  ),
  ...talk(
    6,
    [
      'Stonden er eind juni 2025 nog rekeningen van klanten open, en van wie?',
      g.openRelations('debiteuren', '2025-06'),
    ],
    [
      'Ik hoef er maar drie te bellen. De drie met het hoogste bedrag?',
      g.openRelations('debiteuren', '2025-06', { top: 3 }),
    ],
    [
      'O ja, en wij zelf, wat moesten wij op dat moment nog aan leveranciers?',
      g.figure('crediteuren', '2025-06'),
    ],
  ),
  ...roughTalk(
    11,
    [
      'bankstand ultimo dec 24',
      g.either(g.account('1100', '2024-12'), g.figure('bank_en_kas', '2024-12')),
    ],
    ['eind mrt?', g.either(g.account('1100', '2025-03'), g.figure('bank_en_kas', '2025-03'))],
    ['ok en de banklening op die datum', g.account('0700', '2025-03')],
  ),
];
