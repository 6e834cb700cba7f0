import {
  account,
  amountWith,
  bottom,
  change,
  combined,
  extreme,
  figure,
  monthsWhere,
  none,
  ofAccount,
  ofLargest,
  openList,
  plus,
  ratio,
  share,
  together,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

export const staffRoom2 = [
  ...clean(3, ['Wat waren in 2024 onze drie zwaarste kostensoorten?', top('costs', 3, '2024')]),
  ...rough(3, ['kleinste leverancier 2024?', bottom('suppliers', 1, '2024')]),
  ...clean(5, [
    'Welk eigen vermogen had de onderneming op de balans van eind 2023?',
    figure('totaal_eigen_vermogen', '2023'),
  ]),
  ...rough(5, ['loonheffing nog af te dragen', account('170000', '2025')]),
  ...clean(6, [
    'Welke facturen heeft Hendriks Bouw nog niet voldaan?',
    openList('debiteuren', '2025', { of: 'Hendriks Bouw B.V.' }),
  ]),
  ...rough(6, ['hvl moet er nog binnenkomen vd klanten', figure('debiteuren', '2025')]),
  ...clean(8, [
    'Hoeveel premie schrijft Assurantiën De Eem tegenwoordig elk kwartaal bij ons af?',
    usual('450000', 'Assurantiën De Eem'),
  ]),
  ...rough(8, ['huur pand pm', usual('410000', 'Bedrijfspanden De Wetering')]),
  ...clean(
    10,
    [
      'Hoeveel procent van alle kosten was in 2024 huur van het bedrijfspand?',
      share(ofAccount('410000'), 'kosten', '2024'),
    ],
    [
      'Hoeveel winst hadden we in 2023 gehaald als we geen accountant hadden betaald?',
      plus('resultaat', ofAccount('460000'), '2023'),
    ],
    [
      'Welk deel van de omzet in 2024 kwam van onze drie grootste klanten bij elkaar?',
      share(ofLargest('customers', 3), 'omzet', '2024'),
    ],
  ),
  ...rough(10, [
    'bank+kas min wat leveranciers nog krijgen, wat houd je over',
    combined('2025', { bank_en_kas: 1, crediteuren: -1 }),
  ]),
  ...clean(9, [
    'In welke maand van 2024 tikten we de ton aan omzet aan?',
    monthsWhere('omzet', '2024', { above: 100_000 }),
  ]),
  ...rough(9, ['laagste omzetmnd 2023', extreme('lowest', 'omzet', '2023')]),
  ...clean(2, [
    'Hebben we in de eerste vier maanden van 2025 meer omgezet dan in dezelfde maanden van 2024?',
    change('omzet', '2025-01..2025-04', '2024-01..2024-04'),
  ]),
  ...rough(4, ['brutomarge % 2024', ratio('brutomarge_percentage', '2024')]),
  ...rough(11, [
    'bruto lonen + vak geld apr',
    amountWith(together(ofAccount('400000'), ofAccount('400500')), '2025-04'),
  ]),
  ...clean(12, ['Kun je de factuur van Telecom Zakelijk op betaald zetten?', none('change')]),
];
