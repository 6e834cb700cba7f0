import {
  account,
  amountWith,
  average,
  boughtOf,
  change,
  figure,
  none,
  oldest,
  openTotal,
  soldTo,
  says,
  top,
  usual,
  vatToPay,
} from '../../gold/ask/index.ts';
import { rough, roughTalk, type Question } from '../write.ts';

/** As an owner types on a telephone, by one who has not read the grammar. */
export const owner: Question[] = [
  ...rough(1, ['hoveel materiaal hebben we in maart ingekocht', account('700000', '2025-03')]),
  ...rough(2, ['april beter dan maart? qua winst', change('resultaat', '2025-04', '2025-03')]),
  ...rough(3, ['welke klant was in 2024 de grootste', top('customers', 1, '2024')]),
  ...rough(4, ['wat bleef er vorig jaar onderaan de streep over', figure('resultaat', '2024')]),
  ...rough(5, ['stand vd bank eind vorig jaar, met kas erbij', figure('bank_en_kas', '2024')]),
  ...rough(
    6,
    ['wat hebben klanten nog niet betaald', openTotal('debiteuren', '2025-04')],
    ['welke factuur aan een klant staat al t langst open', oldest('debiteuren', '2025-04')],
  ),
  ...rough(7, ['btw over jan feb mrt, hoeveel moest weg', vatToPay('2025-K1')]),
  ...rough(8, [
    'telefoon en internet, wat is t vaste bedrag pm',
    usual('431000', 'Telecom Zakelijk'),
  ]),
  ...rough(10, ['gemiddelde winst per maand in 24', average('resultaat', '2024')]),
  ...rough(11, ['wie levert onze stroom', says('Groene Stroom Nederland')]),
  ...rough(
    12,
    ['wat verdient een gemiddelde installateur in nederland', none('world')],
    ['verwijder die dubbele boeking van garage brouwer', none('change')],
  ),
  ...roughTalk(
    1,
    ['verkocht aan kuipers vastgoed in 2024', amountWith(soldTo('Kuipers Vastgoed B.V.'), '2024')],
    ['en jansen bouw', amountWith(soldTo('Jansen Bouw B.V.'), '2024')],
    ['jaar ervoor?', amountWith(soldTo('Jansen Bouw B.V.'), '2023')],
  ),
  ...roughTalk(
    1,
    ['garage brouwer kosten 2024', amountWith(boughtOf('Garage Brouwer'), '2024')],
    ['wat is dat per maand', average(boughtOf('Garage Brouwer'), '2024')],
  ),
];
