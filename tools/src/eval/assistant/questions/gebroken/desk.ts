import {
  account,
  average,
  combined,
  either,
  figure,
  lines,
  none,
  on,
  openFor,
  openList,
  openRelations,
  openTotal,
  perMonth,
  ratio,
  share,
  top,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

/** As a bookkeeper writes in her first week, by one who has not read the grammar. */
export const desk: Question[] = [
  ...rough(
    1,
    ['Saldo 1100 ult. mrt 2025', account('1100', '2025-03')],
    ['omzet kalenderjr. 2024', figure('omzet', 'kal-2024')],
  ),
  ...rough(3, ['Top 3 crediteuren o.b.v. kosten bj 2024', top('suppliers', 3, '2024')]),
  ...rough(4, ['EBITDA-marge bj. 24/25', ratio('ebitda_marge', '2025')]),
  ...rough(6, [
    'openstaand deb. > 60 dgn per 31-12-2024',
    either(
      openTotal('debiteuren', '2024-12', openFor(60)),
      openList('debiteuren', '2024-12', { which: openFor(60) }),
      openRelations('debiteuren', '2024-12', { which: openFor(60) }),
    ),
  ]),
  ...clean(9, [
    'Verloop van de autokosten per maand, boekjaar 2024/2025',
    perMonth('autokosten', '2025'),
  ]),
  ...rough(10, ['Gem. autokosten p.m. bj 2025', average('autokosten', '2025')]),
  ...clean(10, [
    'Bedrijfsresultaat boekjaar 2025 plus afschrijvingen',
    combined('2025', { bedrijfsresultaat: 1, afschrijvingen: 1 }),
  ]),
  ...rough(11, ['Nog uit te zoeken nov. 2024: welke boekingen', lines('2024-11', on('2000'))]),
  ...clean(12, ['Saldo rekening-courant directie', none('absent')]),
  ...talk(
    5,
    ['Current ratio per 30-06-2025', ratio('current_ratio', '2025')],
    ['En de quick ratio?', ratio('quick_ratio', '2025')],
    ['Een jaar eerder?', ratio('quick_ratio', '2024')],
  ),
  ...roughTalk(
    4,
    ['omzet toestellen bj 2024', account('8020', '2024')],
    ['aandeel in tot. omzet?', share('omzet_handelsgoederen', 'omzet', '2024')],
  ),
];
