import {
  change,
  figure,
  late,
  openList,
  openRelations,
  openTotal,
  split,
  usual,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const NOW = '2025-09';
const BEFORE = '2024-01..2024-09';

export const followUps = [
  ...talk(
    10,
    [
      'Verdeel de omzet van 2024 eens over de kostenplaatsen.',
      split('omzet', 'costCentre', '2024'),
    ],
    ['En die van dit jaar tot nu toe?', split('omzet', 'costCentre', '2025')],
    [
      'Prima zo. Wat is eigenlijk het vaste maandbedrag voor de lease van de bestelauto?',
      usual('4210', 'Bestelwagen Lease B.V.'),
    ],
  ),
  ...roughTalk(
    6,
    ['wie is er te laat met betalen', openRelations('debiteuren', NOW, { which: late })],
    ['hoeveel is dat totaal', openTotal('debiteuren', NOW, late)],
    [
      'bij wie gaat t daarvan om t meeste geld',
      openRelations('debiteuren', NOW, { which: late, top: 1 }),
    ],
    [
      'welke vervallen facturen zijn dat dan',
      openList('debiteuren', NOW, { which: late, of: 'Hendriks Bouw B.V.' }),
    ],
  ),
  ...talk(
    4,
    ['Wat is de winst tot en met september 2025?', figure('resultaat', '2025')],
    ['Nee wacht, ik moet de EBITDA hebben.', figure('ebitda', '2025')],
    ['Hoeveel was dat over dezelfde maanden van vorig jaar?', figure('ebitda', BEFORE)],
    ['En het verschil tussen die twee, in euro’s en procenten?', change('ebitda', '2025', BEFORE)],
  ),
];
