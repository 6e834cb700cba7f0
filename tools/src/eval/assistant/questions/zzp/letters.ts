import {
  average,
  extreme,
  figure,
  openRelations,
  perQuarter,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

/** Of five people who had not read the grammar, among them one who writes letters. */
export const letters: Question[] = [
  ...clean(3, [
    'Welke opdrachtgever heeft mij in 2024 de meeste omzet gebracht?',
    top('customers', 1, '2024'),
  ]),
  ...clean(6, [
    'Welke klanten moesten op 31 december 2024 nog betalen, met het bedrag erbij?',
    openRelations('debiteuren', '2024-12'),
  ]),
  ...clean(8, [
    'Wat bedraagt de vaste kost van Accountants Veldhuis per kwartaal?',
    usual('4600', 'Accountants Veldhuis'),
  ]),
  ...rough(9, ['beste kwrtaal van 2023 qua omzet', extreme('highest', 'omzet', '2023', 'quarter')]),
  ...rough(10, ['winst 2024 gedeelt door 12, wat is dat', average('resultaat', '2024')]),
  ...rough(11, [
    'wat heb ik an advies gefactureerd excl btw in nov 2024',
    figure('omzet', '2024-11'),
  ]),

  ...talk(
    5,
    [
      'Hoeveel geld stond er eind 2024 op de rekening en in de kas samen?',
      figure('bank_en_kas', '2024'),
    ],
    ['En een jaar daarvoor?', figure('bank_en_kas', '2023')],
  ),
  ...roughTalk(
    9,
    ['omzet 2024 per kwartaal pls', perQuarter('omzet', '2024')],
    ['en 2023', perQuarter('omzet', '2023')],
    ['gemiddeld per maand in dat jaar', average('omzet', '2023')],
  ),
];
