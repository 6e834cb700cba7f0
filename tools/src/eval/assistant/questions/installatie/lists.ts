import {
  above,
  bottom,
  document,
  inJournal,
  invoice,
  largestLines,
  lines,
  of,
  on,
  split,
  top,
  withRelation,
  withText,
} from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

export const lists = [
  ...clean(
    3,
    ['Wie zijn onze vijf grootste klanten van 2024?', top('customers', 5, '2024')],
    ['Geef de top 3 leveranciers van dit jaar.', top('suppliers', 3, '2025')],
    ['Wat zijn de vijf grootste kosten in 2024?', top('costs', 5, '2024')],
    [
      'Welke kostenrekeningen waren in 2025 het grootst? Geef er tien.',
      top('costAccounts', 10, '2025'),
    ],
    ['Wie is onze grootste klant dit jaar?', top('customers', 1, '2025')],
    ['Bij welke leverancier kochten we in 2023 het meest in?', top('suppliers', 1, '2023')],
    ['Wat zijn onze grootste kosten?', top('costs', [3], '2025')],
    [
      'Welke drie klanten leverden in het eerste kwartaal de meeste omzet op?',
      top('customers', 3, '2025-Q1'),
    ],
    ['Waar bestaat de omzet van 2024 uit, per rekening?', split('omzet', 'account', '2024')],
    ['Welke kosten vallen onder de autokosten in 2024?', split('autokosten', 'account', '2024')],
    ['Verdeel de kosten van 2024 over de kostenplaatsen.', split('kosten', 'costCentre', '2024')],
    ['Wat is de omzet per kostenplaats dit jaar?', split('omzet', 'costCentre', '2025')],
    ['Welke klanten brachten in 2024 het minst op? Noem er drie.', bottom('customers', 3, '2024')],
    [
      'Wat waren de vijf grootste boekingen op uitbesteed werk in 2025?',
      largestLines('uitbesteed_werk', 5, '2025'),
    ],
  ),
  ...rough(
    3,
    ['top 10 klanten 2024', top('customers', 10, '2024')],
    ['grootste leveranciers vorig jaar', top('suppliers', [3], '2024')],
    ['top5 kosten dit jr', top('costs', 5, '2025')],
    ['bij wie kochten we het meest in q2', top('suppliers', 1, '2025-Q2')],
    ['3 grootste kostenposten aug', top('costAccounts', 3, '2025-08')],
    ['kantoorkosten per rekening 2024', split('kantoorkosten', 'account', '2024')],
    ['omzet per klant sept', split('omzet', 'party', '2025-09')],
    ['beste klant van 2023', top('customers', 1, '2023')],
  ),
  ...clean(
    11,
    ['Welke boekingen staan er in juni 2025 op rekening 4220?', lines('2025-06', on('4220'))],
    [
      'Laat alle boekingen van Kantoorhuis Online in maart 2025 op de kosten zien.',
      lines('2025-03', of('kosten'), withRelation('Kantoorhuis Online')),
    ],
    ['Wat is er geboekt op boekstuk 256000063?', document('256000063')],
    [
      'Wat is er in september 2025 in het kasboek geboekt op de rekening Kas?',
      lines('2025-09', inJournal('10'), on('1000')),
    ],
    ['Hoe hoog was verkoopfactuur 202500173?', invoice('202500173')],
    [
      'Welke inkopen van meer dan € 6.000 staan er in 2025 op installatiemateriaal?',
      lines('2025', on('7000'), above(6000)),
    ],
    [
      'In welke boekingen van dit jaar komt het woord isolatiewerk voor bij de omzet?',
      lines('2025', of('omzet'), withText('isolatiewerk')),
    ],
  ),
  ...rough(
    11,
    ['boekingen rek 4900 sept', lines('2025-09', on('4900'))],
    ['factuur F202507-00138 bedrag?', invoice('F202507-00138')],
    ['boekstuk 257000115', document('257000115')],
    ['welke boekingen zitten er in de reclamekosten van aug', lines('2025-08', on('4400'))],
  ),
];
