import {
  amountWith,
  boughtOf,
  change,
  extreme,
  figure,
  nothing,
  none,
  ratio,
  receivedFrom,
  says,
  top,
  usual,
  vatToPay,
} from '../../gold/ask/index.ts';
import { rough, roughTalk, type Question } from '../write.ts';

/** As an owner types on a telephone, by one who has not read the grammar. */
export const owner: Question[] = [
  ...rough(1, ['wat kostte t personeel in oktober', figure('personeelskosten', '2025-10')]),
  ...rough(2, ['hoeveel meer omzet dan in 2024', change('omzet', '2025', '2024')]),
  ...rough(3, ['mn 3 grootste kostenposten van 2025', top('costAccounts', 3, '2025')]),
  ...rough(4, ['winstmarge afgelopen jaar 2025', ratio('nettomarge', '2025')]),
  ...rough(7, ['wat komt er uit de btw van q4', vatToPay('2025-K4')]),
  ...rough(8, [
    'abbonement vd werkbonnen, hoe duur per mnd',
    usual('4320', 'Werkbon Software B.V.'),
  ]),
  ...rough(
    9,
    ['welk kwartaal 2025 liep t best qua omzet', extreme('highest', 'omzet', '2025', 'quarter')],
    ['maakten we in 2025 nog ergens een maand verlies', nothing],
  ),
  ...rough(11, ['hoeveel maanden telde ons eerste boekjaar', says('15|vijftien')]),
  ...rough(
    12,
    ['hoeveel btw ben ik volgende maand kwijt', none('future')],
    ['wat doet de hypotheekrente nu', none('world')],
  ),
  ...roughTalk(
    1,
    [
      'wat hebben we in 2025 uitbesteed bij montagebedrijf van loon',
      amountWith(boughtOf('Montagebedrijf Van Loon'), '2025'),
    ],
    ['en bij dakwerken élan', amountWith(boughtOf('Dakwerken Élan'), '2025')],
  ),
  ...roughTalk(
    6,
    [
      'hoeveel heeft meijer vastgoed in nov betaald',
      amountWith(receivedFrom('Meijer Vastgoed B.V.'), '2025-11'),
    ],
    ['en postma zorg dan', amountWith(receivedFrom('Postma Zorg B.V.'), '2025-11')],
  ),
];
