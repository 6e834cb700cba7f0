import {
  account,
  all,
  amountWith,
  average,
  bottom,
  boughtOf,
  change,
  either,
  figure,
  growth,
  largestLines,
  ofAccount,
  openRelations,
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

/** Of people who had not read the grammar, from the south, whose ledger has no codes. */
export const street: Question[] = [
  ...clean(
    3,
    [
      'Ge kunt me zeker wel zeggen welke vijf klanten in 2024 het meest omzet gaven?',
      top('customers', 5, '2024'),
    ],
    [
      'Onze penningmeester zoekt de drie duurste kostenrekeningen van het eerste kwartaal 2025.',
      top('costAccounts', 3, '2025-Q1'),
    ],
    [
      'Welke leverancier staat dit jaar op nummer één, gerekend naar kosten?',
      top('suppliers', 1, '2025'),
    ],
    [
      'Kun je de autokosten van 2024 uit elkaar trekken, zodat ik zie wat brandstof, lease en onderhoud was?',
      split('autokosten', 'account', '2024'),
    ],
    [
      'Welk aandeel in de omzet van 2024 had Postma Zorg?',
      share(soldTo('Postma Zorg B.V.'), 'omzet', '2024'),
    ],
    [
      'Bij welke soorten kosten valt er wat te besparen? Begin met de vijf grootste van 2023.',
      top('costs', 5, '2023'),
    ],
    [
      'Mij viel op dat er in april grote inkopen op materiaal zijn geboekt. Wat waren de drie grootste boekingen?',
      largestLines('materialen', 3, '2025-04'),
    ],
  ),
  ...rough(
    3,
    ['kleinste klant dit jr qua omzet', bottom('customers', 1, '2025')],
    ['top 6 levr 2023', top('suppliers', 6, '2023')],
    ['beste klantn feb 25, 3 stuks', top('customers', 3, '2025-02')],
    ['uitbesteed werk 2024 per leverancier', split('uitbesteed_werk', 'party', '2024')],
    [
      'hvl % vd kosten ging 2024 naar groothandel technische midden',
      share(boughtOf('Technische Groothandel Midden B.V.'), 'kosten', '2024'),
    ],
    [
      'klantn die in 24 meer dan 60000 omzet deden',
      split('omzet', 'party', '2024', { above: 60_000 }),
    ],
  ),
  ...clean(
    8,
    [
      'Hoeveel rekent onze verhuurder De Wetering tegenwoordig iedere maand?',
      usual('410000', 'Bedrijfspanden De Wetering'),
    ],
    [
      'In welke maand ging Werkbon Software omhoog in prijs?',
      either(says('oktober|okt 2024'), change(ofAccount('432000'), '2024-10', '2024-09')),
    ],
    [
      'Komende zomer zit ik krap. Wanneer valt de volgende premie van Assurantiën De Eem?',
      either(says('juni|jun 2025|06-2025'), usual('450000', 'Assurantiën De Eem')),
    ],
    [
      'Hoe dikwijls krijgen wij een rekening van Accountants Veldhuis?',
      either(says('kwartaal|drie maanden|3 maanden'), usual('460000', 'Accountants Veldhuis')),
    ],
    [
      'Wat leverden de onderhoudscontracten in 2024 gemiddeld per maand op?',
      average(ofAccount('801000'), '2024'),
    ],
    [
      'Welk bedrag was de stroom van Groene Stroom Nederland in 2023 gemiddeld per maand?',
      average(boughtOf('Groene Stroom Nederland'), '2023'),
    ],
    [
      'Hoeveel procent zijn telefoon en internet in 2024 duurder geworden ten opzichte van 2023?',
      growth(ofAccount('431000'), '2024', '2023'),
    ],
  ),
  ...rough(
    8,
    ['lease bestelbus mnd bedrag? ex btw', usual('421000', 'Bestelwagen Lease B.V.')],
    ['groene stroom pm', usual('411000', 'Groene Stroom Nederland')],
    [
      'volgende huur wnr verwacht',
      either(says('mei'), usual('410000', 'Bedrijfspanden De Wetering')),
    ],
    ['tanken gem p mnd 2024 (tankpas benelux)', average(boughtOf('Tankpas Benelux'), '2024')],
    ['bankkosten gem pm dit jaar', average(ofAccount('900000'), '2025')],
    ['verzekering heel 24 totaal', account('450000', '2024')],
  ),
  ...clean(
    5,
    [
      'Hoe staat het met het werkkapitaal, stand eind maart 2025?',
      figure('werkkapitaal', '2025-03'),
    ],
    [
      'Hoeveel hebben wij momenteel te goed van debiteuren volgens de balans?',
      figure('debiteuren', '2025-04'),
    ],
    [
      'Welk bedrag lag er eind 2024 aan voorraad installatiemateriaal?',
      figure('voorraden', '2024'),
    ],
    [
      'De leverancier van de ketels vraagt om onze current ratio, stand eind april 2025.',
      ratio('current_ratio', '2025-04'),
    ],
  ),
  ...rough(
    5,
    ['restschuld banklening nu', account('070000', '2025-04')],
    ['in kas eind mrt', account('100000', '2025-03')],
    [
      'solvab eind 24 en nu',
      all(ratio('solvabiliteit', '2024'), ratio('solvabiliteit', '2025-04')),
    ],
    ['totale schulden eind 2023', figure('vreemd_vermogen', '2023')],
  ),
  ...clean(4, [
    'Welk resultaat voor belasting boekten we in heel 2024?',
    figure('resultaat_voor_belasting', '2024'),
  ]),
  ...rough(
    4,
    ['ebitda jan tm apr', figure('ebitda', '2025-01..2025-04')],
    ['brutomarge 2023 in %', ratio('brutomarge_percentage', '2023')],
  ),
  ...clean(6, [
    'Aan welke drie leveranciers moeten wij op dit moment het meest betalen?',
    openRelations('crediteuren', '2025-04', { top: 3 }),
  ]),
  ...rough(
    6,
    ['de graaf vastgoed openstaand?', amountWith(owedBy('De Graaf Vastgoed B.V.'), '2025-04')],
    ['na hoevl dgn betalen wij onze leveranciers, 2024', ratio('dpo', '2024')],
  ),
  ...talk(
    8,
    ['Hoeveel is de vaste rekening van Telecom Zakelijk?', usual('431000', 'Telecom Zakelijk')],
    ['En die van Werkbon Software?', usual('432000', 'Werkbon Software B.V.')],
    ['Hoeveel was die laatste over heel 2024?', account('432000', '2024')],
  ),
  ...roughTalk(
    6,
    ['hoevl moet kuipers bouw ons nog', amountWith(owedBy('Kuipers Bouw B.V.'), '2025-04')],
    ['en jansen zorg?', amountWith(owedBy('Jansen Zorg B.V.'), '2025-04')],
  ),
];
