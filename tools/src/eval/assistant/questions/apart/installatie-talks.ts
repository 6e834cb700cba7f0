import {
  amountWith,
  figure,
  none,
  openList,
  openRelations,
  owedBy,
  split,
  top,
  why,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const NOW = '2025-09';

const installatie = [
  ...talk(
    2,
    ['Wat was de omzet in augustus?', figure('omzet', '2025-08')],
    ['En in die maand een jaar geleden?', figure('omzet', '2024-08')],
    ['Waar zit dat verschil in?', why('omzet', '2025-08', '2024-08')],
  ),
  ...roughTalk(
    3,
    ['top 5 klantn 24', top('customers', 5, '2024')],
    ['en dit jr', top('customers', 5, '2025')],
    ['wat staat er bij hendriks bouw nog open', amountWith(owedBy('Hendriks Bouw B.V.'), NOW)],
  ),
  ...talk(
    10,
    ['Wat kosten onze auto’s dit jaar?', figure('autokosten', '2025')],
    ['Waar bestaat dat uit?', split('autokosten', 'account', '2025')],
    ['En hoe zat dat in heel 2024?', split('autokosten', 'account', '2024')],
  ),

  ...talk(
    4,
    ['Wat was het resultaat over 2024?', figure('resultaat', '2024')],
    ['En wat gaat dat over 2026 worden?', none('future')],
    ['Goed, geef me dan 2023 maar.', figure('resultaat', '2023')],
  ),
  ...talk(
    6,
    [
      'Noem de drie klanten die ons het meest schuldig zijn.',
      openRelations('debiteuren', NOW, { top: 3 }),
    ],
    [
      'Om welke facturen gaat het bij Jansen Bouw?',
      openList('debiteuren', NOW, { of: 'Jansen Bouw B.V.' }),
    ],
  ),
];

export const questions = { installatie };
