import {
  account,
  amountWith,
  change,
  difference,
  extreme,
  figure,
  growth,
  ofAccount,
  openList,
  openRelations,
  perMonth,
  ratio,
  soldTo,
  split,
  together,
  top,
  usual,
  vatCharged,
  vatToPay,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

export const waitingRoom = [
  ...clean(1, [
    'De reiskostenvergoeding over 2024, daar ben ik naar op zoek.',
    account('403000', '2024'),
  ]),
  ...rough(1, [
    'hoeveel hebben we in het eerste kwartaal van dit jaar aan installatiemateriaal ingekocht vraagteken',
    account('700000', '2025-Q1'),
  ]),
  ...clean(
    2,
    [
      'Vergeleken met de eerste vier maanden van 2024, hoe staat de omzet over januari tot en met april 2025 ervoor?',
      change('omzet', '2025-01..2025-04', '2024-01..2024-04'),
    ],
    [
      'Ik zou graag weten hoeveel procent het uitbesteed werk in 2024 steeg of daalde ten opzichte van 2023.',
      growth('uitbesteed_werk', '2024', '2023'),
    ],
  ),
  ...rough(2, ['april beter as maart?? omzet bedoel ik', change('omzet', '2025-04', '2025-03')]),
  ...clean(
    3,
    [
      'Aan wie hebben we in 2024 het meest verkocht? Tien namen is genoeg.',
      top('customers', 10, '2024'),
    ],
    [
      'Hoe is de omzet van 2024 verdeeld over installatiewerk, onderhoudscontracten en toestellen?',
      split('omzet', 'account', '2024'),
    ],
    ['Op welke kostenrekening is in april het meeste geboekt?', top('costAccounts', 1, '2025-04')],
  ),
  ...rough(3, ['bij wie koop ik t meest in dit jr', top('suppliers', 1, '2025')]),
  ...roughTalk(
    3,
    ['5 grootste kosten 2024', top('costs', 5, '2024')],
    ['en 2023', top('costs', 5, '2023')],
  ),
  ...clean(
    4,
    [
      'Dit jaar tot nu toe, wat hebben we daar na belasting aan overgehouden?',
      figure('resultaat', '2025'),
    ],
    ['Weet jij welke winstmarge we over 2023 hadden?', ratio('nettomarge', '2023')],
  ),
  ...rough(4, ['brutomarge in euro feb', figure('brutomarge', '2025-02')]),
  ...talk(
    5,
    [
      'Straks moet het vakantiegeld eruit. Hoeveel staat daarvoor nu gereserveerd?',
      account('172000', '2025'),
    ],
    ['En eind vorig jaar?', account('172000', '2024')],
  ),
  ...clean(5, [
    'Volgens de boeken moet er in de kas een bepaald bedrag liggen. Welk bedrag is dat?',
    account('100000', '2025'),
  ]),
  ...rough(
    5,
    ['hvl schulden in totaal nu', figure('vreemd_vermogen', '2025')],
    ['op hoeveel stond current ratio ultimo 23', ratio('current_ratio', '2023')],
  ),
  ...clean(
    6,
    [
      'De Graaf Vastgoed belt over hun rekeningen: welke facturen hebben zij nog niet betaald?',
      openList('debiteuren', '2025', { of: 'De Graaf Vastgoed B.V.' }),
    ],
    [
      'Bij welke leveranciers staat er nog iets open, en hoeveel is dat?',
      openRelations('crediteuren', '2025'),
    ],
  ),
  ...rough(6, ['tot openstaand debiteuren', figure('debiteuren', '2025')]),
  ...clean(7, [
    'Over het laatste kwartaal van 2024, hoeveel btw hebben we toen aan klanten berekend?',
    vatCharged('2024-K4'),
  ]),
  ...rough(7, ['btw te betaln 1e kwartaal 2025', vatToPay('2025-K1')]),
  ...clean(
    8,
    [
      'Van Accountants Veldhuis krijgen we elk kwartaal een nota. Hoe groot is die, zonder btw?',
      usual('460000', 'Accountants Veldhuis'),
    ],
    [
      'Overweeg met Werkbon Software te stoppen. Wat kost dat nu per maand?',
      usual('432000', 'Werkbon Software B.V.'),
    ],
    [
      'Gas, water en elektra: met hoeveel is dat in januari 2025 gestegen ten opzichte van december 2024?',
      change(ofAccount('411000'), '2025-01', '2024-12'),
    ],
  ),
  ...rough(
    8,
    ['huur pand p/m', usual('410000', 'Bedrijfspanden De Wetering')],
    ['vaste premie bedrijfsverzekering per kwrt', usual('450000', 'Assurantiën De Eem')],
  ),
  ...clean(9, [
    'Graag een overzicht van de liquide middelen aan het einde van elke maand van 2024.',
    perMonth('liquide_middelen', '2024'),
  ]),
  ...rough(9, ['slechtste kwartaal winst 2024', extreme('lowest', 'resultaat', '2024', 'quarter')]),
  ...clean(
    10,
    [
      'Huur bedrijfspand en gas, water en elektra bij elkaar opgeteld: wat kostte dat in 2024?',
      amountWith(together(ofAccount('410000'), ofAccount('411000')), '2024'),
    ],
    [
      'Jansen Bouw kocht in 2024 flink meer bij ons dan Kuipers Bouw. Hoeveel is het verschil precies?',
      difference(soldTo('Jansen Bouw B.V.'), soldTo('Kuipers Bouw B.V.'), '2024'),
    ],
  ),
];
