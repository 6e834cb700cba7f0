import type { RecurringAction } from '@kengetal/contract/api';
import { HOW_OFTEN } from './words.ts';

/** What an editor did, as a short sentence without a subject. */
export function changeWords(action: RecurringAction): string {
  switch (action.action) {
    case 'bevestigen':
      return 'Bevestigd';
    case 'negeren':
      return 'Genegeerd';
    case 'samenvoegen':
      return `Samengevoegd uit ${String(action.series.length)} reeksen`;
    case 'splitsen':
      return 'Gesplitst';
    case 'frequentie':
      return `Frequentie gezet op ${HOW_OFTEN[action.frequentie]}`;
    case 'herstellen':
      return 'Hersteld zoals gevonden';
  }
}
