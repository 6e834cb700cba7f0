import {
  account,
  all,
  amountWith,
  boughtOf,
  change,
  combined,
  either,
  extreme,
  figure,
  ofLargest,
  oldest,
  openList,
  openRelations,
  perQuarter,
  ratio,
  says,
  share,
  soldTo,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

/** Of five people who had not read the grammar, among them one who writes letters. */
export const letters: Question[] = [
  ...clean(
    3,
    [
      'Ik zou graag van u vernemen welke drie afnemers ons in 2025 de meeste omzet hebben gebracht.',
      top('customers', 3, '2025'),
    ],
    ['Top 5 kostenposten 2025. Per rekening graag.', top('costAccounts', 5, '2025')],
    [
      'Welk deel van alle kosten van 2024 ging naar Technische Groothandel Midden B.V.?',
      share(boughtOf('Technische Groothandel Midden B.V.'), 'kosten', '2024'),
    ],
  ),
  ...rough(3, ['grotste leveranciers vorig jaar', top('suppliers', [3], '2024')]),
  ...clean(
    5,
    [
      'Hoe groot was het eigen vermogen van de zaak aan het eind van 2024, met de winst van dat jaar meegerekend?',
      figure('totaal_eigen_vermogen', '2024'),
    ],
    [
      'Geef me de current ratio per ultimo 2025 en die van een jaar eerder.',
      all(ratio('current_ratio', '2025'), ratio('current_ratio', '2024')),
    ],
    [
      'Gelieve mij de stand van de langlopende schulden mee te delen op het einde van boekjaar 2024.',
      figure('langlopende_schulden', '2024'),
    ],
  ),
  ...clean(
    6,
    [
      'Mijn vrouw vraagt zich af hoeveel geld wij eind december 2025 nog tegoed hadden van onze klanten; kunt u dat nagaan?',
      figure('debiteuren', '2025'),
    ],
    [
      'Wie moet ons nog betalen en hoeveel, stand eind 2025? Alleen de namen met bedrag.',
      openRelations('debiteuren', '2025-12'),
    ],
    [
      'Welke facturen van Montagebedrijf Van Loon stonden op 31 december 2025 nog onbetaald?',
      openList('crediteuren', '2025-12', { of: 'Montagebedrijf Van Loon' }),
    ],
  ),
  ...clean(8, [
    'Hoe hoog zijn tegenwoordig de maandelijkse huurkosten van het bedrijfspand?',
    usual('4100', 'Bedrijfspanden De Wetering'),
  ]),
  ...rough(8, [
    'hvl is die lease v/d bestelauto elke mnd',
    usual('4210', 'Bestelwagen Lease B.V.'),
  ]),
  ...clean(
    9,
    [
      'In welke maand van 2024 hebben wij het minst omgezet, en hoeveel was dat?',
      extreme('lowest', 'omzet', '2024'),
    ],
    [
      'Ik moet voor mijn stageverslag de omzet per kwartaal van 2025 op een rijtje zetten; hoe liep die?',
      perQuarter('omzet', '2025'),
    ],
  ),
  ...rough(9, ['beste maand qua winst in 2025??', extreme('highest', 'resultaat', '2025')]),
  ...clean(
    10,
    [
      'Wat waren de totale kosten van 2024 wanneer u de lonen en salarissen eraf haalt?',
      combined('2024', { kosten: 1, lonen: -1 }),
    ],
    [
      'Hoeveel procent van de omzet van 2025 komt van de vijf grootste klanten samen?',
      share(ofLargest('customers', 5), 'omzet', '2025'),
    ],
  ),
  ...rough(10, [
    'alle kosten 2025 behalve de kostprijs',
    combined('2025', { kosten: 1, kostprijs: -1 }),
  ]),
  ...clean(11, [
    'Mijn begeleider zegt dat het eerste boekjaar langer is dan twaalf maanden. In welke maand begon het?',
    says('oktober 2022|10-2022'),
  ]),
  ...rough(11, ['wat ging er in 2024 op aan diesel en bezine', account('4200', '2024')]),

  ...talk(
    3,
    ['Wie waren in 2024 onze drie grootste klanten?', top('customers', 3, '2024')],
    ['En in het jaar daarna?', top('customers', 3, '2025')],
    [
      'Hoeveel hebben we in dat jaar aan de eerste van dat rijtje verkocht?',
      amountWith(soldTo('Hendriks Bouw B.V.'), '2025'),
    ],
    ['Welk aandeel van de omzet is dat?', share(soldTo('Hendriks Bouw B.V.'), 'omzet', '2025')],
  ),
  ...talk(
    5,
    ['Wat stond er eind 2023 op de bank?', figure('bank_en_kas', '2023')],
    ['En een jaar later?', figure('bank_en_kas', '2024')],
    [
      'Met hoeveel is dat gestegen tussen die twee momenten?',
      change('bank_en_kas', '2024', '2023'),
    ],
  ),
  ...roughTalk(
    6,
    ['totaal openstaand bij klanten eind 2025', figure('debiteuren', '2025')],
    ['en bij leveranciers', figure('crediteuren', '2025')],
    ['wat is de oudste klantfactuur', oldest('debiteuren', '2025-12')],
  ),
  ...roughTalk(
    8,
    [
      'hoe vaak komt de rekening vd accountant',
      either(says('kwartaal|drie maanden'), usual('4600', 'Accountants Veldhuis')),
    ],
    ['en hvl is dat dan per keer', usual('4600', 'Accountants Veldhuis')],
  ),
  ...talk(
    10,
    ['Hoeveel kostte uitbesteed werk ons in 2025?', figure('uitbesteed_werk', '2025')],
    ['Hoeveel daarvan ging naar Dakwerken Élan?', amountWith(boughtOf('Dakwerken Élan'), '2025')],
  ),
];
