import {
  account,
  amountWith,
  average,
  bottom,
  combined,
  either,
  extreme,
  figure,
  growth,
  none,
  openFor,
  openList,
  openTotal,
  owedBy,
  says,
  soldTo,
  top,
  usual,
  vatToPay,
} from '../../gold/ask/index.ts';
import { rough, roughTalk, type Question } from '../write.ts';

/** As an owner types on a telephone, by one who has not read the grammar. */
export const owner: Question[] = [
  ...rough(1, ['tankpas, hoeveel ging dr doorheen in 2023', account('4200', '2023')]),
  ...rough(2, ['hoeveel procent ben ik gegroeid tov vorig jaar', growth('omzet', '2024', '2023')]),
  ...rough(3, ['aan wie heb ik dit jaar het minst verkocht', bottom('customers', 1, '2024')]),
  ...rough(4, ['wat heb ik in 2023 overgehouden', figure('resultaat', '2023')]),
  ...rough(5, ['wat had ik eind 2022 op de bank staan', figure('bank_en_kas', '2022')]),
  ...rough(
    6,
    ['hoeveel staat er nog open bij klanten', openTotal('debiteuren', '2024-12')],
    [
      'welke klantfacturen staan al langer dan 30 dgn open',
      openList('debiteuren', '2024-12', { which: openFor(30) }),
    ],
    ['krijg ik nog iets van jansen bouw?', amountWith(owedBy('Jansen Bouw B.V.'), '2024-12')],
  ),
  ...rough(7, ['btw derde kwrtaal wat moest ik betalen', vatToPay('2024-K3')]),
  ...rough(8, [
    'om de hoeveel tijd stuurt de accountant een rekening',
    either(says('kwartaal|drie maanden|3 maanden'), usual('4600', 'Accountants Veldhuis')),
  ]),
  ...rough(9, ['beste maand van 2024 qua omzet', extreme('highest', 'omzet', '2024')]),
  ...rough(
    10,
    ['gem omzet per mnd dit jaar', average('omzet', '2024')],
    [
      'winst 2024 als ik geen autokosten had gehad',
      combined('2024', { resultaat: 1, autokosten: 1 }),
    ],
  ),
  ...rough(11, [
    'vanaf wanneer zitten mijn cijfers erin',
    says('januari 2022|jan 2022|01-2022|1-1-2022|1 januari 2022'),
  ]),
  ...rough(
    12,
    ['kan ik beter een bv beginnen', none('advice')],
    ['boek die lunch van gisteren ff in', none('change')],
  ),
  ...roughTalk(
    3,
    ['wie is mn grootste klant', top('customers', 1, '2024')],
    ['en in 2023', top('customers', 1, '2023')],
    [
      'wat heb ik toen aan hendriks bouw verkocht',
      amountWith(soldTo('Hendriks Bouw B.V.'), '2023'),
    ],
  ),
];
