import {
  account,
  amountWith,
  average,
  beside,
  boughtOf,
  change,
  combined,
  extreme,
  figure,
  growth,
  perMonth,
  perQuarter,
  ratio,
  soldTo,
  split,
  top,
  why,
} from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

export const figures = [
  ...clean(
    1,
    ['Wat was de omzet van ons eerste, verlengde boekjaar?', figure('omzet', '2023')],
    ['Hoeveel kosten hadden we in heel 2025?', figure('kosten', '2025')],
    ['Wat was de omzet in kalenderjaar 2023?', figure('omzet', 'kal-2023')],
    ['Wat kostte het uitbesteden van werk in november 2022?', figure('uitbesteed_werk', '2022-11')],
    [
      'Hoeveel hebben we in 2024 verkocht aan Kuipers Vastgoed?',
      amountWith(soldTo('Kuipers Vastgoed B.V.'), '2024'),
    ],
    ['Wat staat er over 2025 op rekening 4500?', account('4500', '2025')],
    [
      'Wat kochten we in 2025 bij Montagebedrijf Van Loon?',
      amountWith(boughtOf('Montagebedrijf Van Loon'), '2025'),
    ],
  ),
  ...rough(
    1,
    ['omzet q4 25', figure('omzet', '2025-Q4')],
    ['kosten boekjr 2023', figure('kosten', '2023')],
    ['pensioenlastn 2024', figure('pensioenlasten', '2024')],
    ['omzet dec', figure('omzet', '2025-12')],
    ['reiskosten vergoeding 2024', account('4030', '2024')],
  ),
  ...clean(
    2,
    ['Hoeveel is de omzet in 2025 veranderd vergeleken met 2024?', change('omzet', '2025', '2024')],
    [
      'Zet de kosten van boekjaar 2024 naast die van het verlengde boekjaar 2023.',
      beside('kosten', '2024', '2023'),
    ],
    ['Hoeveel procent winstgroei hadden we in 2025?', growth('resultaat', '2025', '2024')],
  ),
  ...rough(
    2,
    ['omzet dec tov nov', change('omzet', '2025-12', '2025-11')],
    ['winst 25 tov 24', change('resultaat', '2025', '2024')],
  ),
  ...clean(
    3,
    ['Welke vijf klanten waren in 2025 het grootst?', top('customers', 5, '2025')],
    ['Wat waren de zes grootste kostenrekeningen van 2024?', top('costAccounts', 6, '2024')],
    ['Hoe is de omzet van 2025 verdeeld over de rekeningen?', split('omzet', 'account', '2025')],
  ),
  ...rough(3, ['grootste 3 leveranciers 2025', top('suppliers', 3, '2025')]),
  ...clean(
    4,
    ['Wat is het nettoresultaat over 2024?', figure('resultaat', '2024')],
    [
      'Wat was het resultaat van december 2024, zonder de afsluitboekingen?',
      figure('resultaat', '2024-12'),
    ],
    ['Wat is het resultaat voor belasting over 2025?', figure('resultaat_voor_belasting', '2025')],
    ['Hoe hoog was de EBITDA in het boekjaar 2023?', figure('ebitda', '2023')],
  ),
  ...rough(
    4,
    ['winst bj 2023', figure('resultaat', '2023')],
    ['resultaat q4', figure('resultaat', '2025-Q4')],
    ['brutomarge% 2025', ratio('brutomarge_percentage', '2025')],
    ['break even 2025', ratio('break_even', '2025')],
  ),
  ...clean(
    9,
    ['Wat was de maand met de meeste kosten in 2025?', extreme('highest', 'kosten', '2025')],
    ['Laat de omzet van 2025 per kwartaal zien.', perQuarter('omzet', '2025')],
    [
      'Wat is de gemiddelde maandomzet in het boekjaar 2023, dat vijftien maanden telt?',
      average('omzet', '2023'),
    ],
  ),
  ...rough(9, ['omzet per mnd 2024', perMonth('omzet', '2024')]),
  ...clean(
    10,
    [
      'Wat was het resultaat in 2025 zonder de vennootschapsbelasting en zonder de afschrijvingen?',
      combined('2025', { resultaat_voor_belasting: 1, afschrijvingen: 1 }),
    ],
    [
      'Hoe kan het dat november 2025 zoveel meer winst gaf dan september 2025?',
      why('resultaat', '2025-11', '2025-09'),
    ],
  ),
];
