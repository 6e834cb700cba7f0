import {
  account,
  amountWith,
  boughtOf,
  change,
  difference,
  document,
  extreme,
  figure,
  ofAccount,
  openFor,
  openList,
  openRelations,
  openTotal,
  owedBy,
  perQuarter,
  ratio,
  says,
  soldTo,
  split,
  together,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk } from '../write.ts';

const NOW = '2025-04';

export const counter = [
  ...clean(
    2,
    [
      'Tussentijdse cijfers: hoe verhoudt de omzet van Q1 2025 zich tot Q1 2024? Graag absoluut en relatief.',
      change('omzet', '2025-Q1', '2024-Q1'),
    ],
    [
      'Wat is de mutatie in de kantoorkosten, 2024 minus 2023?',
      change('kantoorkosten', '2024', '2023'),
    ],
  ),
  ...rough(2, ['autokst apr 25 tov mrt 25', change('autokosten', '2025-04', '2025-03')]),
  ...roughTalk(
    3,
    ['top 3 klanten 24', top('customers', 3, '2024')],
    ['en leveranciers', top('suppliers', 3, '2024')],
    ['zelfde maar dan 2023', top('suppliers', 3, '2023')],
  ),
  ...clean(
    3,
    ['Van hoog naar laag, wat zijn in 2024 de kostengroepen?', top('costs', [5], '2024')],
    [
      'Ik wil weten welke omzetrekening in 2024 het meeste opleverde.',
      top('revenueAccounts', 1, '2024'),
    ],
    [
      'Autokosten 2024, gespecificeerd per grootboekrekening.',
      split('autokosten', 'account', '2024'),
    ],
  ),
  ...clean(
    4,
    [
      'Bij welke omzet speelde Warmte en Water Zuid in 2024 break-even?',
      ratio('break_even', '2024'),
    ],
    [
      'De cliënt mailt: ‘Kun je me laten weten wat er onderaan de streep overbleef in het eerste kwartaal van 2025?’',
      figure('resultaat', '2025-Q1'),
    ],
  ),
  ...rough(
    4,
    ['brutomrge % 23', ratio('brutomarge_percentage', '2023')],
    ['winst voor bel. 24', figure('resultaat_voor_belasting', '2024')],
  ),
  ...clean(
    5,
    [
      'Actiepunt uit de vorige review was tussenrek. 200000 Nog uit te zoeken. Wat is het saldo nu?',
      account('200000', NOW),
    ],
    [
      'Hoe hoog was de reservering vakantiegeld op de balans van 31 december 2024?',
      account('172000', '2024'),
    ],
    [
      'Netto werkkapitaal per ultimo 2024 berekenen, dat vraagt de bank.',
      figure('werkkapitaal', '2024'),
    ],
  ),
  ...rough(
    5,
    ['quick ratio ult 24', ratio('quick_ratio', '2024')],
    ['kassldo eind 23', account('100000', '2023')],
  ),
  ...clean(
    6,
    [
      'Welke leveranciers hebben eind april 2025 nog geld van ons te goed, en hoeveel?',
      openRelations('crediteuren', NOW),
    ],
    [
      'Welk bedrag aan verkoopfacturen staat er inmiddels langer dan 60 dagen open?',
      openTotal('debiteuren', NOW, openFor(60)),
    ],
  ),
  ...rough(
    6,
    ['hoeveel moet meijer bouw nog betaln', amountWith(owedBy('Meijer Bouw B.V.'), NOW)],
    [
      'openst inkoopfacturen sanitair en verwarming centrum',
      openList('crediteuren', NOW, { of: 'Sanitair en Verwarming Centrum' }),
    ],
  ),
  ...clean(
    8,
    [
      'Wat betaalt Kuipers Vastgoed maandelijks voor het onderhoudscontract?',
      // Ten contracts at the same fee.
      amountWith((books, when) => ofAccount('801000')(books, when) / 10, NOW),
    ],
    [
      'Op welke dag valt de eerstvolgende huurnota van De Wetering te verwachten?',
      says('1 mei|01-05-2025'),
    ],
    [
      'Sinds welke maand betalen ze meer voor het abonnement op de werkbonnensoftware?',
      says('oktober 2024|okt 2024'),
    ],
    [
      'Budget volgend jaar: wat is de jaarlast van Werkbon Software tegen de huidige maandprijs?',
      amountWith((books, when) => 12 * ofAccount('432000')(books, when), NOW),
    ],
  ),
  ...rough(
    8,
    ['premie bedrijfsverz. per kw', usual('450000', 'Assurantiën De Eem')],
    ['tel/internet vast bedrag p mnd', usual('431000', 'Telecom Zakelijk')],
  ),
  ...clean(9, [
    'In welke maand van 2024 piekten de kosten, en hoe hoog waren ze toen?',
    extreme('highest', 'kosten', '2024'),
  ]),
  ...rough(9, ['brutowinst per kw 2024', perQuarter('brutomarge', '2024')]),
  ...clean(
    10,
    [
      'Jansen Bouw en Jansen Vastgoed zijn één groep. Hoeveel omzet is er in 2024 met die twee samen gemaakt?',
      amountWith(together(soldTo('Jansen Bouw B.V.'), soldTo('Jansen Vastgoed B.V.')), '2024'),
    ],
    [
      'Hoeveel meer kosten zijn er in 2024 bij Technische Groothandel Midden gemaakt dan bij Sanitair en Verwarming Centrum?',
      difference(
        boughtOf('Technische Groothandel Midden B.V.'),
        boughtOf('Sanitair en Verwarming Centrum'),
        '2024',
      ),
    ],
  ),
  ...rough(10, [
    'huur + energie + telefoon 24 opgeteld',
    amountWith(together(ofAccount('410000'), ofAccount('411000'), ofAccount('431000')), '2024'),
  ]),
  ...clean(11, [
    'Een nieuwe collega vraagt wat de DSO betekent. Wat is de omschrijving?',
    says('debiteuren|klanten'),
  ]),
  ...rough(11, ['toon bkstuk 247000005', document('247000005')]),
];
