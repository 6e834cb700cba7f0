import { account, figure, none, perMonth, top } from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

export const questions = {
  exact: [
    ...clean(1, [
      'Wat is er in 2016 aan brutolonen op rekening 4000 geboekt?',
      account('4000', '2016'),
    ]),
    ...rough(4, ['resultaat 2016', figure('resultaat', '2016')]),
    ...rough(12, ['en wat was t in 2015', none('outside')]),
  ],
  multivers: [
    ...clean(3, [
      'Welke klant kocht in de eerste twee maanden van 2017 het meest bij ons?',
      top('customers', 1, '2017'),
    ]),
    ...rough(9, ['omzet per maand 17', perMonth('omzet', '2017')]),
    ...clean(12, ['Hoeveel omzet hebben we in april 2017 gedraaid?', none('outside')]),
  ],
};
