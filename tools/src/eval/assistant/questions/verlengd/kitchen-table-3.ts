import {
  added,
  all,
  amountWith,
  average,
  booked,
  combined,
  figure,
  less,
  lines,
  monthsBelowNil,
  named,
  ofAccount,
  on,
  openList,
  openRelations,
  openTotal,
  owedBy,
  eachTime,
  ratio,
  saysBeside,
  share,
  split,
  together,
  top,
  usual,
  why,
  withRelation,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const WHOLESALER = 'Technische Groothandel Midden B.V.';

/** Conversations of an adviser of the company: customers, months and ratios. */
export const kitchenTableMoreTalks = [
  ...talk(
    3,
    [
      'Welke klanten waren in 2025 goed voor meer dan een halve ton omzet?',
      split('omzet', 'party', '2025', { above: 50_000 }),
    ],
    ['En in 2024?', split('omzet', 'party', '2024', { above: 50_000 })],
    ['Wie was toen de grootste?', top('customers', 1, '2024')],
    [
      'Wat stond er aan het eind van dat jaar van hem open?',
      amountWith(owedBy('Hendriks Bouw B.V.'), '2024'),
    ],
  ),
  ...roughTalk(
    6,
    ['wat staat er nog open bij leveranciers', figure('crediteuren', '2025')],
    ['de grootste drie', openRelations('crediteuren', '2025', { top: 3 })],
    ['vd eerste de facturen', openList('crediteuren', '2025', { of: WHOLESALER })],
    [
      'hvl daarvan ouder dan 2 weken',
      openTotal('crediteuren', '2025', ({ name, days }) => name === WHOLESALER && days > 14),
    ],
  ),
  ...talk(
    9,
    [
      'In welke maanden is er sinds de start verlies gedraaid?',
      monthsBelowNil('resultaat', '2023..2025'),
    ],
    ['Hoe was augustus dan in 2025?', figure('resultaat', '2025-08')],
    ['Waarom ging dat beter dan een jaar eerder?', why('resultaat', '2025-08', '2024-08')],
  ),
  ...talk(
    5,
    ['Hoe staat het eind 2025 met de solvabiliteit?', ratio('solvabiliteit', '2025')],
    ['En twee jaar eerder?', ratio('solvabiliteit', '2023')],
    ['De current ratio toen?', ratio('current_ratio', '2023')],
  ),
  ...talk(
    8,
    ['Wat betalen we nu per maand aan Werkbon?', usual('4320', 'Werkbon Software B.V.')],
    ['En in 2024?', eachTime('2024', on('4320'))],
    [
      'Vanaf welke maand is het omhoog gegaan?',
      saysBeside(
        all(usual('4320', 'Werkbon Software B.V.'), eachTime('2024', on('4320'))),
        'juni 2025|jun 2025|2025-06|06-2025',
      ),
    ],
  ),
  ...roughTalk(
    10,
    ['uitbesteed werk 25 per onderaannemer', split('uitbesteed_werk', 'party', '2025')],
    ['24?', split('uitbesteed_werk', 'party', '2024')],
    [
      'van loon, hoeveel was dat gem per factuur',
      eachTime('2024', on('7100'), withRelation('Montagebedrijf Van Loon')),
    ],
  ),
  ...talk(
    10,
    [
      'Welk deel van de omzet kwam in 2025 uit onderhoudscontracten?',
      share(ofAccount('8010'), 'omzet', '2025'),
    ],
    [
      'Wat blijft er aan omzet over zonder die contracten?',
      less('omzet', ofAccount('8010'), '2025'),
    ],
    ['En hoeveel leverde het in 2025 gemiddeld per maand op?', average(ofAccount('8010'), '2025')],
  ),
  ...talk(
    4,
    ['Wat was in 2025 de winst vóór belasting?', figure('resultaat_voor_belasting', '2025')],
    ['En erna?', figure('resultaat', '2025')],
    [
      'Het verschil is dus hoeveel procent belasting?',
      share(together(ofAccount('9500'), ofAccount('9510')), 'resultaat_voor_belasting', '2025'),
    ],
  ),
  ...talk(
    11,
    ['Hoeveel dividend is er in juli 2025 van de bank gegaan?', lines('2025-07', on('1850'))],
    ['En aan dividendbelasting?', lines('2025-07', on('1860'))],
    [
      'Het jaar daarvoor, die twee samen?',
      added('2024-07', booked(on('1850')), booked(on('1860'))),
    ],
  ),
  ...roughTalk(
    10,
    [
      'brutowinst 25 min personeelskosten',
      combined('2025', { brutomarge: 1, personeelskosten: -1 }),
    ],
    ['zelfde voor 24', combined('2024', { brutomarge: 1, personeelskosten: -1 })],
    [
      'vergelijk met alle omzet van dat jr, in %',
      share(
        (books, when) => named('brutomarge')(books, when) - named('personeelskosten')(books, when),
        'omzet',
        '2024',
      ),
    ],
  ),
];
