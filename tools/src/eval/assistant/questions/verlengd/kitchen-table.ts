import {
  amountWith,
  boughtOf,
  difference,
  either,
  extreme,
  figure,
  growth,
  invoice,
  none,
  openFor,
  openTotal,
  owedBy,
  saysBeside,
  share,
  soldTo,
  top,
  usual,
  vatFiled,
  vatToPay,
} from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

/** Single questions of an adviser of the company. */
export const kitchenTable = [
  ...clean(
    10,
    [
      'Als Hendriks Bouw vertrekt, welk percentage van de omzet over 2025 zijn we dan kwijt?',
      share(soldTo('Hendriks Bouw B.V.'), 'omzet', '2025'),
    ],
    [
      'Hoeveel is er in 2025 meer naar Montagebedrijf Van Loon gegaan dan naar Dakwerken Élan, qua kosten?',
      difference(boughtOf('Montagebedrijf Van Loon'), boughtOf('Dakwerken Élan'), '2025'),
    ],
  ),
  ...clean(6, [
    'Welk bedrag stond op 31 december 2025 langer dan dertig dagen open bij klanten?',
    openTotal('debiteuren', '2025', openFor(30)),
  ]),
  ...rough(6, [
    'wat krijgen we nog v smit vastgoed',
    amountWith(owedBy('Smit Vastgoed B.V.'), '2025'),
  ]),
  ...rough(3, ['top3 klanten vh lange boekjaar', top('customers', 3, '2023')]),
  ...clean(3, [
    'Noem de vijf grootboekrekeningen met de hoogste kosten in 2025.',
    top('costAccounts', 5, '2025'),
  ]),
  ...rough(8, ['lease vd bus p mnd', usual('4210', 'Bestelwagen Lease B.V.')]),
  ...clean(8, [
    'Wanneer valt de eerstvolgende huurnota van De Wetering te verwachten?',
    saysBeside(
      usual('4100', 'Bedrijfspanden De Wetering'),
      'januari 2026|jan 2026|2026-01|01-2026',
    ),
  ]),
  ...clean(2, [
    'Met hoeveel procent is de winst in 2025 gestegen ten opzichte van 2024?',
    growth('resultaat', '2025', '2024'),
  ]),
  ...rough(9, ['hoogste maandomzet ooit, welke mnd', extreme('highest', 'omzet', '2023..2025')]),
  ...rough(11, ['fact 202500284 bedrag?', invoice('202500284')]),
  ...clean(7, [
    'Wat moest er over oktober tot en met december 2022 aan btw worden afgedragen?',
    either(vatToPay('2022-K4'), vatFiled('2022-K4')),
  ]),
  ...rough(5, ['eigen vermogen eind kw2 25', figure('totaal_eigen_vermogen', '2025-06')]),
  ...clean(5, [
    'Voor welk bedrag lag er eind 2024 aan materiaal in het magazijn?',
    either(figure('voorraden', '2024'), figure('voorraden', '2024-12')),
  ]),
  ...clean(12, ['Welk winstpercentage halen andere installateurs in de regio?', none('world')]),
];
