import {
  account,
  all,
  change,
  difference,
  figure,
  growth,
  late,
  less,
  monthsWhere,
  none,
  ofAccount,
  ofLargest,
  openFor,
  openRelations,
  openTotal,
  ratio,
  share,
  soldTo,
  split,
  usual,
  vatToDeduct,
  vatToPay,
  why,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

/** A controller who prepares a meeting. */
export const controller = [
  ...clean(1, [
    'Kunt u mij zeggen wat de netto-omzet over de eerste helft van 2025 is geweest?',
    figure('omzet', '2025-H1'),
  ]),
  ...clean(
    2,
    [
      'Hoeveel zijn de personeelskosten van januari tot en met september 2025 gestegen ten opzichte van dezelfde maanden van 2024?',
      change('personeelskosten', '2025-01..2025-09', '2024-01..2024-09'),
    ],
    [
      'Waardoor viel het resultaat in juni 2025 zoveel lager uit dan in mei 2025?',
      why('resultaat', '2025-06', '2025-05'),
    ],
  ),
  ...clean(
    3,
    [
      'Welke opdrachtgevers waren in 2024 ieder goed voor meer dan 55.000 euro omzet?',
      split('omzet', 'party', '2024', { above: 55_000 }),
    ],
    [
      'Welk aandeel in de omzet van 2024 hadden de drie grootste klanten samen?',
      share(ofLargest('customers', 3), 'omzet', '2024'),
    ],
  ),
  ...clean(4, [
    'Graag de EBITDA-marge over 2023 en die over 2024.',
    all(ratio('ebitda_marge', '2023'), ratio('ebitda_marge', '2024')),
  ]),
  ...clean(5, [
    'Welk bedrag stond er aan het eind van 2024 nog open op de banklening?',
    account('0700', '2024'),
  ]),
  ...rough(5, [
    'current ratio ult. juni 2025 en die van een jr eerder svp',
    all(ratio('current_ratio', '2025-06'), ratio('current_ratio', '2024-06')),
  ]),
  ...clean(6, [
    'Hoe hoog is het bedrag aan debiteuren dat nu meer dan dertig dagen over de vervaldatum is?',
    openTotal('debiteuren', '2025-09', openFor(30)),
  ]),
  ...rough(6, [
    'crediteuren waarvan verv.datum al verstreken is, per leverancier aub',
    openRelations('crediteuren', '2025-09', { which: late }),
  ]),
  ...clean(7, [
    'Hoeveel voorbelasting is er over het vierde kwartaal van 2024 afgetrokken?',
    vatToDeduct('2024-K4'),
  ]),
  ...rough(7, ['btw aangfite k2 2025, saldo te betalen?', vatToPay('2025-K2')]),
  ...clean(8, [
    'Met welk vast bedrag per maand keert de huur van het bedrijfspand terug?',
    usual('4100', 'Bedrijfspanden De Wetering'),
  ]),
  ...clean(9, [
    'In welke maanden van 2024 bleef de omzet onder de 80.000 euro?',
    monthsWhere('omzet', '2024', { below: 80_000 }),
  ]),
  ...rough(10, [
    'autokstn 2024 excl lease vd bestelauto',
    less('autokosten', ofAccount('4210'), '2024'),
  ]),
  ...clean(10, [
    'Hoeveel meer omzet behaalden wij in 2024 bij Hendriks Bouw dan bij Postma Bouw?',
    difference(soldTo('Hendriks Bouw B.V.'), soldTo('Postma Bouw B.V.'), '2024'),
  ]),
  ...rough(12, ['kunnen we de busjes fiscaal willekeurig afschr. dit jr?', none('advice')]),
  ...talk(
    4,
    [
      'Wat was de brutomarge in procenten over het eerste kwartaal van 2025?',
      ratio('brutomarge_percentage', '2025-Q1'),
    ],
    ['En over het kwartaal daarna?', ratio('brutomarge_percentage', '2025-Q2')],
    ['Dan ter vergelijking Q2 van 2024.', ratio('brutomarge_percentage', '2024-Q2')],
  ),
  ...roughTalk(
    2,
    ['groei omzet 24 tov 23 in %', growth('omzet', '2024', '2023')],
    ['en vd inkoop materiaal?', growth('materialen', '2024', '2023')],
  ),
];
