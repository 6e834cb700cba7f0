import {
  amountWith,
  figure,
  lines,
  oldest,
  on,
  perQuarter,
  says,
  share,
  soldTo,
  vatCharged,
  vatToDeduct,
  vatToPay,
  none,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, type Question } from '../write.ts';

/** As a bookkeeper writes in her first week, by one who has not read the grammar. */
export const desk: Question[] = [
  ...rough(1, [
    'Omzet De Graaf Bouw 2e kw. 2023',
    amountWith(soldTo('De Graaf Bouw B.V.'), '2023-Q2'),
  ]),
  ...clean(5, ['Balanstotaal per 31 december 2024', figure('activa', '2024')]),
  ...rough(6, ['oudste openst. verkoopfact.', oldest('debiteuren', '2024-12')]),
  ...rough(9, ['Omzet p/kwartaal 2023', perQuarter('omzet', '2023')]),
  ...clean(10, [
    'Welk deel van de omzet 2024 komt van De Graaf Bouw?',
    share(soldTo('De Graaf Bouw B.V.'), 'omzet', '2024'),
  ]),
  ...rough(
    11,
    ['Mutaties 0550 okt.', lines('2024-10', on('0550'))],
    ['leverancier v/d verzekering = ?', says('Assurantiën De Eem')],
  ),
  ...clean(12, ['Cijfers 2021 ter vergelijking', none('outside')]),
  ...roughTalk(
    7,
    ['5b 1e kw. 2024', vatToDeduct('2024-K1')],
    ['5a idem', vatCharged('2024-K1')],
    ['saldo aangifte dus?', vatToPay('2024-K1')],
  ),
];
