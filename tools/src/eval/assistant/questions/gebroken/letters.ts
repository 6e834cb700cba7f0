import {
  account,
  change,
  combined,
  either,
  extreme,
  figure,
  largestLines,
  monthsBelowNil,
  ofLargest,
  openFor,
  openList,
  openRelations,
  openTotal,
  perQuarter,
  ratio,
  says,
  share,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

/** Of five people who had not read the grammar, among them one who writes letters. */
export const letters: Question[] = [
  ...clean(
    3,
    [
      'Bij welke leveranciers hebben wij in het boekjaar 2024/2025 het meeste geld besteed? De eerste drie volstaan.',
      top('suppliers', 3, '2025'),
    ],
    [
      'Welke drie boekingen op de inkoop van installatiemateriaal waren in juni 2025 het grootst?',
      largestLines('materialen', 3, '2025-06'),
    ],
  ),
  ...rough(3, ['top3 klantn kalenderjaar 2024', top('customers', 3, 'kal-2024')]),
  ...clean(
    5,
    [
      'Wat hadden we op 31 december 2024 aan geld op de bank staan?',
      figure('bank_en_kas', '2024-12'),
    ],
    [
      'Hoeveel procent van ons vermogen is eigen geld, eind juni 2025?',
      ratio('solvabiliteit', '2025'),
    ],
    [
      'Hoeveel beliepen de handelsschulden op het einde van boekjaar 2023/2024?',
      figure('crediteuren', '2024'),
    ],
  ),
  ...clean(
    6,
    [
      'Welke klant stond eind juni 2025 het diepst bij ons in het krijt?',
      openRelations('debiteuren', '2025-06', { top: 1 }),
    ],
    [
      'Welke leveranciersfacturen van Sanitair en Verwarming Centrum waren op 30 juni 2025 nog niet voldaan?',
      openList('crediteuren', '2025-06', { of: 'Sanitair en Verwarming Centrum' }),
    ],
  ),
  ...rough(6, ['crediteuren totaal per 30-6', figure('crediteuren', '2025-06')]),
  ...clean(8, [
    'Met welk bedrag per maand staat de huur in het laatste boekjaar in de boeken?',
    usual('4100', 'Bedrijfspanden De Wetering'),
  ]),
  ...rough(8, ['prijs vd werkbon software per mnd nu', usual('4320', 'Werkbon Software B.V.')]),
  ...clean(
    9,
    [
      'In welk kwartaal van boekjaar 2023/2024 was de omzet het hoogst?',
      extreme('highest', 'omzet', '2024', 'quarter'),
    ],
    [
      'Hoe verliep het bedrijfsresultaat per kwartaal in boekjaar 2024/2025?',
      perQuarter('bedrijfsresultaat', '2025'),
    ],
  ),
  ...rough(9, ['wnr hadden we verlies gedraaid in bj 2025', monthsBelowNil('resultaat', '2025')]),
  ...clean(
    10,
    [
      'Resultaat boekjaar 2025 zonder afschrijvingen. Eén getal.',
      combined('2025', { resultaat: 1, afschrijvingen: 1 }),
    ],
    [
      'Hoeveel hoger waren de autokosten dan de kantoorkosten in boekjaar 2025?',
      combined('2025', { autokosten: 1, kantoorkosten: -1 }),
    ],
    [
      'Welk percentage van de omzet van boekjaar 2024/2025 werd met de tien voornaamste klanten behaald?',
      share(ofLargest('customers', 10), 'omzet', '2025'),
    ],
  ),
  ...clean(11, [
    'Van wanneer tot wanneer loopt het laatste boekjaar in deze administratie?',
    says('juli 2024|7-2024', 'juni 2025|6-2025'),
  ]),
  ...rough(11, ['brutolonen okt 24 graag', account('4000', '2024-10')]),

  ...talk(
    3,
    ['Wat waren onze vijf grootste kostengroepen in boekjaar 2023/2024?', top('costs', 5, '2024')],
    ['En in het boekjaar erna?', top('costs', 5, '2025')],
    [
      'Hoeveel zijn de huisvestingskosten tussen die twee jaren toegenomen?',
      change('huisvestingskosten', '2025', '2024'),
    ],
  ),
  ...talk(
    5,
    ['Wat was de DSO over boekjaar 2024/2025?', ratio('dso', '2025')],
    ['En de DPO?', ratio('dpo', '2025')],
  ),
  ...talk(
    6,
    ['Welk bedrag stond einde juni 2025 open bij de klanten?', figure('debiteuren', '2025-06')],
    ['Hoeveel daarvan is ouder dan zestig dagen?', openTotal('debiteuren', '2025-06', openFor(60))],
    ['Op naam van welke klant?', openRelations('debiteuren', '2025-06', { which: openFor(60) })],
  ),
  ...roughTalk(
    8,
    [
      'groene stroom komt die elke mnd',
      either(says('maand'), usual('4110', 'Groene Stroom Nederland')),
    ],
    ['en wat kostte dat heel bj 2024', account('4110', '2024')],
  ),
  ...roughTalk(
    10,
    ['omzet q3 bj 2025', figure('omzet', '2025-Q3')],
    ['kosten?', figure('kosten', '2025-Q3')],
    ['dus resultaat', figure('resultaat', '2025-Q3')],
    ['en zelfde kwartaal jaar ervoor', figure('resultaat', '2024-Q3')],
  ),
];
