import {
  account,
  amountWith,
  beside,
  figure,
  lines,
  none,
  on,
  says,
  soldTo,
  split,
  top,
} from '../../gold/ask/index.ts';
import { clean, rough, talk } from '../write.ts';

export const multivers = [
  ...clean(
    1,
    ['Wat was de omzet in januari 2017?', figure('omzet', '2017-01')],
    [
      'Hoeveel omzet haalden we uit Melbicks Garden & Leisure?',
      amountWith(soldTo('MELBICKS Garden & Leisure'), '2017'),
    ],
    ['Wat waren in 2017 tot nu toe de afschrijvingen?', figure('afschrijvingen', '2017')],
  ),
  ...rough(
    1,
    ['omzet feb', figure('omzet', '2017-02')],
    ['omzet van bekkerem', amountWith(soldTo('Van Bekkerem B.V.'), '2017')],
    ['kantoorkosten jan', figure('kantoorkosten', '2017-01')],
  ),
  ...clean(2, [
    'Vergelijk de omzet van februari met die van januari.',
    beside('omzet', '2017-02', '2017-01'),
  ]),
  ...clean(
    3,
    ['Wie zijn de drie grootste klanten?', top('customers', 3, '2017')],
    [
      'Hoe is de kantoorkostenpost opgebouwd per rekening?',
      split('kantoorkosten', 'account', '2017'),
    ],
  ),
  ...clean(4, ['Hoeveel winst is er tot nu toe in 2017?', figure('resultaat', '2017')]),
  ...rough(4, ['resultaat feb 2017', figure('resultaat', '2017-02')]),
  ...rough(
    5,
    ['saldo ing', account('1110', '2017-02')],
    ['rabobank stand', account('1100', '2017-02')],
  ),
  ...clean(
    11,
    ['Welke boekingen staan er op rekening 4750?', lines('2017', on('4750'))],
    ['Tot en met welke maand loopt de boekhouding?', says('februari|feb')],
  ),
  ...clean(
    12,
    ['Wat was de omzet in maart 2017?', none('outside')],
    ['Wat was de winst in 2016?', none('outside')],
  ),
  ...talk(
    1,
    ['Wat is de omzet van dit jaar?', figure('omzet', '2017')],
    ['En alleen januari?', figure('omzet', '2017-01')],
  ),
];
