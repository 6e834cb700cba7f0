import {
  account,
  amountWith,
  average,
  bottom,
  change,
  difference,
  either,
  figure,
  less,
  monthsWhere,
  ofLargest,
  oldest,
  openFor,
  openList,
  openRelations,
  openTotal,
  owedTo,
  perMonth,
  share,
  soldTo,
  split,
  together,
  top,
  why,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const HENDRIKS = 'Hendriks Bouw B.V.';

/** Conversations of an owner and her partner: customers, suppliers, what is open. */
export const kitchenTableCustomers = [
  ...talk(
    3,
    ['Aan welke klant heb ik dit jaar de meeste omzet te danken?', top('customers', 1, '2024')],
    ['En wie kwam daar vlak achter, met hoeveel?', amountWith(soldTo('Bakker Bouw B.V.'), '2024')],
    [
      'Hoeveel scheelt dat met de eerste?',
      difference(soldTo('De Graaf Bouw B.V.'), soldTo('Bakker Bouw B.V.'), '2024'),
    ],
  ),
  ...roughTalk(
    3,
    ['top 3 kosten dit jr', top('costs', 3, '2024')],
    ['en 2022', top('costs', 3, '2022')],
    ['de bovenste, wat was dat gem per maand', average('autokosten', '2022')],
  ),
  ...talk(
    6,
    ['Wie heeft mij op dit moment nog niet betaald?', openRelations('debiteuren', '2024')],
    ['Welke facturen zijn dat van Hendriks?', openList('debiteuren', '2024', { of: HENDRIKS })],
    ['Welke van die drie ligt er het langst?', oldest('debiteuren', '2024')],
    [
      'En als hij die betaalt, wat krijg ik dan nog van hem?',
      openTotal(
        'debiteuren',
        '2024',
        ({ name, invoice }) => name === HENDRIKS && invoice !== '202400033',
      ),
    ],
  ),
  ...roughTalk(
    6,
    ['wat moet ik zelf nog betalen aan leveranciers', figure('crediteuren', '2024')],
    ['aan wie allemaal', openRelations('crediteuren', '2024')],
    ['alleen de boekhouder', amountWith(owedTo('Accountants Veldhuis'), '2024')],
  ),
  ...talk(
    10,
    [
      'Stel dat Hendriks er dit jaar niet was geweest. Met hoeveel omzet had ik het dan moeten doen?',
      less('omzet', soldTo(HENDRIKS), '2024'),
    ],
    ['Welk deel van het geheel is hij eigenlijk?', share(soldTo(HENDRIKS), 'omzet', '2024')],
    [
      'En als Kuipers daarnaast ook was weggebleven, wat had ik dan overgehad aan omzet?',
      less('omzet', together(soldTo(HENDRIKS), soldTo('Kuipers Bouw B.V.')), '2024'),
    ],
  ),
  ...talk(
    9,
    ['Geef de omzet van dit jaar eens maand voor maand.', perMonth('omzet', '2024')],
    [
      'Alleen de maanden die boven de tien mille uitkwamen graag.',
      monthsWhere('omzet', '2024', { above: 10_000 }),
    ],
    ['Welke waren dat het jaar ervoor?', monthsWhere('omzet', '2023', { above: 10_000 })],
    ['Welke klanten zaten daarachter?', split('omzet', 'party', '2023-10')],
  ),
  ...talk(
    2,
    [
      'Heb ik dit jaar meer winst gemaakt dan vorig jaar, en hoeveel dan?',
      change('resultaat', '2024', '2023'),
    ],
    ['Hoe komt dat vooral?', why('resultaat', '2024', '2023')],
    [
      'En bij Bakker, hoeveel scheelde de omzet daar?',
      change(soldTo('Bakker Bouw B.V.'), '2024', '2023'),
    ],
  ),
  ...talk(
    3,
    ['Voor wie heb ik in augustus gewerkt, en voor hoeveel?', split('omzet', 'party', '2024-08')],
    ['En de maand erna?', split('omzet', 'party', '2024-09')],
    ['Wie was toen de kleinste?', bottom('customers', 1, '2024-09')],
  ),
  ...talk(
    3,
    ['Bij welke leverancier ben ik dit jaar het meeste kwijt?', top('suppliers', 1, '2024')],
    ['En daarna?', either(account('4600', '2024'), top('suppliers', 2, '2024'))],
    [
      'Hoeveel procent van alle kosten gaat er naar die twee bij elkaar?',
      share(ofLargest('suppliers', 2), 'kosten', '2024'),
    ],
  ),
  ...talk(
    6,
    [
      'Welk bedrag laten klanten langer dan een maand liggen?',
      openTotal('debiteuren', '2024', openFor(30)),
    ],
    ['Van wie is dat?', openRelations('debiteuren', '2024', { which: openFor(30) })],
    ['Welke rekeningen zijn dat precies?', openList('debiteuren', '2024', { which: openFor(30) })],
    ['En hoeveel was er eind vorig jaar zo oud?', openTotal('debiteuren', '2023', openFor(30))],
  ),
];
