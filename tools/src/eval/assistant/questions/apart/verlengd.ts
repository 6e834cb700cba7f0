import {
  account,
  amountWith,
  beside,
  boughtOf,
  change,
  chargedToCustomers,
  combined,
  either,
  extreme,
  figure,
  growth,
  lines,
  none,
  ofAccount,
  on,
  openFor,
  openRelations,
  openTotal,
  perMonth,
  ratio,
  says,
  share,
  soldTo,
  usual,
  vatFiled,
  vatToPay,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const NOW = '2025-12';

const singles = [
  ...clean(
    1,
    ['Wat is er over het hele verlengde boekjaar 2023 aan omzet geboekt?', figure('omzet', '2023')],
    [
      'Hoe hoog was de omzet in het kalenderjaar 2023, dus zonder de maanden ervoor?',
      figure('omzet', 'kal-2023'),
    ],
  ),
  ...rough(
    1,

    ['incl btw gefactureerd q4', chargedToCustomers('2025-Q4')],
  ),
  ...clean(
    2,
    [
      'Hoeveel lagen de advertentiekosten, rekening 4400, in 2025 hoger dan in 2024?',
      change(ofAccount('4400'), '2025', '2024'),
    ],
    [
      'Leg de kosten van het eerste boekjaar en die van 2024 naast elkaar.',
      beside('kosten', '2024', '2023'),
    ],
  ),
  ...rough(2, ['groei omzet h2 tov h2 vorig jaar %', growth('omzet', '2025-H2', '2024-H2')]),

  ...clean(4, [
    'Wat was het nettoresultaat na alle belasting over boekjaar 2024?',
    figure('resultaat', '2024'),
  ]),
  ...rough(
    4,

    ['break even punt 2025', ratio('break_even', '2025')],
  ),
  ...clean(5, [
    'Hoeveel moest er bij het begin van 2024 nog op de banklening worden afgelost?',
    account('0700', '2023'),
  ]),

  ...clean(6, [
    'Wat staat er in totaal open aan facturen die ouder zijn dan 45 dagen?',
    openTotal('debiteuren', NOW, openFor(45)),
  ]),

  ...clean(7, [
    'Wat kwam er uit de btw-aangifte over het derde kwartaal van 2023?',
    either(vatToPay('2023-K3'), vatFiled('2023-K3')),
  ]),
  ...rough(7, ['btw laatste kwrt', either(vatToPay('2025-K4'), vatFiled('2025-K4'))]),
  ...clean(8, [
    'Welk voorschot voor energie rekent Groene Stroom Nederland maandelijks?',
    usual('4110', 'Groene Stroom Nederland'),
  ]),
  ...rough(8, ['telecom zakelijk mnd bedrag', usual('4310', 'Telecom Zakelijk')]),
  ...clean(9, [
    'In welke maand van 2025 gaven we het meest uit aan kosten?',
    extreme('highest', 'kosten', '2025'),
  ]),

  ...clean(
    10,

    [
      'Hoeveel procent van de inkoop en overige kosten van 2025 ging naar de Technische Groothandel Midden? Ik bedoel: van alle kosten.',
      share(boughtOf('Technische Groothandel Midden B.V.'), 'kosten', '2025'),
    ],
  ),
  ...rough(10, [
    'kosten 24 min afschrijvngen',
    combined('2024', { kosten: 1, afschrijvingen: -1 }),
  ]),

  ...clean(
    12,
    ['Stel een begroting op voor 2027.', none('future')],
    ['Moeten wij onze jaarrekening laten controleren door een accountant?', none('advice')],
  ),
  ...rough(
    12,
    ['wat deed de brug in 2020', none('outside')],
    ['hernoem rekening 4990 naar boetes', none('change')],
  ),
];

const talks = [
  ...talk(
    11,
    ['Uit hoeveel maanden bestond ons eerste boekjaar?', says('15|vijftien')],
    ['Hoeveel winst maakten we in dat boekjaar?', figure('resultaat', '2023')],
  ),
  ...roughTalk(
    9,
    ['omzt per mnd 2025', perMonth('omzet', '2025')],
    ['kosten ook', perMonth('kosten', '2025')],
    ['slechtste mnd qua winst', extreme('lowest', 'resultaat', '2025')],
  ),
  ...talk(
    6,
    [
      'Wie van onze klanten heeft nu de hoogste openstaande schuld?',
      openRelations('debiteuren', NOW, { top: 1 }),
    ],
    [
      'Hoeveel omzet hebben we in 2025 met die klant gedaan?',
      amountWith(soldTo('Hendriks Bouw B.V.'), '2025'),
    ],
    ['Gaat die failliet, denk je?', none('world')],
  ),
  ...roughTalk(
    10,
    ['verzekeringen 2025', figure('verzekeringskosten', '2025')],
    ['welke boekingen', lines('2025', on('4500'))],
    ['en 24?', lines('2024', on('4500'))],
  ),
];

export const questions = { verlengd: [...singles, ...talks] };
