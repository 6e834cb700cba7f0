import type {
  Frequency,
  RecurringCertainty,
  RecurringMonth,
  RecurringRow,
} from '@kengetal/contract';
import { formatMonth } from '@kengetal/ui';

export const FREQUENCY_NAMES: Record<Frequency, string> = {
  wekelijks: 'Wekelijks',
  tweewekelijks: '2-wekelijks',
  vierwekelijks: '4-wekelijks',
  maandelijks: 'Maandelijks',
  tweemaandelijks: '2-maandelijks',
  kwartaal: 'Kwartaal',
  halfjaar: 'Halfjaar',
  jaar: 'Jaarlijks',
};

export const CERTAINTY_NAMES: Record<RecurringCertainty, string> = {
  bevestigd: 'Bevestigd',
  zeker: 'Zeker',
  waarschijnlijk: 'Waarschijnlijk',
  onzeker: 'Onzeker',
};

export const SIGNAL_NAMES: Record<RecurringRow['signals'][number]['key'], string> = {
  prijsverhoging: 'Prijsverhoging',
  prijsverlaging: 'Prijsverlaging',
  gemist: 'Niet geboekt',
  nieuw: 'Nieuw',
  mogelijk_dubbel: 'Mogelijk dubbel',
  gestopt: 'Gestopt',
};

type SignalKey = keyof typeof SIGNAL_NAMES;
export const SIGNALS = Object.keys(SIGNAL_NAMES).filter((key): key is SignalKey =>
  Object.hasOwn(SIGNAL_NAMES, key),
);

/** How sure a series is: 'Zeker', or that there is not enough to say so. */
export function certaintyOf({ certainty, too_few }: RecurringRow): string {
  return too_few ? 'Onvoldoende gegevens' : CERTAINTY_NAMES[certainty];
}

const MONTH_WORDS: Record<RecurringMonth, string> = {
  geen: '',
  geboekt: 'geboekt',
  hoger: 'geboekt, hoger dan ervoor',
  lager: 'geboekt, lager dan ervoor',
  dubbel: 'mogelijk dubbel geboekt',
  verwacht: 'verwacht',
  gemist: 'verwacht, niet geboekt',
};

/** What the twelve dots say: 'mei 2024 geboekt, …'; months in which nothing is due are left out. */
export function monthsInWords(row: RecurringRow, months: readonly number[]): string {
  const said = row.months.flatMap(({ state, count }, index) => {
    const month = months[index];
    if (month === undefined || state === 'geen') return [];
    const times = count > 1 ? ` (${String(count)} keer)` : '';
    return [`${formatMonth(month)} ${MONTH_WORDS[state]}${times}`];
  });
  return said.join(', ') || 'In deze maanden niets geboekt';
}

const SEVERAL: Partial<Record<RecurringRow['signals'][number]['key'], string>> = {
  prijsverhoging: 'prijsverhogingen',
  prijsverlaging: 'prijsverlagingen',
};

/** '1 prijsverhoging, 2 niet geboekt'. */
export function signalsInWords(rows: readonly RecurringRow[]): string {
  const counts = new Map<RecurringRow['signals'][number]['key'], number>();
  for (const { signals } of rows) {
    for (const { key } of signals) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const parts = [...counts].map(([key, count]) => {
    const name = (count > 1 ? SEVERAL[key] : undefined) ?? SIGNAL_NAMES[key].toLowerCase();
    return `${String(count)} ${name}`;
  });
  return parts.length > 0 ? parts.join(', ') : 'Niets bijzonders';
}
