import {
  account,
  added,
  amountWith,
  average,
  beside,
  boughtOf,
  change,
  combined,
  either,
  extreme,
  figure,
  moreBy,
  none,
  ofAccount,
  openList,
  openRelations,
  openTotal,
  perMonth,
  ratio,
  says,
  share,
  soldTo,
  top,
  usual,
  vatCharged,
  vatFiled,
  vatToDeduct,
  vatToPay,
} from '../../gold/ask/index.ts';
import type { Amount } from '../../gold/ask/figures.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const WHOLESALER = 'Technische Groothandel Midden B.V.';
const VELDHUIS = 'Accountants Veldhuis';

/** Two periods against each other: as a change, or told beside each other. */
const against = (of: Amount, when: string, before: string) =>
  either(change(of, when, before), beside(of, when, before));

const verlengd = [
  ...clean(1, [
    'Wat ging er in het derde kwartaal van 2025 aan reclame de deur uit?',
    figure('verkoopkosten', '2025-Q3'),
  ]),
  ...rough(1, [
    'smit vastgoed omzt 2e halfjr 2025',
    amountWith(soldTo('Smit Vastgoed B.V.'), '2025-H2'),
  ]),
  ...clean(2, [
    'Zijn we in 2025 duurder uit geweest bij Accountants Veldhuis dan in 2024?',
    against(boughtOf(VELDHUIS), '2025', '2024'),
  ]),
  ...rough(2, ['brutolonen 25 vs 24', against(ofAccount('4000'), '2025', '2024')]),
  ...rough(3, ['3 grootste kostenpostn q4 2025', top('costAccounts', 3, '2025-Q4')]),
  ...clean(4, [
    'Voordat de fiscus langskwam, wat was ons resultaat vóór belasting in 2024?',
    figure('resultaat_voor_belasting', '2024'),
  ]),
  ...clean(5, [
    'Welk bedrag stond er eind 2024 nog open op de banklening?',
    account('0700', '2024'),
  ]),
  ...rough(5, [
    'current rato dec 25',
    either(ratio('current_ratio', '2025-12'), ratio('current_ratio', '2025')),
  ]),
  ...clean(6, [
    'Welke leveranciers krijgen op dit moment nog geld van ons, en hoeveel?',
    openRelations('crediteuren', '2025-12'),
  ]),
  ...rough(6, [
    'meijer vastgoed welke facturn nog open',
    openList('debiteuren', '2025-12', { of: 'Meijer Vastgoed B.V.' }),
  ]),
  ...clean(7, [
    'Hoeveel btw hebben we in maart 2024 aan onze klanten in rekening gebracht?',
    vatCharged('2024-03'),
  ]),
  ...clean(8, [
    'Met welk maandbedrag aan huur van het bedrijfspand moet ik rekenen?',
    usual('4100', 'Bedrijfspanden De Wetering'),
  ]),
  ...clean(9, [
    'Welk kwartaal van 2025 was voor de omzet het sterkst?',
    extreme('highest', 'omzet', '2025', 'quarter'),
  ]),
  ...rough(9, [
    'in welke mnd van 24 het meeste installatiemateriaal ingekcht',
    extreme('highest', 'materialen', '2024'),
  ]),
  ...clean(10, [
    'Gemiddeld per maand, wat kostte het uitbesteden van werk in het lange eerste boekjaar?',
    average('uitbesteed_werk', '2023'),
  ]),
  ...rough(10, [
    'tel brandstof en leasekosten v 2025 s bij elkaar',
    added('2025', ofAccount('4200'), ofAccount('4210')),
  ]),
  ...rough(11, ['laatste mnd die geboekt is welke?', says('december 2025|dec 2025|12-2025')]),
  ...clean(11, ['Over hoeveel maanden gaat boekjaar 2023?', says('15|vijftien')]),
  ...talk(
    6,
    [
      'Aan welke leverancier zijn we nu het meeste schuldig?',
      openRelations('crediteuren', '2025-12', { top: 1 }),
    ],
    [
      'Welke nota’s van die leverancier zijn dat precies?',
      openList('crediteuren', '2025-12', { of: WHOLESALER }),
    ],
  ),
  ...clean(12, ['Wie van mijn verkopers heeft de meeste orders binnengesleept?', none('absent')]),
  ...rough(
    12,
    ['boek 500 eu reclame bij op feb', none('change')],
    ['omzet over jan 27 wat wordt dat', none('future')],
  ),
];

