import {
  account,
  all,
  average,
  beside,
  boughtOf,
  either,
  figure,
  ofAccount,
  ofLargest,
  perYear,
  ratio,
  saysBeside,
  share,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

export const backOffice = [
  ...clean(
    3,
    [
      'Ten behoeve van het overnameonderzoek ontvang ik graag de acht grootste afnemers over 2023, met bedragen.',
      top('customers', 8, '2023'),
    ],
    [
      'De inkopen bij Sanitair en Verwarming Centrum, welk percentage van alle kosten van 2024 zijn dat?',
      share(boughtOf('Sanitair en Verwarming Centrum'), 'kosten', '2024'),
    ],
    [
      'Verdeel de omzet van 2024 eens over de grootboekrekeningen.',
      split('omzet', 'account', '2024'),
    ],
  ),
  ...rough(
    3,
    ['hoogste kosten jan-apr 25 top 5 per rekening', top('costAccounts', 5, '2025-01..2025-04')],
    ['welke omzetrek. grootst 2025', top('revenueAccounts', 1, '2025')],
  ),
  ...talk(
    3,
    ['Onze grootste klant van 2024, wie mag dat wel wezen?', top('customers', 1, '2024')],
    ['Hoeveel procent van de omzet was dat?', share(ofLargest('customers', 1), 'omzet', '2024')],
  ),
  ...clean(
    5,
    [
      'Het werkkapitaal op balansdatum 31 december 2024 bedraagt volgens jullie boeken?',
      figure('werkkapitaal', '2024'),
    ],
    [
      'Welk bedrag aan te betalen vennootschapsbelasting staat er eind april 2025 als schuld?',
      account('180000', '2025-04'),
    ],
    ['Wat hebben we aan aandelenkapitaal in de boeken staan?', account('050000', '2025-04')],
    [
      'Staat er per eind april 2025 nog iets op Nog uit te zoeken, en hoeveel dan?',
      account('200000', '2025-04'),
    ],
    [
      'Zou u willen nagaan welk saldo rekening 110000 op 30 september 2024 vertoonde?',
      account('110000', '2024-09'),
    ],
  ),
  ...rough(
    5,
    ['kas 100000 eind feb 25', account('100000', '2025-02')],
    [
      'solvab. en current ratio eind 2023',
      all(ratio('solvabiliteit', '2023'), ratio('current_ratio', '2023')),
    ],
  ),
  ...clean(
    8,
    [
      'Rekent Bedrijfspanden De Wetering de huur per maand of per kwartaal?',
      saysBeside(usual('410000', 'Bedrijfspanden De Wetering'), 'maand'),
    ],
    [
      'Waar staat de premie van Assurantiën De Eem inmiddels op, per termijn en zonder btw?',
      usual('450000', 'Assurantiën De Eem'),
    ],
    ['Hoeveel hebben we in 2024 aan reiskostenvergoeding uitgekeerd?', account('403000', '2024')],
    [
      'Rente over de banklening: hoeveel was dat in 2023 en hoeveel in 2024?',
      either(
        beside(ofAccount('901000'), '2024', '2023'),
        perYear(ofAccount('901000'), '2023', '2024'),
      ),
    ],
  ),
  ...rough(8, ['kantine gem p mnd 2025', average(ofAccount('404000'), '2025')]),
  ...roughTalk(
    8,
    ['telefoon en internet 2024 totaal', account('431000', '2024')],
    ['gem per mnd', average(ofAccount('431000'), '2024')],
  ),
];
