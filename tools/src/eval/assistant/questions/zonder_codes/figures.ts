import {
  account,
  amountWith,
  average,
  boughtOf,
  change,
  extreme,
  figure,
  growth,
  less,
  lines,
  ofAccount,
  on,
  perMonth,
  perQuarter,
  ratio,
  share,
  soldTo,
  split,
  together,
  top,
  why,
} from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

/** Costs of two accounts that RGS has under different headings. */
const interestAndBank = together(ofAccount('901000'), ofAccount('900000'));

export const figures = [
  ...clean(
    1,
    ['Hoeveel omzet hadden we in februari 2025?', figure('omzet', '2025-02')],
    ['Wat waren in 2024 de totale kosten?', figure('kosten', '2024')],
    ['Wat is er vorig jaar op rekening 440000 geboekt?', account('440000', '2024')],
    ['Wat gaven we in 2024 uit aan gas, water en elektra?', account('411000', '2024')],
    [
      'Hoeveel hebben we dit jaar aan De Graaf Zorg verkocht?',
      amountWith(soldTo('De Graaf Zorg B.V.'), '2025'),
    ],
    [
      'Wat waren de personeelskosten in het eerste kwartaal van 2025?',
      figure('personeelskosten', '2025-Q1'),
    ],
    [
      'Wat betaalden we in 2023 aan kosten bij Kantoorhuis Online?',
      amountWith(boughtOf('Kantoorhuis Online'), '2023'),
    ],
  ),
  ...rough(
    1,
    ['omzet apr', figure('omzet', '2025-04')],
    ['rek 421000 2024', account('421000', '2024')],
    ['kosten h1 24', figure('kosten', '2024-H1')],
    ['afschrijvngen 2023', figure('afschrijvingen', '2023')],
    ['inkoop materiaal vorig jaar', account('700000', '2024')],
    ['omzet afgelopen drie mnd', figure('omzet', '2025-02..2025-04')],
    ['bedrijfsverzekeringen q1', account('450000', '2025-Q1')],
  ),
  ...clean(
    2,
    ['Hoeveel meer omzet hadden we in 2024 dan in 2023?', change('omzet', '2024', '2023')],
    [
      'Hoe zijn de kosten dit jaar veranderd ten opzichte van dezelfde maanden vorig jaar?',
      change('kosten', '2025', '2024-01..2024-04'),
    ],
    [
      'Welk aandeel had Kuipers Zorg in de omzet van dit jaar?',
      share(soldTo('Kuipers Zorg B.V.'), 'omzet', '2025'),
    ],
  ),
  ...rough(
    2,
    ['groei winst 2024 in procent', growth('resultaat', '2024', '2023')],
    ['brandstof apr tov mrt', change(ofAccount('420000'), '2025-04', '2025-03')],
  ),
  ...clean(
    3,
    ['Geef de vijf grootste leveranciers van 2024.', top('suppliers', 5, '2024')],
    ['Welke drie klanten kochten in 2025 het meest?', top('customers', 3, '2025')],
    [
      'Hoe zijn de personeelskosten van 2024 verdeeld over de rekeningen?',
      split('personeelskosten', 'account', '2024'),
    ],
  ),
  ...rough(3, ['top 5 kostenrek 2024', top('costAccounts', 5, '2024')]),
  ...clean(
    4,
    ['Wat is het resultaat van de eerste vier maanden van 2025?', figure('resultaat', '2025')],
    ['Hoe hoog was de brutomarge in euro’s in 2024?', figure('brutomarge', '2024')],
    [
      'Welke winst hadden we in 2024 voor aftrek van belasting?',
      figure('resultaat_voor_belasting', '2024'),
    ],
  ),
  ...rough(
    4,
    ['winst q1 25', figure('resultaat', '2025-Q1')],
    ['nettomarge 23', ratio('nettomarge', '2023')],
  ),
  ...clean(
    9,
    ['Welke maand van 2024 had het hoogste resultaat?', extreme('highest', 'resultaat', '2024')],
    ['Laat de brandstofkosten van 2025 per maand zien.', perMonth(ofAccount('420000'), '2025')],
    ['Wat was de omzet per kwartaal in 2023?', perQuarter('omzet', '2023')],
  ),
  ...rough(9, ['gem omzet p mnd 2025', average('omzet', '2025')]),
  ...clean(
    10,
    [
      'Hoeveel winst hadden we in 2024 zonder de rente en de bankkosten?',
      less('resultaat', (books, when) => -interestAndBank(books, when), '2024'),
    ],
    [
      'Waarom was de winst in april hoger dan in maart 2025?',
      why('resultaat', '2025-04', '2025-03'),
    ],
  ),
  ...clean(11, [
    'Welke boekingen staan er in april 2025 op 422000?',
    lines('2025-04', on('422000')),
  ]),
  ...rough(11, ['boekngen 430000 feb', lines('2025-02', on('430000'))]),
];
