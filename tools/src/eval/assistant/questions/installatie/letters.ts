import {
  amountWith,
  bottom,
  change,
  extreme,
  figure,
  late,
  openList,
  openRelations,
  openTotal,
  owedBy,
  ratio,
  split,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

/** Of five people who had not read the grammar, among them one who writes letters. */
export const letters: Question[] = [
  ...rough(3, ['5 kleinste klantn 2024', bottom('customers', 5, '2024')]),
  ...clean(5, [
    'Hoe lang kunnen we nog vooruit met het geld op de bank, gerekend eind september 2025?',
    ratio('runway', '2025-09'),
  ]),
  ...rough(5, ['break even omzet heel 2024 graag', ratio('break_even', '2024')]),
  ...clean(
    6,
    [
      'Hoeveel geld is er eind september 2025 bij onze klanten over de betaaltermijn heen?',
      openTotal('debiteuren', '2025-09', late),
    ],
    [
      'Welke facturen moeten we zelf nog betalen en zijn al vervallen, eind september 2025?',
      openList('crediteuren', '2025-09', { which: late }),
    ],
  ),
  ...rough(9, ['in welke mnd 2025 hoogste kosten', extreme('highest', 'kosten', '2025')]),
  ...clean(10, [
    'Gelieve de omzet van 2024 uit te splitsen per kostenplaats.',
    split('omzet', 'costCentre', '2024'),
  ]),

  ...talk(
    6,
    [
      'Wie zijn er eind september 2025 te laat met betalen?',
      openRelations('debiteuren', '2025-09', { which: late }),
    ],
    ['Hoeveel is dat bij elkaar?', openTotal('debiteuren', '2025-09', late)],
    [
      'En hoeveel daarvan komt van Hendriks Bouw B.V.?',
      amountWith(owedBy('Hendriks Bouw B.V.'), '2025-09'),
    ],
  ),
  ...roughTalk(
    5,
    ['banksaldo eind 2024', figure('bank_en_kas', '2024')],
    ['en nu', figure('bank_en_kas', '2025-09')],
    ['verschil?', change('bank_en_kas', '2025-09', '2024')],
  ),
];
