import {
  amountWith,
  beside,
  change,
  either,
  figure,
  none,
  openTotal,
  perYear,
  receivedFrom,
  share,
  top,
  usual,
  vatFiled,
  vatToPay,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const zzp = [
  ...clean(9, [
    'Wilt u de omzet van de afgelopen drie boekjaren, 2022 tot en met 2024, per jaar noemen?',
    perYear('omzet', '2022', '2023', '2024'),
  ]),
  ...clean(10, [
    'Hoeveel procent van de totale kosten over 2024 betrof de accountant?',
    share('advieskosten', 'kosten', '2024'),
  ]),
  ...clean(5, [
    'Wat bedroegen de liquide middelen op 30 juni 2023?',
    figure('liquide_middelen', '2023-06'),
  ]),
  ...rough(8, [
    'accountant rekent elk kwartaal wat, ex btw?',
    usual('4600', 'Accountants Veldhuis'),
  ]),
  ...rough(4, [
    'nettowinst h2 24 vs h2 23',
    either(beside('resultaat', '2024-H2', '2023-H2'), change('resultaat', '2024-H2', '2023-H2')),
  ]),
  ...clean(6, [
    'Hé, weet jij hoeveel er in totaal nog aan facturen openstaat bij mijn klanten?',
    openTotal('debiteuren', '2024-12'),
  ]),
  ...rough(11, [
    'wat heeft jansen bouw mij ovr gemaakt in 2024',
    amountWith(receivedFrom('Jansen Bouw B.V.'), '2024'),
  ]),
  ...clean(12, ['Kan ik de kosten van mijn thuiswerkplek eigenlijk aftrekken?', none('advice')]),
  ...talk(
    7,
    [
      'Hoeveel btw moest er over het tweede kwartaal van vorig jaar naar de fiscus?',
      either(vatToPay('2023-K2'), vatFiled('2023-K2')),
    ],
    ['En in hetzelfde kwartaal van dit jaar?', either(vatToPay('2024-K2'), vatFiled('2024-K2'))],
  ),
  ...roughTalk(
    3,
    ['beste 3 klanten 2024', top('customers', 3, '2024')],
    ['en in 2022?', top('customers', 3, '2022')],
  ),
];

export const questions = { zzp };
