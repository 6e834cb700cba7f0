import {
  amountWith,
  change,
  either,
  figure,
  monthsWhere,
  none,
  ofAccount,
  ofLargest,
  openTotal,
  ratio,
  share,
  soldTo,
  together,
  usual,
  vatFiled,
  vatToPay,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

/** The heading without the result on assets sold, which is no depreciation. */
const WRITTEN_OFF = together(ofAccount('4700'), ofAccount('4710'), ofAccount('4720'));

const gebroken = [
  ...clean(3, [
    'Welk deel van de totale kosten over boekjaar 2024/2025 ging naar de twee grootste leveranciers samen?',
    share(ofLargest('suppliers', 2), 'kosten', '2025'),
  ]),
  ...clean(5, [
    'Met welk bedrag is het werkkapitaal tussen 30 juni 2024 en 30 juni 2025 toegenomen?',
    change('werkkapitaal', '2025', '2024'),
  ]),
  ...clean(9, [
    'In welke maanden van boekjaar 2023/2024 kwam het resultaat boven de 10.000 euro?',
    monthsWhere('resultaat', '2024', { above: 10_000 }),
  ]),
  ...rough(1, [
    'afschrijvngen kalenderjr 2023',
    either(figure('afschrijvingen', 'kal-2023'), amountWith(WRITTEN_OFF, 'kal-2023')),
  ]),
  ...rough(8, ['software abbo nu per maand? werkbon', usual('4320', 'Werkbon Software B.V.')]),
  ...clean(2, [
    'Is de omzet van Meijer Bouw dit boekjaar omhoog of omlaag gegaan, en met hoeveel eigenlijk?',
    change(soldTo('Meijer Bouw B.V.'), '2025', '2024'),
  ]),
  ...clean(4, [
    'Vertel eens, welke brutomarge in procenten haalden we in de zomer van 2024?',
    ratio('brutomarge_percentage', '2024-06..2024-08'),
  ]),
  ...rough(12, ['hvl belasting scheelt het als ik privé rij ipv zakelyk', none('advice')]),
  ...talk(
    6,
    [
      'Wat staat er op dit moment in totaal aan onbetaalde inkoopfacturen?',
      openTotal('crediteuren', '2025-06'),
    ],
    ['En hoe was dat eind maart 2025?', openTotal('crediteuren', '2025-03')],
  ),
  ...roughTalk(
    7,
    ['btw q4 2024 kalender, te betalen', either(vatToPay('2024-K4'), vatFiled('2024-K4'))],
    ['en het kw ervoor', either(vatToPay('2024-K3'), vatFiled('2024-K3'))],
  ),
];

export const questions = { gebroken };
