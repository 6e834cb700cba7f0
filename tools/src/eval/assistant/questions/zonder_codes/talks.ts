import {
  account,
  amountWith,
  change,
  figure,
  lines,
  none,
  ofAccount,
  on,
  perMonth,
  ratio,
  soldTo,
  top,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

export const talks = [
  ...talk(
    1,
    ['Wat staat er in 2024 op 440000?', account('440000', '2024')],
    ['En in 2023?', account('440000', '2023')],
    ['Wat scheelt dat?', change(ofAccount('440000'), '2024', '2023')],
  ),
  ...roughTalk(
    1,
    ['kosten apr', figure('kosten', '2025-04')],
    ['en mrt', figure('kosten', '2025-03')],
    ['heel dit jaar per mnd', perMonth('kosten', '2025')],
  ),
  ...talk(
    1,
    [
      'Hoeveel verkochten we in 2024 aan Hendriks Bouw?',
      amountWith(soldTo('Hendriks Bouw B.V.'), '2024'),
    ],
    ['En aan Smit Zorg?', amountWith(soldTo('Smit Zorg B.V.'), '2024')],
    ['Wie was dat jaar de grootste klant?', top('customers', 1, '2024')],
  ),
  ...roughTalk(
    11,
    ['rek 490000 mrt', account('490000', '2025-03')],
    ['boekingen', lines('2025-03', on('490000'))],
  ),
  ...talk(
    5,
    ['Wat was de current ratio eind 2024?', ratio('current_ratio', '2024')],
    ['En nu?', ratio('current_ratio', '2025-04')],
  ),
  ...talk(
    12,
    ['Wat verwacht je dat we volgend jaar verdienen?', none('future')],
    ['En wat hebben we vorig jaar verdiend?', figure('resultaat', '2024')],
  ),
];
