import {
  account,
  amountWith,
  average,
  bottom,
  boughtOf,
  change,
  difference,
  either,
  figure,
  ofAccount,
  ofLargest,
  owedBy,
  ratio,
  says,
  share,
  soldTo,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

/** Of people who work alone and had not read the grammar: at the kitchen table, in the train. */
export const street: Question[] = [
  ...clean(
    3,
    [
      'Ik maak me zorgen over schijnzelfstandigheid. Voor welk percentage van mijn omzet van 2024 zorgde De Graaf Bouw?',
      share(soldTo('De Graaf Bouw B.V.'), 'omzet', '2024'),
    ],
    [
      'Zet mijn opdrachtgevers van vorig jaar eens op een rij, met wat ze aan omzet opbrachten.',
      split('omzet', 'party', '2023'),
    ],
    [
      'Welke drie klanten waren in de tweede helft van 2024 goed voor de meeste omzet?',
      top('customers', 3, '2024-H2'),
    ],
    [
      'Wat kostte me dit jaar het meest, per soort kosten bekeken? De eerste vier graag.',
      top('costs', 4, '2024'),
    ],
    ['Welke leverancier drukt het zwaarst op mijn kosten over 2024?', top('suppliers', 1, '2024')],
    [
      'Op welke kostenrekening kwam in 2023 het hoogste bedrag terecht?',
      top('costAccounts', 1, '2023'),
    ],
    [
      'Hoeveel procent van mijn omzet in 2022 dankte ik aan mijn twee grootste klanten samen?',
      share(ofLargest('customers', 2), 'omzet', '2022'),
    ],
  ),
  ...rough(
    3,
    ['kleinste opdrachtgever 2022 wie was dat', bottom('customers', 1, '2022')],
    ['top drie klantjes apr tm aug', top('customers', 3, '2024-04..2024-08')],
    ['wie waren in q1 24 mn 2 beste klanten', top('customers', 2, '2024-Q1')],
    ['waar gingen me centen naartoe in 2022', top('costs', [3], '2022')],
    [
      'bakker bouw en hendriks bouw, hoevl scheelt dat in omzet dit jaar',
      difference(soldTo('Bakker Bouw B.V.'), soldTo('Hendriks Bouw B.V.'), '2024'),
    ],
    ['leveranciers 2022, de 3 duurste', top('suppliers', 3, '2022')],
  ),
  ...clean(
    8,
    [
      'Hoeveel gaat er iedere maand naar Telecom Zakelijk, de btw niet meegerekend?',
      usual('4310', 'Telecom Zakelijk'),
    ],
    [
      'Kun je nagaan hoe vaak Assurantiën De Eem mij een premie rekent?',
      either(says('kwartaal|drie maanden|3 maanden'), usual('4500', 'Assurantiën De Eem')),
    ],
    [
      'Wat kostte mijn boekhouder, Accountants Veldhuis, me over heel 2024?',
      amountWith(boughtOf('Accountants Veldhuis'), '2024'),
    ],
    [
      'In welke maand mag ik de eerstvolgende verzekeringspremie verwachten?',
      either(says('maart|mrt 2025|03-2025'), usual('4500', 'Assurantiën De Eem')),
    ],
    [
      'Was Werkbon Software in december 2024 duurder dan in december 2023, en hoeveel scheelt dat?',
      change(ofAccount('4320'), '2024-12', '2023-12'),
    ],
    ['Wat rekent de bank mij gemiddeld per maand in 2024?', average(ofAccount('9000'), '2024')],
    [
      'Mijn beroepsaansprakelijkheidsverzekering: welk bedrag rekenen ze per keer?',
      usual('4500', 'Assurantiën De Eem'),
    ],
  ),
  ...rough(
    8,
    ['tankpas elke mnd t zelfde bedrag? hvl dan', usual('4200', 'Tankpas Benelux')],
    ['werkbon abbo p mnd', usual('4320', 'Werkbon Software B.V.')],
    ['boekhouder p kwartaal, wat is dat', usual('4600', 'Accountants Veldhuis')],
    ['telefoon was in 22 gem per mnd hvl', average(ofAccount('4310'), '2022')],
    ['verz premie heel 2023', account('4500', '2023')],
    [
      'tel+internet volgende factuur wnr',
      either(says('januari|jan 2025|01-2025'), usual('4310', 'Telecom Zakelijk')),
    ],
  ),
  ...clean(
    5,
    [
      'Hoe groot was mijn buffer eind juni, op de bank en in de kas samen?',
      figure('bank_en_kas', '2024-06'),
    ],
    [
      'Voor de hypotheekaanvraag: wat was mijn totale eigen vermogen, het resultaat meegeteld, op 31 december 2024?',
      figure('totaal_eigen_vermogen', '2024'),
    ],
    ['Op hoeveel kwam mijn balans in totaal uit, eind 2023?', figure('activa', '2023')],
    [
      'Stel dat er niets meer binnenkomt. Wat is mijn runway, eind december 2024?',
      ratio('runway', '2024-12'),
    ],
  ),
  ...rough(
    5,
    ['kas stand nu', account('1000', '2024-12')],
    ['solvab. eind 22', ratio('solvabiliteit', '2022')],
    ['hvl schulden heb ik nog, alles bij mekaar', figure('vreemd_vermogen', '2024-12')],
    ['vlottende activa ult 2023', figure('vlottende_activa', '2023')],
  ),
  ...clean(4, [
    'Hoeveel hield ik in juni, juli en augustus 2024 bij elkaar over?',
    figure('resultaat', '2024-06..2024-08'),
  ]),
  ...rough(
    4,
    ['winstmarge 22', ratio('nettomarge', '2022')],
    ['bedrijfsresltaat q3 24', figure('bedrijfsresultaat', '2024-Q3')],
  ),
  ...clean(6, [
    'Mijn partner wil weten hoeveel geld ik nog van klanten tegoed heb. Weet jij het?',
    figure('debiteuren', '2024-12'),
  ]),
  ...rough(
    6,
    [
      'de graaf bouw, staat daar nog iets open',
      amountWith(owedBy('De Graaf Bouw B.V.'), '2024-12'),
    ],
    ['na hvl dgn werd ik betaald in 2023', ratio('dso', '2023')],
  ),
  ...talk(
    3,
    ['Wie was in 2022 mijn grootste opdrachtgever?', top('customers', 1, '2022')],
    ['En wat bracht die in 2024 op?', amountWith(soldTo('De Graaf Bouw B.V.'), '2024')],
    ['Welk deel van mijn omzet is dat?', share(soldTo('De Graaf Bouw B.V.'), 'omzet', '2024')],
  ),
  ...roughTalk(
    8,
    ['verzekering per kwrtaal?', usual('4500', 'Assurantiën De Eem')],
    ['en de accountant', usual('4600', 'Accountants Veldhuis')],
    ['wat was die accountant heel 2023', account('4600', '2023')],
  ),
];
