import {
  figure,
  less,
  none,
  ofAccount,
  openList,
  perMonth,
  ratio,
  top,
  usual,
  why,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const zonder_codes = [
  ...clean(10, [
    'Wat is de omzet over 2024 wanneer u de onderhoudscontracten buiten beschouwing laat?',
    less('omzet', ofAccount('801000'), '2024'),
  ]),
  ...clean(2, [
    'Wat zit er achter de stijging van de kosten in december 2024 ten opzichte van november 2024?',
    why('kosten', '2024-12', '2024-11'),
  ]),
  ...clean(5, [
    'Hoe stond de solvabiliteit er per ultimo 2023 voor?',
    ratio('solvabiliteit', '2023'),
  ]),
  ...rough(6, [
    'openstaande facturn van meijer bouw',
    openList('debiteuren', '2025-04', { of: 'Meijer Bouw B.V.' }),
  ]),
  ...rough(8, [
    'accountantskstn per kw ex btw huidig bedrag',
    usual('460000', 'Accountants Veldhuis'),
  ]),
  ...clean(9, [
    'Heb je een lijstje van onze omzet per maand sinds de start van dit jaar?',
    perMonth('omzet', '2025-01..2025-04'),
  ]),
  ...clean(1, [
    'Zou je ff kunnen opzoeken hoeveel we in 2024 aan de pensioenen kwijt waren?',
    figure('pensioenlasten', '2024'),
  ]),
  ...rough(12, ['hoeveel winst maakte bakker bouw zelf in 2024', none('other_company')]),
  ...talk(
    4,
    ['Welke EBITDA draaiden we in heel 2024?', figure('ebitda', '2024')],
    ['Wat is dat als percentage van de omzet?', ratio('ebitda_marge', '2024')],
  ),
  ...roughTalk(
    3,
    ['5 grootste kostenrekeningen 2023', top('costAccounts', 5, '2023')],
    ['en vh jaar daarna', top('costAccounts', 5, '2024')],
  ),
];

export const questions = { zonder_codes };
