import {
  account,
  change,
  chargedToCustomers,
  figure,
  invoice,
  none,
  ofAccount,
  openRelations,
  perMonth,
  ratio,
  share,
  split,
  top,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

/** As a bookkeeper writes in her first week, by one who has not read the grammar. */
export const desk: Question[] = [
  ...rough(
    1,
    ['Saldo 1300 per ult. Q2', account('1300', '2025-Q2')],
    ['Omzet onderhoudscontr. H1', account('8010', '2025-H1')],
  ),
  ...rough(
    2,
    ['Brandstof sept. t.o.v. aug.', change(ofAccount('4200'), '2025-09', '2025-08')],
    ['Omzet Q3 vs. Q3 vj', change('omzet', '2025-Q3', '2024-Q3')],
  ),
  ...clean(3, ['Grootste 5 kostenrekeningen boekjaar 2024', top('costAccounts', 5, '2024')]),
  ...rough(4, ['EBITDA YTD', figure('ebitda', '2025')]),
  ...rough(
    5,
    ['Werkkap. per 31-12-24', figure('werkkapitaal', '2024')],
    ['solvab. ult. 2023', ratio('solvabiliteit', '2023')],
  ),
  ...rough(7, ['omzet juli incl. btw', chargedToCustomers('2025-07')]),
  ...rough(9, ['Personeelskosten p. mnd 2025', perMonth('personeelskosten', '2025')]),
  ...clean(
    10,
    [
      'Aandeel uitbesteed werk in de totale kosten van 2024',
      share('uitbesteed_werk', 'kosten', '2024'),
    ],
    ['Omzet naar kostenplaats in Q2', split('omzet', 'costCentre', '2025-Q2')],
  ),
  ...rough(11, ['bedrag fact. 202500157', invoice('202500157')]),
  ...rough(12, ['RC DGA ult. sept', none('absent')], ['Saldo 1300 ult. okt 2025', none('outside')]),
  ...roughTalk(
    5,
    ['crediteuren per 31-3', figure('crediteuren', '2025-03')],
    ['idem per 30-6', figure('crediteuren', '2025-06')],
    ['uitsplitsen per relatie', openRelations('crediteuren', '2025-06')],
  ),
  ...talk(
    4,
    ['Resultaat voor belasting 2024?', figure('resultaat_voor_belasting', '2024')],
    ['En na belasting?', figure('resultaat', '2024')],
  ),
];
