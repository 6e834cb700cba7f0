import {
  account,
  amountWith,
  beside,
  bottom,
  change,
  extreme,
  figure,
  less,
  ofAccount,
  openFor,
  openList,
  openRelations,
  owedBy,
  owedTo,
  perQuarter,
  ratio,
  share,
  soldTo,
  split,
  top,
  usual,
  vatToPay,
} from '../../gold/ask/index.ts';
import { clean, rough, talk } from '../write.ts';

export const waitingRoom = [
  ...clean(1, [
    'Brandstof voor de camionettes, hoeveel is daar in boekjaar 2023/2024 naartoe gegaan?',
    account('4200', '2024'),
  ]),
  ...rough(1, ['omzt okt nov dec 2024 samen', figure('omzet', '2024-10..2024-12')]),
  ...clean(
    2,
    [
      'Mijn baas wil weten of wij in boekjaar 2024/2025 meer overgehouden hebben dan in het boekjaar ervoor, en hoeveel meer dan.',
      change('resultaat', '2025', '2024'),
    ],
    [
      'De brutolonen: juni 2025 naast juni 2024, als het kan.',
      beside(ofAccount('4000'), '2025-06', '2024-06'),
    ],
  ),
  ...rough(2, [
    'kantoorbenodigdheden dit boekjr tov vorig boekjr',
    change(ofAccount('4300'), '2025', '2024'),
  ]),
  ...clean(
    3,
    ['Kunt ge mij de drie beste klanten van dit boekjaar eens geven?', top('customers', 3, '2025')],
    [
      'Waar gaat bij ons het meeste geld aan op? De vijf grootste kosten van boekjaar 2023/2024 volstaan.',
      top('costs', 5, '2024'),
    ],
    [
      'Ten behoeve van de controle: de tien grootste kostenrekeningen over boekjaar 2024/2025, van hoog naar laag.',
      top('costAccounts', 10, '2025'),
    ],
    [
      'Ik gok op de onderhoudscontracten, maar welke omzetrekening bracht in boekjaar 2024/2025 het minst op?',
      bottom('revenueAccounts', 1, '2025'),
    ],
  ),
  ...rough(
    3,
    ['leveranciers 2022/2023 grootste vier', top('suppliers', 4, '2023')],
    ['personeelskostn mei 2025 per rekening', split('personeelskosten', 'account', '2025-05')],
  ),
  ...clean(
    4,
    [
      'In mijn werkpapieren ontbreekt het resultaat vóór belasting over boekjaar 2023/2024 nog.',
      figure('resultaat_voor_belasting', '2024'),
    ],
    [
      'Van elke honderd euro omzet in boekjaar 2024/2025, hoeveel procent brutomarge zat daarop?',
      ratio('brutomarge_percentage', '2025'),
    ],
  ),
  ...rough(4, ['nettoresultaat per kwartaal 24/25', perQuarter('resultaat', '2025')]),
  ...talk(
    5,
    [
      'Hoe solvabel was Klimaattechniek Oost op de laatste dag van boekjaar 2023/2024?',
      ratio('solvabiliteit', '2024'),
    ],
    ['En aan het einde van het boekjaar daarna?', ratio('solvabiliteit', '2025')],
  ),
  ...clean(5, [
    'In ons kredietdossier moet het werkkapitaal per eind december 2024 komen. Hoe hoog was dat?',
    figure('werkkapitaal', '2024-12'),
  ]),
  ...rough(
    5,
    ['quick ratio nu', ratio('quick_ratio', '2025')],
    ['debiteurendgn boekjaar 23/24', ratio('dso', '2024')],
  ),
  ...talk(
    6,
    [
      'Wie staat er bij ons het meest in het krijt?',
      openRelations('debiteuren', '2025', { top: 1 }),
    ],
    ['En Smit Bouw, wat is die ons nog schuldig?', amountWith(owedBy('Smit Bouw B.V.'), '2025')],
  ),
  ...clean(6, [
    'Er zullen wel verkoopfacturen zijn die langer dan 60 dagen openstaan. Welke zijn dat?',
    openList('debiteuren', '2025', { which: openFor(60) }),
  ]),
  ...rough(6, [
    'nog te betalen aan montagebedrijf van loon',
    amountWith(owedTo('Montagebedrijf Van Loon'), '2025'),
  ]),
  ...clean(7, [
    'Onze btw-aangifte over oktober tot en met december 2024: welk bedrag kwam daar te betalen uit?',
    vatToPay('2024-K4'),
  ]),
  ...clean(
    8,
    [
      'Telecom Zakelijk factureert ons maandelijks. Wat is het vaste bedrag?',
      usual('4310', 'Telecom Zakelijk'),
    ],
    [
      'Is de huur van het bedrijfspand in juli 2024 omhoog gegaan tegenover juni, en met hoeveel?',
      change(ofAccount('4100'), '2024-07', '2024-06'),
    ],
    [
      'Het voorschot van Groene Stroom, hoe hoog is dat tegenwoordig per maand?',
      usual('4110', 'Groene Stroom Nederland'),
    ],
  ),
  ...rough(
    8,
    ['accountnt per kwartaal welk bedrag', usual('4600', 'Accountants Veldhuis')],
    ['lease camionet maandbedrag', usual('4210', 'Bestelwagen Lease B.V.')],
  ),
  ...clean(9, [
    'Toon de omzet eens kwartaal per kwartaal, voor boekjaar 2023/2024 en boekjaar 2024/2025.',
    perQuarter('omzet', '2024..2025'),
  ]),
  ...rough(9, ['duurste mnd vh boekjaar 24/25 qua kosten', extreme('highest', 'kosten', '2025')]),
  ...clean(10, [
    'Als we Hendriks Bouw niet hadden gehad, welke omzet zouden we dan in boekjaar 2024/2025 gedraaid hebben?',
    less('omzet', soldTo('Hendriks Bouw B.V.'), '2025'),
  ]),
  ...rough(10, [
    'hvl % vd kosten zijn personeelskosten in 24/25',
    share('personeelskosten', 'kosten', '2025'),
  ]),
];