const zonder_codes = [
  ...clean(1, [
    'Hoeveel werk hebben we in het eerste kwartaal van 2025 ingekocht bij Dakwerken Élan?',
    amountWith(boughtOf('Dakwerken Élan'), '2025-Q1'),
  ]),
  ...rough(1, [
    'kantoorhuis onlne april hvl kosten',
    amountWith(boughtOf('Kantoorhuis Online'), '2025-04'),
  ]),
  ...clean(2, [
    'Hoeveel meer omzet toestellen hadden we in 2024 dan in 2023?',
    moreBy(ofAccount('802000'), '2024', '2023'),
  ]),
  ...rough(2, [
    'brandstof q1 25 tegenovr q1 24',
    against(ofAccount('420000'), '2025-Q1', '2024-Q1'),
  ]),
  ...clean(3, ['Wie was in 2024 leverancier nummer een voor ons?', top('suppliers', 1, '2024')]),
  ...rough(4, ['brutowinst 24 tot', figure('brutomarge', '2024')]),
  ...clean(4, [
    'Van elke euro omzet in 2024, hoeveel procent was er winst na belasting?',
    ratio('nettomarge', '2024'),
  ]),
  ...clean(5, [
    'Hoe groot was ons eigen vermogen per eind maart 2025?',
    figure('totaal_eigen_vermogen', '2025-03'),
  ]),
  ...clean(6, [
    'Wat krijgen al onze leveranciers bij elkaar op dit moment nog van ons?',
    either(openTotal('crediteuren', '2025-04'), figure('crediteuren', '2025-04')),
  ]),
  ...rough(6, [
    'top 5 klantn met meeste openstaand',
    openRelations('debiteuren', '2025-04', { top: 5 }),
  ]),
  ...clean(7, ['Hoeveel voorbelasting was er over heel 2024?', vatToDeduct('2024')]),
  ...rough(7, [
    'btw aangfte jan feb mrt 25 te betalen',
    either(vatToPay('2025-K1'), vatFiled('2025-K1')),
  ]),
  ...clean(8, [
    'De energierekening van Groene Stroom Nederland, hoe hoog is die per maand?',
    usual('411000', 'Groene Stroom Nederland'),
  ]),
  ...rough(8, ['accountnt per kwrtl hvl', usual('460000', VELDHUIS)]),
  ...rough(9, ['omzt per mnd 25', perMonth('omzet', '2025')]),
  ...clean(10, [
    'Welk aandeel hadden lonen en salarissen in alle kosten van 2024?',
    share('lonen', 'kosten', '2024'),
  ]),
  ...rough(10, [
    'omzt min inkoop instalatiemateriaal 2024',
    combined('2024', { omzet: 1, materialen: -1 }),
  ]),
  ...clean(11, [
    'Tot en met welke maand zijn onze boeken bij?',
    says('april 2025|apr 2025|04-2025'),
  ]),
  ...roughTalk(
    9,
    ['beste mnd 24 qua omzet', extreme('highest', 'omzet', '2024')],
    ['en de slechtste', extreme('lowest', 'omzet', '2024')],
  ),
  ...talk(
    1,
    [
      'Hoeveel gaven we in 2024 uit aan Werkbon Software?',
      amountWith(boughtOf('Werkbon Software B.V.'), '2024'),
    ],
    ['En aan Kantoorhuis Online?', amountWith(boughtOf('Kantoorhuis Online'), '2024')],
    [
      'Wat is dat bij elkaar opgeteld?',
      added('2024', boughtOf('Werkbon Software B.V.'), boughtOf('Kantoorhuis Online')),
    ],
  ),
  ...clean(12, [
    'Is veertig procent marge op toestellen gebruikelijk in onze branche?',
    none('world'),
  ]),
  ...rough(12, ['welke monteur kreeg de meeste klachtn', none('absent')]),
];

export const questions = { verlengd, zonder_codes };
