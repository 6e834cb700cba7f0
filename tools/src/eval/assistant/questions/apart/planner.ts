import {
  account,
  all,
  amountWith,
  booked,
  boughtOf,
  difference,
  eachTime,
  either,
  extreme,
  figure,
  late,
  less,
  moreBy,
  none,
  of,
  ofLargest,
  oldest,
  on,
  openRelations,
  owedBy,
  says,
  saysBeside,
  share,
  soldTo,
  split,
  top,
  usual,
  vatFiled,
  vatToDeduct,
  vatToPay,
  withRelation,
} from '../../gold/ask/index.ts';
import type { Amount } from '../../gold/ask/figures.ts';
import type { GoldBooks, GoldLine } from '../../gold/books.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const HENDRIKS = 'Hendriks Bouw B.V.';
const VAN_LOON = 'Montagebedrijf Van Loon';
const TANKPAS = 'Tankpas Benelux';
const [NINE, NINE_BEFORE] = ['2025-01..2025-09', '2024-01..2024-09'];

const inCentre = (code: string) => (_books: GoldBooks, line: GoldLine) => line.costCentre === code;

/** Omzet of a cost centre. */
const earnedBy =
  (code: string): Amount =>
  (books, when) =>
    -booked(of('omzet'), inCentre(code))(books, when);

const VELDHUIS = 'Accountants Veldhuis';
const credit = (_books: GoldBooks, { cents }: GoldLine) => cents < 0;
const charged: Amount = (books, when) =>
  -booked(on('1600'), withRelation(VELDHUIS), credit)(books, when);

/** How many invoices the accountant sent; what they come to may be told with and without VAT. */
const fourInvoices = saysBeside(
  all(amountWith(charged, '2024'), amountWith(boughtOf(VELDHUIS), '2024')),
  ' 4 |4×|4 facturen|4 inkoopfacturen|: 4|vier ',
);

const installatie = [
  ...clean(1, [
    'Wat zijn we in augustus kwijt geweest aan Groene Stroom Nederland?',
    amountWith(boughtOf('Groene Stroom Nederland'), '2025-08'),
  ]),
  ...rough(
    1,
    [
      'sanitair en verwarming cntrum, ingekocht q2 25?',
      amountWith(boughtOf('Sanitair en Verwarming Centrum'), '2025-Q2'),
    ],
    ['kostenplaats service, omzt heel 2024', amountWith(earnedBy('SERV'), '2024')],
  ),
  ...clean(2, [
    'Wat Tankpas Benelux ons dit jaar gekost heeft, ligt dat hoger dan in dezelfde maanden van 2024, en hoeveel dan?',
    moreBy(boughtOf(TANKPAS), NINE, NINE_BEFORE),
  ]),
  ...rough(2, [
    'hvl scheelde t in 2024 tussen wat van loon kostte en wat dakwerken elan kostte',
    difference(boughtOf(VAN_LOON), boughtOf('Dakwerken Élan'), '2024'),
  ]),
  ...clean(3, [
    'Van welke drie klanten moesten we het in het tweede kwartaal van 2025 vooral hebben?',
    top('customers', 3, '2025-Q2'),
  ]),
  ...rough(3, ['5 duurste levranciers dit jaar tot nu', top('suppliers', 5, '2025')]),
  ...clean(4, [
    'Hielden we er in juli onder de streep iets aan over, en zo ja hoeveel?',
    figure('resultaat', '2025-07'),
  ]),
  ...clean(5, ['Hoeveel stond er eind juni op onze rekening-courant?', account('1100', '2025-06')]),
  ...rough(5, [
    'werkkaptaal ultimo 2024',
    either(figure('werkkapitaal', '2024'), figure('werkkapitaal', '2024-12')),
  ]),
  ...clean(
    6,
    [
      'Wie van de klanten zijn er over hun betaaltermijn heen, en met welk bedrag?',
      openRelations('debiteuren', '2025-09', { which: late }),
    ],
    [
      'Welke verkoopfactuur is op dit moment het verst over de vervaldatum?',
      oldest('debiteuren', '2025-09'),
    ],
  ),
  ...rough(6, ['hendriks bouw, wat moet die ons nog', amountWith(owedBy(HENDRIKS), '2025-09')]),
  ...clean(7, [
    'Over april, mei en juni van dit jaar, wat was toen de btw die we moesten afdragen?',
    either(vatToPay('2025-K2'), vatFiled('2025-K2')),
  ]),
  ...rough(7, ['voorbelastng mei 25', vatToDeduct('2025-05')]),
  ...clean(
    8,
    [
      'Welk bedrag schrijft De Wetering ons iedere maand voor de huur?',
      usual('4100', 'Bedrijfspanden De Wetering'),
    ],
    [
      'Om de hoeveel tijd valt die rekening van Assurantiën De Eem hier in de bus?',
      saysBeside(usual('4500', 'Assurantiën De Eem'), 'kwartaal|drie maanden|3 maanden'),
    ],
  ),
  ...rough(8, ['leasebak elke mnd hvl?', usual('4210', 'Bestelwagen Lease B.V.')]),
  ...clean(9, [
    'In welke maand van 2024 draaiden we de meeste omzet?',
    extreme('highest', 'omzet', '2024'),
  ]),
  ...rough(9, ['slechste mnd dit jr qua resultaat', extreme('lowest', 'resultaat', '2025')]),
  ...clean(10, [
    'Wat blijft er van de omzet van 2024 over als ik Hendriks Bouw eruit laat?',
    less('omzet', soldTo(HENDRIKS), '2024'),
  ]),
  ...rough(10, [
    'top 3 klanten samen hvl % vd omzet 2024',
    share(ofLargest('customers', 3), 'omzet', '2024'),
  ]),
  ...clean(
    11,
    [
      'Met welke kostenplaatsen werken wij hier eigenlijk?',
      says('Installatie', 'Service en onderhoud', 'Kantoor'),
    ],
    ['Hoeveel facturen kwamen er in 2024 binnen van Accountants Veldhuis?', fourInvoices],
  ),
  ...rough(11, ['kstnplaats KANT waar staat dat voor', says('Kantoor')]),
  ...talk(
    3,
    [
      'Verdeel de omzet van 2025 eens over de kostenplaatsen.',
      split('omzet', 'costCentre', '2025'),
    ],
    ['En de kosten, op dezelfde manier?', split('kosten', 'costCentre', '2025')],
    ['Dat laatste wil ik ook van 2024 zien.', split('kosten', 'costCentre', '2024')],
  ),
  ...roughTalk(
    6,
    ['wie vd klanten moet nog betalen', openRelations('debiteuren', '2025-09')],
    ['en wie daarvan te laat', openRelations('debiteuren', '2025-09', { which: late })],
  ),
  ...roughTalk(
    8,
    ['werkbon software, hvl p mnd nu', usual('4320', 'Werkbon Software B.V.')],
    [
      'en hoeveel was dat in 2024 per keer',
      eachTime('2024', on('4320'), withRelation('Werkbon Software B.V.')),
    ],
  ),
  ...clean(
    12,
    [
      'Zouden we de nota van Hendriks fiscaal gezien nu al als oninbaar mogen afboeken?',
      none('advice'),
    ],
    ['Voor hoeveel euro aan orders hebben we op dit moment in portefeuille?', none('absent')],
    ['Wat gaan de onderhoudscontracten ons volgend jaar aan omzet brengen?', none('future')],
  ),
  ...rough(
    12,
    ['zet ff factuur 202500155 op betaald', none('change')],
    ['wat rekenen andre groothandels in nl voor een cv ketel', none('world')],
  ),
];

export const questions = { installatie };
