import {
  account,
  amountWith,
  average,
  beside,
  boughtOf,
  change,
  combined,
  either,
  figure,
  growth,
  invoice,
  less,
  lines,
  monthsWhere,
  ofAccount,
  ofLargest,
  oldest,
  on,
  openFor,
  openList,
  openRelations,
  openTotal,
  owedBy,
  owedTo,
  perMonth,
  ratio,
  says,
  share,
  soldTo,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

const NOW = '2025-04';

/** Of an accountant, a credit manager and newcomers, none of whom had read the grammar. */
export const advisers: Question[] = [
  ...clean(
    3,
    [
      'Ik zoek voor het accountantsdossier de zes grootste kostenrekeningen van 2024.',
      top('costAccounts', 6, '2024'),
    ],
    [
      'Met welke negen klanten hebben we in 2023 de hoogste omzet gehad?',
      top('customers', 9, '2023'),
    ],
    ['Wie leverde ons in april 2025 voor het hoogste bedrag?', top('suppliers', 1, '2025-04')],
    [
      'Bij welke klanten zaten wij in 2024 ieder boven de 60.000 euro omzet?',
      split('omzet', 'party', '2024', { above: 60_000 }),
    ],
  ),
  ...rough(
    3,
    ['gr. kostengroepen 1e kw 25, 4 st', top('costs', 4, '2025-Q1')],
    ['wie koopt t meest dit jr, 3 klantn', top('customers', 3, '2025')],
  ),
  ...clean(
    4,
    [
      'Wat draaide Warmte en Water Zuid in de eerste vier maanden van 2025 aan EBITDA?',
      figure('ebitda', '2025-01..2025-04'),
    ],
    [
      'Welke brutomarge, als percentage, haalden jullie in december 2024?',
      ratio('brutomarge_percentage', '2024-12'),
    ],
  ),
  ...rough(4, ['nettoresultaat h2 24', figure('resultaat', '2024-H2')]),
  ...clean(
    5,
    [
      'De bank vraagt de current ratio per 31 december 2024. Hoe hoog was die?',
      ratio('current_ratio', '2024'),
    ],
    ['Wat is er eind maart 2025 nog van de lening bij de bank over?', account('070000', '2025-03')],
    [
      'Hoe veranderde de boekwaarde van de materiële vaste activa tussen eind 2024 en eind april 2025?',
      change('materiele_activa', NOW, '2024'),
    ],
    [
      'Graag de totale kortlopende schulden op de balans van 31 december 2023.',
      figure('kortlopende_schulden', '2023'),
    ],
    [
      'Is het bedrijf gezond gefinancierd? Ik wil de solvabiliteit van eind 2024 weten.',
      ratio('solvabiliteit', '2024'),
    ],
  ),
  ...rough(
    5,
    ['vakntiegeldreserve ult mrt', account('172000', '2025-03')],
    ['kas stand eind 24 (rek 100000)', account('100000', '2024')],
    ['investeringskasstr 2024', figure('kasstroom_investeringen', '2024')],
  ),
  ...clean(
    6,
    [
      'Welke klanten laten een rekening al langer dan vijfentwintig dagen liggen, stand eind april 2025?',
      openRelations('debiteuren', NOW, { which: openFor(25) }),
    ],
    [
      'Staat er bij Montagebedrijf Van Loon nog een rekening van ons open, en hoeveel is dat?',
      amountWith(owedTo('Montagebedrijf Van Loon'), NOW),
    ],
  ),
  ...rough(6, ['dpo heel 24', ratio('dpo', '2024')]),
  ...clean(
    8,
    [
      'Wat rekent de leasemaatschappij ons maandelijks voor de bestelauto?',
      usual('421000', 'Bestelwagen Lease B.V.'),
    ],
    [
      'Hoe vaak komt er een nota van Accountants Veldhuis?',
      either(says('kwartaal|drie maanden|3 maanden'), usual('460000', 'Accountants Veldhuis')),
    ],
    [
      'Hoeveel was de telefoonrekening in januari 2025 hoger dan in december 2024?',
      change(ofAccount('431000'), '2025-01', '2024-12'),
    ],
    [
      'Sinds wanneer betalen wij Werkbon Software het huidige bedrag?',
      either(
        says('oktober 2024|okt 2024|oktober|okt'),
        usual('432000', 'Werkbon Software B.V.'),
        beside(ofAccount('432000'), '2024-10', '2024-09'),
      ),
    ],
  ),
  ...rough(
    8,
    [
      'volgende verz.premie de eem, welke mnd',
      either(says('juni|jun'), usual('450000', 'Assurantiën De Eem')),
    ],
    ['huur bedr.pand nu per mnd', usual('410000', 'Bedrijfspanden De Wetering')],
    ['gem maandlast energie 2023', average(ofAccount('411000'), '2023')],
  ),
  ...clean(
    10,
    [
      'Hoe zou het bedrijfsresultaat van 2024 eruitzien als we de huisvestingskosten niet hadden gehad?',
      combined('2024', { bedrijfsresultaat: 1, huisvestingskosten: 1 }),
    ],
    [
      'Hoeveel procent van alle kosten van 2024 kwam voor rekening van de twee grootste leveranciers?',
      share(ofLargest('suppliers', 2), 'kosten', '2024'),
    ],
  ),
  ...rough(10, [
    'personeelskst 2024 zonder de brutolonen',
    less('personeelskosten', ofAccount('400000'), '2024'),
  ]),
  ...clean(
    11,
    [
      'Wat zegt de current ratio eigenlijk, hoe is die opgebouwd?',
      says('vlottende', 'kortlopende'),
    ],
    ['Waarvoor is rekening 171000 bedoeld, hoe heet die?', says('Netto lonen')],
    ['Hoe groot was de verkoopfactuur met nummer 202500087?', invoice('202500087')],
    [
      'Ik moet de onderliggende boekingen van maart 2025 op 430000 controleren.',
      lines('2025-03', on('430000')),
    ],
    [
      'In welke maanden van 2023 waren de kosten hoger dan tachtig mille?',
      monthsWhere('kosten', '2023', { above: 80_000 }),
    ],
    [
      'Wat is er in het najaar van 2024, september tot en met november, gefactureerd aan omzet?',
      figure('omzet', '2024-09..2024-11'),
    ],
  ),
  ...rough(
    11,
    ['drukwerk/reclme/website kst 24', account('440000', '2024')],
    ['verkoop toestelln q1', account('802000', '2025-Q1')],
    ['laatste geboekte mnd?', says('april 2025|apr 2025')],
    ['nr vd bankrekening in t grootboek', says('110000')],
    ['soc lasten vorig jr', figure('sociale_lasten', '2024')],
  ),
  ...talk(
    6,
    [
      'Hoeveel staat er eind april 2025 langer dan dertig dagen open bij debiteuren?',
      openTotal('debiteuren', NOW, openFor(30)),
    ],
    ['Maak er eens vijftig dagen van.', openTotal('debiteuren', NOW, openFor(50))],
    ['Van wie zijn die?', openRelations('debiteuren', NOW, { which: openFor(50) })],
  ),
  ...roughTalk(
    11,
    ['omzet de graaf zorg dit jr', amountWith(soldTo('De Graaf Zorg B.V.'), '2025')],
    ['nee hendriks zorg', amountWith(soldTo('Hendriks Zorg B.V.'), '2025')],
    ['openstaand?', amountWith(owedBy('Hendriks Zorg B.V.'), NOW)],
  ),
  ...talk(
    5,
    [
      'Wat was eind 2023 het balanstotaal, en waarop sloot de balans dus?',
      figure('activa', '2023'),
    ],
    ['Met hoeveel procent is dat tot eind 2024 gegroeid?', growth('activa', '2024', '2023')],
  ),
  ...roughTalk(
    9,
    ['kosten pr mnd dit jaar', perMonth('kosten', '2025')],
    ['en resultaat', perMonth('resultaat', '2025')],
  ),
  ...talk(
    10,
    [
      'Wat hebben we in 2024 bij Sanitair en Verwarming Centrum besteed?',
      amountWith(boughtOf('Sanitair en Verwarming Centrum'), '2024'),
    ],
    [
      'Hoeveel was dat het jaar ervoor?',
      amountWith(boughtOf('Sanitair en Verwarming Centrum'), '2023'),
    ],
  ),
  ...talk(
    6,
    ['Wat is de oudste factuur die klanten nog niet betaald hebben?', oldest('debiteuren', NOW)],
    [
      'Geef alle facturen van die klant die openstaan.',
      openList('debiteuren', NOW, { of: 'Hendriks Bouw B.V.' }),
    ],
  ),
];
