import {
  account,
  amountWith,
  combined,
  difference,
  extreme,
  figure,
  ofAccount,
  openFor,
  openList,
  owedBy,
  owedTo,
  perMonth,
  ratio,
  share,
  soldTo,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

/** Of five people who had not read the grammar, among them one who writes letters. */
export const letters: Question[] = [
  ...clean(
    3,
    [
      'Mag ik van u een overzicht van de vijf leveranciers waar wij in 2024 het meeste bij hebben ingekocht?',
      top('suppliers', 5, '2024'),
    ],
    [
      'Waar geven we het meeste aan uit sinds januari 2025? Drie grootste groepen.',
      top('costs', 3, '2025'),
    ],
    [
      'Welke drie klanten vertegenwoordigden in boekjaar 2023 de hoogste omzet?',
      top('customers', 3, '2023'),
    ],
  ),
  ...clean(
    5,
    [
      'Kunt u mij zeggen hoeveel er eind april 2025 in totaal op de bank en in de kas zat?',
      figure('bank_en_kas', '2025-04'),
    ],
    [
      'Voor mijn opdracht zoek ik het werkkapitaal op 31 december 2024.',
      figure('werkkapitaal', '2024'),
    ],
    ['Welke solvabiliteit had Warmte en Water Zuid eind 2023?', ratio('solvabiliteit', '2023')],
  ),
  ...rough(5, ['quick ratio 31-12-24', ratio('quick_ratio', '2024')]),
  ...clean(
    6,
    [
      'Welke klantfacturen staan eind april 2025 langer dan 30 dagen open?',
      openList('debiteuren', '2025-04', { which: openFor(30) }),
    ],
    [
      'Gelieve de schuld aan Dakwerken Élan per einde april 2025 op te geven.',
      amountWith(owedTo('Dakwerken Élan'), '2025-04'),
    ],
  ),
  ...rough(8, ['telecom zakelijk hvl kost dat nu per mnd', usual('431000', 'Telecom Zakelijk')]),
  ...clean(
    9,
    [
      'Welke maand van 2023 was voor de zaak de slechtste, als u naar het resultaat kijkt?',
      extreme('lowest', 'resultaat', '2023'),
    ],
    [
      'Zet de personeelskosten van de eerste vier maanden van 2025 eens onder elkaar.',
      perMonth('personeelskosten', '2025-01..2025-04'),
    ],
  ),
  ...rough(9, ['omzet pr maand dit jaar', perMonth('omzet', '2025')]),
  ...clean(
    10,
    [
      'EBITDA over 2024, maar dan zonder huisvestingskosten.',
      combined('2024', { ebitda: 1, huisvestingskosten: 1 }),
    ],
    [
      'Wat is het verschil in omzet tussen Kuipers Vastgoed B.V. en Jansen Bouw B.V. over 2024?',
      difference(soldTo('Kuipers Vastgoed B.V.'), soldTo('Jansen Bouw B.V.'), '2024'),
    ],
  ),
  ...rough(10, [
    'hvl % vd omzet gaat op aan brutolonen in 2024',
    share(ofAccount('400000'), 'omzet', '2024'),
  ]),
  ...clean(11, [
    'Hoeveel zijn wij in 2024 kwijt geweest aan de elektriciteit, het gas en het water bij elkaar?',
    account('411000', '2024'),
  ]),
  ...rough(11, ['omzt contracten vorig jr', account('801000', '2024')]),

  ...roughTalk(
    3,
    ['grootste klant 2025', top('customers', 1, '2025')],
    ['doe maar de top 5', top('customers', 5, '2025')],
  ),
  ...talk(
    5,
    ['Hoeveel bedroeg het balanstotaal op het einde van 2023?', figure('activa', '2023')],
    ['En eind 2024?', figure('activa', '2024')],
    ['Welk deel daarvan is eigen vermogen?', share('totaal_eigen_vermogen', 'activa', '2024')],
  ),
  ...talk(
    6,
    [
      'Hoeveel hadden wij eind april 2025 nog te vorderen van Hendriks Bouw B.V.?',
      amountWith(owedBy('Hendriks Bouw B.V.'), '2025-04'),
    ],
    [
      'Om welke facturen gaat het?',
      openList('debiteuren', '2025-04', { of: 'Hendriks Bouw B.V.' }),
    ],
    [
      'En wat zijn wij zelf dan nog schuldig aan Technische Groothandel Midden B.V.?',
      amountWith(owedTo('Technische Groothandel Midden B.V.'), '2025-04'),
    ],
    ['En aan alle leveranciers tezamen?', figure('crediteuren', '2025-04')],
  ),
  ...talk(
    8,
    [
      'Wat is het vaste bedrag van de bedrijfsverzekering per kwartaal?',
      usual('450000', 'Assurantiën De Eem'),
    ],
    ['En hoeveel kwam dat in heel 2024 bij elkaar?', account('450000', '2024')],
  ),
  ...roughTalk(
    9,
    ['laagste omzetmaand 2024', extreme('lowest', 'omzet', '2024')],
    ['en de hoogste', extreme('highest', 'omzet', '2024')],
    ['zelfde voor 2023', extreme('highest', 'omzet', '2023')],
  ),
];
