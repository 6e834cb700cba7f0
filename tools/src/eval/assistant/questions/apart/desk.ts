import type { CompanyName } from '../../books/index.ts';
import {
  above,
  beside,
  change,
  combined,
  either,
  figure,
  lines,
  none,
  ofAccount,
  on,
  onDay,
  ratio,
  share,
  together,
  vatCharged,
  vatToDeduct,
} from '../../gold/ask/index.ts';
import { clean, rough, type Question } from '../write.ts';

/** The heading without the result on assets sold, which is no depreciation. */
const WRITTEN_OFF = together(ofAccount('470000'), ofAccount('471000'), ofAccount('472000'));

/** As a bookkeeper writes; kept apart to see whether what is understood is general. */
export const questions: Partial<Record<CompanyName, Question[]>> = {
  installatie: [
    ...clean(5, [
      'Banksaldo op 15 maart 2025',
      either(onDay('bank_en_kas', '2025-03-15'), onDay(on('1100'), '2025-03-15')),
    ]),
    ...clean(6, ['DSO over 2024', ratio('dso', '2024')]),
    ...rough(7, ['Voorbelasting 2e kw. 2025', vatToDeduct('2025-K2')]),
    ...rough(
      10,
      ['Kosten 2024 excl. afschr.', combined('2024', { kosten: 1, afschrijvingen: -1 })],
      ['kostprijs in % v/d omzet Q1', share('kostprijs', 'omzet', '2025-Q1')],
      ['Break-even 2024', ratio('break_even', '2024')],
    ),
    ...rough(
      11,
      ['kas jul.: welke boekingen?', lines('2025-07', on('1000'))],
      ['boekingen 4200 > 550 eur in aug.', lines('2025-08', on('4200'), above(550))],
    ),
  ],
  zzp: [
    ...rough(2, [
      "kosten '23 vs '22",
      either(change('kosten', '2023', '2022'), beside('kosten', '2023', '2022')),
    ]),
    ...clean(5, ['Solvabiliteit ultimo 2024', ratio('solvabiliteit', '2024')]),
  ],
  gebroken: [
    ...rough(1, ['omzet H2 bj 2025', figure('omzet', '2025-H2')]),
    ...clean(5, ['Operationele kasstroom boekjaar 2024', figure('kasstroom_operationeel', '2024')]),
    ...rough(7, ['rubriek 5a, 4e kw. 2024', vatCharged('2024-K4')]),
  ],
  verlengd: [
    ...rough(1, ['Omzet kal.jaar 2023', figure('omzet', 'kal-2023')]),
    ...rough(7, ['aftrekb. btw jul-sep 25', vatToDeduct('2025-K3')]),
    ...rough(11, ['wat is er op 1850 geboekt in jul. 25', lines('2025-07', on('1850'))]),
    ...rough(12, ['Balans sept 2022', none('outside')], ['uren per monteur Q3', none('absent')]),
  ],
  zonder_codes: [
    ...rough(1, ['pers.kosten jan t/m mrt 25', figure('personeelskosten', '2025-01..2025-03')]),
    ...rough(2, [
      'afschr. 2024 tov 2023',
      either(change('afschrijvingen', '2024', '2023'), change(WRITTEN_OFF, '2024', '2023')),
    ]),
    ...rough(12, ['Cijfers mei 2025', none('outside')]),
  ],
};
