import {
  account,
  amountWith,
  combined,
  extreme,
  figure,
  lines,
  none,
  on,
  perQuarter,
  says,
  share,
  soldTo,
  split,
} from '../../gold/ask/index.ts';
import { clean, rough, talk } from '../write.ts';

export const exact = [
  ...clean(
    1,
    ['Hoeveel omzet hadden we in 2016?', figure('omzet', '2016')],
    ['Wat waren de totale kosten in 2016?', figure('kosten', '2016')],
    [
      'Wat hebben we in 2016 verkocht aan Belgium Bouncers?',
      amountWith(soldTo('Belgium Bouncers'), '2016'),
    ],
    ['Hoeveel staat er over 2016 op rekening 4901?', account('4901', '2016')],
  ),
  ...rough(
    1,
    ['omzet okt 16', figure('omzet', '2016-10')],
    ['kostn q3', figure('kosten', '2016-Q3')],
  ),
  ...clean(2, [
    'Welk deel van de omzet van 2016 kwam van Fittsport?',
    share(soldTo('Fittsport BV'), 'omzet', '2016'),
  ]),
  ...rough(3, ['personeelskosten per rekening 2016', split('personeelskosten', 'account', '2016')]),
  ...clean(
    4,
    ['Wat was het resultaat over 2016?', figure('resultaat', '2016')],
    ['Hoeveel verlies leden we in september?', figure('resultaat', '2016-09')],
  ),
  ...rough(4, ['winst okt', figure('resultaat', '2016-10')]),
  ...clean(
    9,
    ['Wat was de maand met de meeste omzet?', extreme('highest', 'omzet', '2016')],
    ['Hoe ging het resultaat per kwartaal?', perQuarter('resultaat', '2016')],
  ),
  ...rough(10, [
    'kosten 2016 zonder personeel',
    combined('2016', { kosten: 1, personeelskosten: -1 }),
  ]),
  ...clean(
    11,
    ['Welke boekingen staan er in 2016 op 8110?', lines('2016', on('8110'))],
    ['Welk jaar zit er in deze boekhouding?', says('2016')],
  ),
  ...clean(12, ['Hoeveel omzet hadden we in 2015?', none('outside')]),
  ...rough(12, ['winst 2017', none('outside')]),
  ...talk(
    1,
    ['Wat was de omzet in het tweede kwartaal van 2016?', figure('omzet', '2016-Q2')],
    ['En in het derde?', figure('omzet', '2016-Q3')],
  ),
];
