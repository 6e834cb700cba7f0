import {
  combined,
  figure,
  none,
  perMonth,
  perQuarter,
  ratio,
  top,
  vatToPay,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

export const talks = [
  ...talk(
    4,
    ['Wat was het resultaat over 2025?', figure('resultaat', '2025')],
    ['En zonder afschrijvingen?', combined('2025', { resultaat: 1, afschrijvingen: 1 })],
  ),
  ...roughTalk(
    1,
    ['omzet 2025', figure('omzet', '2025')],
    ['per kwrt', perQuarter('omzet', '2025')],
    ['per mnd', perMonth('omzet', '2025')],
  ),
  ...talk(
    7,
    ['Hoeveel btw betaalden we over het eerste kwartaal van 2024?', vatToPay('2024-K1')],
    ['En een jaar later, over hetzelfde kwartaal?', vatToPay('2025-K1')],
  ),
  ...roughTalk(
    3,
    ['grootste leverancier 2024', top('suppliers', 1, '2024')],
    ['en 2025?', top('suppliers', 1, '2025')],
  ),
  ...talk(
    4,
    ['Wat is de nettomarge over 2025?', ratio('nettomarge', '2025')],
    ['En over 2024?', ratio('nettomarge', '2024')],
    ['Wat verwacht je voor 2026?', none('future')],
  ),
];
