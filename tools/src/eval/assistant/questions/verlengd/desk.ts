import {
  account,
  average,
  either,
  figure,
  less,
  ofAccount,
  openFor,
  openList,
  openRelations,
  openTotal,
  perYear,
  ratio,
  share,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, type Question } from '../write.ts';

/** As a bookkeeper writes in her first week, by one who has not read the grammar. */
export const desk: Question[] = [
  ...rough(1, ['omzet bj 2023 (verlengd)', figure('omzet', '2023')]),
  ...rough(2, ['Nettores. per bj.', perYear('resultaat', '2023', '2024', '2025')]),
  ...rough(
    5,
    ['vreemd verm. per ult. aug 2025', figure('vreemd_vermogen', '2025-08')],
    ['1700 stand 30-11-2025', account('1700', '2025-11')],
  ),
  ...clean(6, ['Gemiddelde betaaltermijn debiteuren (DSO) 2025', ratio('dso', '2025')]),
  ...rough(6, [
    'Deb. ouder dan 60 dgn ult. sept.',
    either(
      openTotal('debiteuren', '2025-09', openFor(60)),
      openList('debiteuren', '2025-09', { which: openFor(60) }),
      openRelations('debiteuren', '2025-09', { which: openFor(60) }),
    ),
  ]),
  ...rough(10, ['omzet 2025 excl. onderhoudscontr.', less('omzet', ofAccount('8010'), '2025')]),
  ...clean(10, ['Gemiddelde maandomzet over het eerste boekjaar', average('omzet', '2023')]),
  ...roughTalk(
    6,
    ['saldo deb. ult. 2024', figure('debiteuren', '2024')],
    ['per klant', openRelations('debiteuren', '2024')],
    ['3 hoogste is genoeg', openRelations('debiteuren', '2024', { top: 3 })],
  ),
  ...roughTalk(
    4,
    ['pers.kosten 2025', figure('personeelskosten', '2025')],
    ['in % van omzet', share('personeelskosten', 'omzet', '2025')],
  ),
];
