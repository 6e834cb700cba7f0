import {
  account,
  amountWith,
  average,
  bottom,
  change,
  combined,
  either,
  figure,
  invoice,
  less,
  lines,
  monthsWhere,
  none,
  ofAccount,
  ofLargest,
  on,
  openFor,
  openRelations,
  openTotal,
  owedBy,
  perQuarter,
  ratio,
  says,
  share,
  soldTo,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

const NOW = '2024-12';

/** Of a partner, a mortgage adviser and a bookkeeper, none of whom had read the grammar. */
export const advisers: Question[] = [
  ...clean(
    3,
    [
      'Zet mijn klanten van 2022 op volgorde, de grootste drie zijn genoeg.',
      top('customers', 3, '2022'),
    ],
    [
      'Bij welke twee leveranciers is in 2024 het meeste geld gebleven?',
      top('suppliers', 2, '2024'),
    ],
    [
      'Waar gaat het meeste aan op? Geef de drie grootste kostenrekeningen van 2023.',
      top('costAccounts', 3, '2023'),
    ],
  ),
  ...rough(
    3,
    ['minste omzet bij welke klant in 23', bottom('customers', 1, '2023')],
    ['klanten boven 15k in 24', split('omzet', 'party', '2024', { above: 15_000 })],
  ),
  ...clean(
    4,
    [
      'Voor de hypotheek: welke winst liet de onderneming over 2022 zien?',
      figure('resultaat', '2022'),
    ],
    [
      'Hoeveel winst bleef er over in het tweede halfjaar van 2023?',
      figure('resultaat', '2023-H2'),
    ],
  ),
  ...rough(4, ['nettomrge 3e kw 24', ratio('nettomarge', '2024-Q3')]),
  ...clean(
    5,
    [
      'De hypotheekadviseur wil weten hoeveel vreemd vermogen er eind 2024 in de zaak zat.',
      figure('vreemd_vermogen', '2024'),
    ],
    [
      'Welke boekwaarde had de inventaris na afschrijving eind 2023?',
      figure('materiele_activa', '2023'),
    ],
    [
      'Hoeveel geld was er eind juni 2024 meer op bank en kas dan eind juni 2023?',
      change('bank_en_kas', '2024-06', '2023-06'),
    ],
    [
      'Kan mijn vriend zijn rekeningen betalen? Ik wil zijn quick ratio van eind 2024.',
      ratio('quick_ratio', '2024'),
    ],
  ),
  ...rough(
    5,
    ['btw schuld eind 23 op balans', figure('btw_positie', '2023')],
    ['kasboek saldo eind 22 rek 1000', account('1000', '2022')],
    ['solv. perc. eind 22', ratio('solvabiliteit', '2022')],
  ),
  ...clean(
    6,
    [
      'Welke opdrachtgevers waren eind 2023 nog niet klaar met betalen?',
      openRelations('debiteuren', '2023-12'),
    ],
    [
      'Hoelang laten mijn opdrachtgevers me gemiddeld wachten op hun geld, gerekend over 2023?',
      ratio('dso', '2023'),
    ],
  ),
  ...rough(6, ['jansen bouw openstaand bedrag', amountWith(owedBy('Jansen Bouw B.V.'), NOW)]),
  ...clean(
    8,
    [
      'Welk bedrag kost Tankpas Benelux tegenwoordig elke maand, zonder btw?',
      usual('4200', 'Tankpas Benelux'),
    ],
    [
      'Om de hoeveel maanden stuurt de boekhouder van Accountants Veldhuis een rekening?',
      either(says('kwartaal|drie maanden|3 maanden'), usual('4600', 'Accountants Veldhuis')),
    ],
    [
      'Met hoeveel is het telefoonabonnement in januari 2024 omhooggegaan vergeleken met december 2023?',
      change(ofAccount('4310'), '2024-01', '2023-12'),
    ],
  ),
  ...rough(
    8,
    [
      'wanneer komt de verzekering weer, assurantien de eem',
      either(says('maart|mrt'), usual('4500', 'Assurantiën De Eem')),
    ],
    ['werkbon abbo pm', usual('4320', 'Werkbon Software B.V.')],
    ['boekhouder bedrag per kwrt', usual('4600', 'Accountants Veldhuis')],
    ['bankkstn gem per mnd 24', average(ofAccount('9000'), '2024')],
  ),
  ...clean(
    10,
    [
      'Hoe hoog was de winst van 2024 geweest als er geen autokosten waren?',
      combined('2024', { resultaat: 1, autokosten: 1 }),
    ],
    [
      'Welk percentage van de omzet over 2023 kwam van mijn twee grootste opdrachtgevers samen?',
      share(ofLargest('customers', 2), 'omzet', '2023'),
    ],
  ),
  ...rough(10, [
    'omzet 24 zonder hendriks bouw',
    less('omzet', soldTo('Hendriks Bouw B.V.'), '2024'),
  ]),
  ...clean(
    11,
    ['Ik doe zijn boeken sinds maandag. Welke naam heeft rekening 0550?', says('Privéopnamen')],
    [
      'Hoeveel heeft het advieswerk in het voorjaar van 2024, maart tot en met mei, opgebracht?',
      figure('omzet', '2024-03..2024-05'),
    ],
    ['Open de boekingen van oktober 2024 op rekening 8030.', lines('2024-10', on('8030'))],
    ['Voor welk bedrag is factuur 202400033 verstuurd?', invoice('202400033')],
    [
      'Wat houdt het begrip vlottende activa in de current ratio in, hoe wordt die berekend?',
      says('vlottende', 'kortlopende'),
    ],
    [
      'In welke maanden van 2022 factureerde hij meer dan tien mille?',
      monthsWhere('omzet', '2022', { above: 10_000 }),
    ],
  ),
  ...rough(
    11,
    ['benzne 23', account('4200', '2023')],
    ['alg kstn vorig jr', account('4900', '2023')],
    ['boeken lopen tm welke mnd', says('december 2024|dec 2024')],
    ['inkomsten sept 24', figure('omzet', '2024-09')],
  ),
  ...rough(12, ['hoeveel hypotheek kan ik hiermee krijgen', none('advice')]),
  ...talk(
    11,
    ['Hoeveel zette hij in april 2024 om?', figure('omzet', '2024-04')],
    ['Nee, ik bedoel april een jaar eerder.', figure('omzet', '2023-04')],
    ['En de kosten in die maand?', figure('kosten', '2023-04')],
  ),
  ...roughTalk(
    6,
    ['openstaand > 30 dgn', openTotal('debiteuren', NOW, openFor(30))],
    ['en zonder die 30 dgn, alles', openTotal('debiteuren', NOW)],
    ['per klant', openRelations('debiteuren', NOW)],
  ),
  ...talk(
    4,
    ['Hoe verliep het resultaat per kwartaal in 2023?', perQuarter('resultaat', '2023')],
    ['Doe dat ook voor 2024.', perQuarter('resultaat', '2024')],
  ),
  ...roughTalk(
    3,
    ['grootste klant 22', top('customers', 1, '2022')],
    ['24 bedoel ik', top('customers', 1, '2024')],
  ),
];
