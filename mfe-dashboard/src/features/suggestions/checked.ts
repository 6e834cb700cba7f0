import type { SuggestionList } from '@kengetal/contract';
import { formatInstant } from '@kengetal/ui';

type Checked = Pick<SuggestionList, 'checked_at' | 'is_checking'>;

/** When the books were looked at, as seen at `now` (ms): 'Gecontroleerd vandaag 07:10'. */
export function checkedWords({ checked_at, is_checking }: Checked, now: number): string {
  if (is_checking) return 'Wordt nu gecontroleerd';
  return checked_at === null
    ? 'Nog niet gecontroleerd'
    : `Gecontroleerd ${formatInstant(checked_at, now)}`;
}

/** That nothing is open, and of when that is; never where has not been looked. */
export function nothingWords({ checked_at, is_checking }: Checked, now: number): string {
  if (checked_at === null) {
    return is_checking
      ? 'Je boekhouding wordt nu voor het eerst gecontroleerd.'
      : 'Je boekhouding is nog niet gecontroleerd.';
  }
  return `Geen openstaande suggesties. Laatst gecontroleerd: ${formatInstant(checked_at, now)}.`;
}
