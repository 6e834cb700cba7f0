import {
  all,
  average,
  either,
  extreme,
  figure,
  monthsWhere,
  none,
  openFor,
  openList,
  share,
  split,
  top,
  vatFiled,
  vatToPay,
  why,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const installatie = [
  ...clean(2, [
    'Hoe verklaart u dat de kosten in september 2025 zoveel hoger uitkwamen dan in augustus 2025?',
    why('kosten', '2025-09', '2025-08'),
  ]),
  ...clean(3, [
    'Graag een overzicht van de kosten over 2024, verdeeld over de kostenplaatsen.',
    split('kosten', 'costCentre', '2024'),
  ]),
  ...clean(9, [
    'In welke maanden van dit jaar hadden we ultimo de maand meer dan twee ton op de bank en in kas staan?',
    monthsWhere('bank_en_kas', '2025', { above: 200_000 }),
  ]),
  ...rough(6, [
    'fact. van klanten > 14 dgn te laat, overzichtje',
    openList('debiteuren', '2025-09', { which: openFor(14) }),
  ]),
  ...rough(5, [
    'voorraad en deb. stand per 31-12-23',
    all(figure('voorraden', '2023'), figure('debiteuren', '2023')),
  ]),
  ...clean(3, [
    'Ik zat me af te vragen welke drie leveranciers ons vorig jaar nou het meeste gekost hebben.',
    top('suppliers', 3, '2024'),
  ]),
  ...rough(7, [
    'btw derde kwartaal dit jaar, wat moete we betalen',
    either(vatToPay('2025-K3'), vatFiled('2025-K3')),
  ]),
  ...clean(12, [
    'Als de salarissen volgend jaar vijf procent stijgen, wat blijft er dan over?',
    none('future'),
  ]),
  ...talk(
    10,
    [
      'Welk percentage van de omzet ging er in het eerste halfjaar van 2025 op aan materiaal?',
      share('materialen', 'omzet', '2025-H1'),
    ],
    ['En aan uitbesteed werk?', share('uitbesteed_werk', 'omzet', '2025-H1')],
  ),
  ...roughTalk(
    9,
    ['welke maand van 2023 had minste omzet', extreme('lowest', 'omzet', '2023')],
    ['en wat was gemidd. dat jaar', average('omzet', '2023')],
  ),
];

export const questions = { installatie };
