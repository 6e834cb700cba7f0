import {
  account,
  amountWith,
  change,
  extreme,
  figure,
  monthsBelowNil,
  none,
  openRelations,
  openTotal,
  paidTo,
  says,
  top,
  usual,
  vatToPay,
} from '../../gold/ask/index.ts';
import { rough, roughTalk, type Question } from '../write.ts';

/** As an owner types on a telephone, by one who has not read the grammar. */
export const owner: Question[] = [
  ...rough(
    1,
    ['wat kwam er in mei aan omzet binnen', figure('omzet', '2025-05')],
    ['hoeveel hebben we boekjaar 2024 aan reclame uitgegeven', account('4400', '2024')],
  ),
  ...rough(2, [
    'zijn de kosten gestegen vergelekn met vorig boekjaar',
    change('kosten', '2025', '2024'),
  ]),
  ...rough(3, ['waar zijn we t meeste aan kwijt, top 4', top('costs', 4, '2025')]),
  ...rough(4, ['hebben we winst gemaakt dit boekjaar', figure('resultaat', '2025')]),
  ...rough(
    6,
    ['wat moet ik nog betalen aan leveranciers', openTotal('crediteuren', '2025-06')],
    [
      'welke 3 klanten hebben de hoogste schuld bij ons',
      openRelations('debiteuren', '2025-06', { top: 3 }),
    ],
  ),
  ...rough(7, ['btw aangifte april mei juni hoeveel wordt dat', vatToPay('2025-K2')]),
  ...rough(8, ['hoeveel huur betalen we elke mnd', usual('4100', 'Bedrijfspanden De Wetering')]),
  ...rough(
    9,
    ['wanneer hadden we verlies de laatste 3 boekjaren', monthsBelowNil('resultaat', '2023..2025')],
    ['duurste maand boekjaar 2025?', extreme('highest', 'kosten', '2025')],
  ),
  ...rough(11, ['op welke maand begint ons boekjaar eigenlijk', says('juli')]),
  ...rough(12, ['wat maakt de concurrent hier in de straat voor winst', none('other_company')]),
  ...roughTalk(
    6,
    [
      'hoeveel is er in maart betaald aan dakwerken elan',
      amountWith(paidTo('Dakwerken Élan'), '2025-03'),
    ],
    ['en in mei', amountWith(paidTo('Dakwerken Élan'), '2025-05')],
  ),
];
