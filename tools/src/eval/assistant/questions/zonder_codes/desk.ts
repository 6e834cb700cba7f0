import {
  account,
  figure,
  lines,
  none,
  on,
  openFor,
  openTotal,
  perQuarter,
  ratio,
  share,
  split,
  vatToPay,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, type Question } from '../write.ts';

/** As a bookkeeper writes in her first week, by one who has not read the grammar. */
export const desk: Question[] = [
  ...rough(1, ['saldo 130000 per ult. Q1', account('130000', '2025-Q1')]),
  ...clean(4, ['Brutomarge in procenten over 2024', ratio('brutomarge_percentage', '2024')]),
  ...rough(5, ['langl. schulden 31-12-23', figure('langlopende_schulden', '2023')]),
  ...rough(6, ['totaalbedrag deb. > 30 dgn open', openTotal('debiteuren', '2025-04', openFor(30))]),
  ...rough(7, ['afdracht btw 4e kwartaal 2024', vatToPay('2024-K4')]),
  ...clean(9, ['Resultaat per kwartaal in 2024', perQuarter('resultaat', '2024')]),
  ...rough(10, ['omzet 2024 verdeeld over omzetrek.', split('omzet', 'account', '2024')]),
  ...rough(11, ['grootboekkaart 185000 juli 2024', lines('2024-07', on('185000'))]),
  ...rough(12, ['afschr.termijn naar 3 jr, mag dat fiscaal?', none('advice')]),
  ...roughTalk(
    10,
    ['uitbesteed werk Q4 2024', figure('uitbesteed_werk', '2024-Q4')],
    ['% vd omzet', share('uitbesteed_werk', 'omzet', '2024-Q4')],
  ),
];
