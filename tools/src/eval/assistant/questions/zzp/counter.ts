import {
  account,
  beside,
  change,
  combined,
  either,
  figure,
  growth,
  lines,
  ofLargest,
  on,
  openFor,
  openList,
  openRelations,
  perMonth,
  ratio,
  says,
  share,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, talk } from '../write.ts';

const NOW = '2024-12';

export const counter = [
  ...clean(2, [
    'Winst uit onderneming 2024 en daarnaast die van 2023, zo komt het ook in de IB-aangifte.',
    either(beside('resultaat', '2024', '2023'), change('resultaat', '2024', '2023')),
  ]),
  ...rough(2, ['% groei omzet 24 tov 23', growth('omzet', '2024', '2023')]),
  ...clean(
    3,
    [
      'In verband met de toets op schijnzelfstandigheid: alle opdrachtgevers van 2024 met de omzet per opdrachtgever.',
      split('omzet', 'party', '2024'),
    ],
    ['Wie was in 2023 de grootste klant van Lindeboom?', top('customers', 1, '2023')],
    [
      'De cliënt vraagt waar zijn geld heen gaat. Noem de drie grootste kostensoorten van 2024.',
      top('costs', 3, '2024'),
    ],
  ),
  ...rough(3, ['lev. met hoogste kstn 2024', top('suppliers', 1, '2024')]),
  ...clean(
    4,
    [
      'De hypotheekadviseur van meneer belde: hij wil de winst over 2023 van ons horen.',
      figure('resultaat', '2023'),
    ],
    ['Hoeveel winstmarge bleef er in 2024 over, in procenten?', ratio('nettomarge', '2024')],
  ),
  ...rough(
    4,
    ['resultaat k4 24', figure('resultaat', '2024-Q4')],
    ['per saldo resultaat w&v 1e hj 2024', figure('resultaat', '2024-H1')],
  ),
  ...talk(
    5,
    [
      'Vermogensopstelling, regel liquide middelen: wat stond er op 31 december 2023 aan bank en kas samen?',
      figure('bank_en_kas', '2023'),
    ],
    ['En een jaar later?', figure('bank_en_kas', '2024')],
    ['En alleen de kas?', account('1000', '2024')],
  ),
  ...clean(5, [
    'Wat is het totale eigen vermogen van de onderneming ultimo 2024?',
    figure('totaal_eigen_vermogen', '2024'),
  ]),
  ...rough(5, ['boekwrde inventaris eind 24', figure('materiele_activa', '2024')]),
  ...clean(
    6,
    [
      'Openstaande postenlijst debiteuren per 31-12-2024, per factuur, voor in het dossier.',
      openList('debiteuren', NOW),
    ],
    [
      'Stond er eind juni 2024 een verkoopfactuur open die ouder was dan 60 dagen? Zo ja, welke?',
      openList('debiteuren', '2024-06', { which: openFor(60) }),
    ],
  ),
  ...rough(
    6,
    ['cred saldo ult. 2024', figure('crediteuren', '2024')],
    ['grootste openst deb nu?', openRelations('debiteuren', NOW, { top: 1 })],
  ),
  ...clean(
    8,
    [
      'Telefoon en internet is een vast bedrag per maand, toch? Welk bedrag?',
      usual('4310', 'Telecom Zakelijk'),
    ],
    [
      'Hoe vaak komt de premie beroepsaansprakelijkheid van Assurantiën De Eem langs?',
      says('kwartaal|drie maanden|3 maanden'),
    ],
    [
      'Wanneer mogen we de volgende nota van Accountants Veldhuis verwachten?',
      says('maart 2025|mrt 2025|30 maart|30-03-2025'),
    ],
  ),
  ...rough(
    8,
    ['tankpas benelux vast mndbedrag', usual('4200', 'Tankpas Benelux')],
    ['abonnemnt boekhoudpakket werkbon software pm', usual('4320', 'Werkbon Software B.V.')],
  ),
  ...clean(9, ['Laat het omzetverloop van 2024 maand voor maand zien.', perMonth('omzet', '2024')]),
  ...clean(10, [
    'Hoeveel procent van de omzet 2024 hangt aan die ene grootste opdrachtgever?',
    share(ofLargest('customers', 1), 'omzet', '2024'),
  ]),
  ...rough(10, ['winst 23 vóór afschr', combined('2023', { resultaat: 1, afschrijvingen: 1 })]),
  ...clean(11, ['Van welke boekjaren zijn er auditfiles ingelezen?', says('2022', '2023', '2024')]),
  ...rough(11, ['boekingen 2e hj 24 op grtbk 0560 IB prive', lines('2024-H2', on('0560'))]),
];
