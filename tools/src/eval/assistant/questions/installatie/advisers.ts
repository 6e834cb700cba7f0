import {
  account,
  all,
  amountWith,
  average,
  beside,
  bottom,
  boughtOf,
  change,
  combined,
  either,
  figure,
  invoice,
  largestLines,
  late,
  less,
  lines,
  monthsWhere,
  ofAccount,
  on,
  openFor,
  openList,
  openRelations,
  openTotal,
  owedBy,
  owedTo,
  ratio,
  says,
  share,
  soldTo,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

const NOW = '2025-09';

/** Of people who advise the firm or have just begun there, none of whom had read the grammar. */
export const advisers: Question[] = [
  ...clean(
    3,
    [
      'Noem de vier leveranciers met het grootste inkoopvolume over 2024.',
      top('suppliers', 4, '2024'),
    ],
    ['Welke zeven klanten dragen tot nu toe de omzet van 2025?', top('customers', 7, '2025')],
    [
      'Vanuit welke omzetrekening kwam in 2023 het meeste binnen?',
      top('revenueAccounts', 1, '2023'),
    ],
    [
      'Wat waren in het tweede kwartaal van 2025 de drie grootste boekingen op uitbesteed werk?',
      largestLines('uitbesteed_werk', 3, '2025-Q2'),
    ],
  ),
  ...rough(
    3,
    ['bij wie hebben we t minst omgezet in 24, 1 klant', bottom('customers', 1, '2024')],
    ['top6 kostengroepn q2', top('costs', 6, '2025-Q2')],
  ),
  ...clean(
    4,
    [
      'Welke nettomarge is er in het vierde kwartaal van 2024 gerealiseerd?',
      ratio('nettomarge', '2024-Q4'),
    ],
    ['Hoe hoog was de brutowinst in mei 2025?', figure('brutomarge', '2025-05')],
  ),
  ...rough(4, ['ebitda jan tm aug 25', figure('ebitda', '2025-01..2025-08')]),
  ...clean(
    5,
    [
      'Wij toetsen het convenant: welke solvabiliteit laat de balans per ultimo juni 2025 zien?',
      ratio('solvabiliteit', '2025-06'),
    ],
    [
      'Mijn man slaapt slecht van die lening bij de bank. Hoeveel moeten we er eind september nog op aflossen?',
      account('0700', NOW),
    ],
    [
      'Welke boekwaarde hadden de materiële vaste activa op 31 december 2023?',
      figure('materiele_activa', '2023'),
    ],
    [
      'Met welk bedrag is de voorraad tussen ultimo 2023 en ultimo 2024 veranderd?',
      change('voorraden', '2024', '2023'),
    ],
    [
      'Hoe verhouden de vlottende activa zich tot de kortlopende schulden per eind maart 2025, dus de current ratio?',
      ratio('current_ratio', '2025-03'),
    ],
  ),
  ...rough(
    5,
    ['werkkap. eind k1 25', figure('werkkapitaal', '2025-03')],
    ['liq middelen 31-12-23', figure('liquide_middelen', '2023')],
    ['vakantiegeldreservering stand eind aug', account('1720', '2025-08')],
  ),
  ...clean(
    6,
    [
      'Welke debiteuren zijn eind september meer dan twee weken over hun vervaldatum, en voor hoeveel?',
      openRelations('debiteuren', NOW, { which: openFor(14) }),
    ],
    [
      'Welke facturen heeft Kuipers Bouw nog niet betaald?',
      openList('debiteuren', NOW, { of: 'Kuipers Bouw B.V.' }),
    ],
  ),
  ...rough(6, [
    'krijgt sanitair en verwarming centrum nog iets v ons?',
    amountWith(owedTo('Sanitair en Verwarming Centrum'), NOW),
  ]),
  ...clean(
    8,
    [
      'Vanaf welke maand rekent Werkbon Software ons een hoger bedrag?',
      either(
        says('maart 2025|mrt 2025|mrt|maart'),
        usual('4320', 'Werkbon Software B.V.'),
        beside(ofAccount('4320'), '2025-03', '2025-02'),
      ),
    ],
    [
      'Hoe hoog is tegenwoordig de kwartaalpremie van Assurantiën De Eem?',
      usual('4500', 'Assurantiën De Eem'),
    ],
    [
      'Met hoeveel ging de maandhuur van het pand in januari 2025 omhoog ten opzichte van december 2024?',
      change(ofAccount('4100'), '2025-01', '2024-12'),
    ],
    [
      'Om de hoeveel tijd stuurt het telecombedrijf een rekening?',
      either(says('maand'), usual('4310', 'Telecom Zakelijk')),
    ],
  ),
  ...rough(
    8,
    [
      'wnr verwacht je de volgende nota van assurantiën de eem',
      either(says('december|dec'), usual('4500', 'Assurantiën De Eem')),
    ],
    ['energie gem per mnd vorig jr', average(ofAccount('4110'), '2024')],
    ['acc veldhuis bedrag per kwrt', usual('4600', 'Accountants Veldhuis')],
  ),
  ...clean(
    10,
    [
      'Hoe hoog zou de EBITDA van 2024 zijn zonder de verkoopkosten?',
      combined('2024', { ebitda: 1, verkoopkosten: 1 }),
    ],
    [
      'Wat blijft er van de omzet van 2024 over als we de toestellen niet meetellen?',
      less('omzet', ofAccount('8020'), '2024'),
    ],
  ),
  ...rough(10, [
    'welk % vd totale kosten 24 is personeel',
    share('personeelskosten', 'kosten', '2024'),
  ]),
  ...clean(
    11,
    ['Hoe heet grootboekrekening 4030 bij ons?', says('Reiskostenvergoeding')],
    ['Wat kostte ons wagenpark over heel 2023, alles bij elkaar?', figure('autokosten', '2023')],
    [
      'Ik ben nieuw hier. Wat bedoelen jullie met de quick ratio?',
      says('voorraad|voorraden', 'kortlopende'),
    ],
    [
      'In welke maanden van 2024 kwam de omzet boven de 95 mille uit?',
      monthsWhere('omzet', '2024', { above: 95_000 }),
    ],
    [
      'Kun je de boekingen van juli 2025 op onderhoud bestelauto’s voor me openen?',
      lines('2025-07', on('4220')),
    ],
    ['Voor welk bedrag ging factuur 202500204 de deur uit?', invoice('202500204')],
  ),
  ...rough(
    11,
    ['nettoomzt derde kwrtl vorig jr', figure('omzet', '2024-Q3')],
    ['gas/licht/water h1 25', account('4110', '2025-H1')],
    ['inkoopfact F202509-00169 hoevl', invoice('F202509-00169')],
    ['op welk nr boeken we brandstof', says('4200')],
  ),
  ...talk(
    5,
    ['Geef mij de quick ratio per eind 2024.', ratio('quick_ratio', '2024')],
    ['Doe dat ook voor de current ratio.', ratio('current_ratio', '2024')],
    ['Dezelfde, maar dan per eind 2023.', ratio('current_ratio', '2023')],
  ),
  ...talk(
    6,
    [
      'Wat hebben klanten eind september te laat openstaan, in totaal?',
      openTotal('debiteuren', NOW, late),
    ],
    [
      'Nee, ik bedoel wat wij zelf te laat zijn bij leveranciers.',
      openTotal('crediteuren', NOW, late),
    ],
    ['Welke leveranciers zijn dat?', openRelations('crediteuren', NOW, { which: late })],
  ),
  ...roughTalk(
    10,
    ['overige bedrijfskst q1', figure('overige_bedrijfskosten', '2025-Q1')],
    [
      'en zonder huisvesting',
      combined('2025-Q1', { overige_bedrijfskosten: 1, huisvestingskosten: -1 }),
    ],
    ['q2 ook', combined('2025-Q2', { overige_bedrijfskosten: 1, huisvestingskosten: -1 })],
  ),
  ...roughTalk(
    11,
    ['omzet smit vastgoed 24', amountWith(soldTo('Smit Vastgoed B.V.'), '2024')],
    ['oeps bedoel smit zorg', amountWith(soldTo('Smit Zorg B.V.'), '2024')],
    ['staat daar nog wat open', amountWith(owedBy('Smit Zorg B.V.'), NOW)],
  ),
  ...talk(
    8,
    [
      'Hoeveel hebben we in 2024 bij Telecom Zakelijk afgenomen?',
      amountWith(boughtOf('Telecom Zakelijk'), '2024'),
    ],
    ['En wat is dat nu per maand?', usual('4310', 'Telecom Zakelijk')],
  ),
  ...clean(5, [
    'Graag zowel het balanstotaal als het totale eigen vermogen per 31 december 2024.',
    all(figure('activa', '2024'), figure('totaal_eigen_vermogen', '2024')),
  ]),
];
