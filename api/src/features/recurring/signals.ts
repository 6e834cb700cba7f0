import type { RecurringSignal } from '@kengetal/contract/api';
import type { ChosenSeries, Outlook, Signal } from '../../ledger/index.ts';
import { dayName, money, monthSince, percentOf } from './words.ts';

/** The signals of a series as badges and sentences; a higher price of one's own is none. */
export function signalsOf(
  series: ChosenSeries,
  { signals }: Outlook,
  isRevenue: boolean,
): RecurringSignal[] {
  return signals
    .filter(({ key }) => !(isRevenue && key === 'prijsverhoging'))
    .map((signal) => ({ key: signal.key, ...wordsOf(series, signal, isRevenue) }));
}

function wordsOf(
  series: ChosenSeries,
  signal: Signal,
  isRevenue: boolean,
): Omit<RecurringSignal, 'key'> {
  if ('index' in signal) return priceWords(series, signal);
  const day = dayName(signal.datum);
  switch (signal.key) {
    case 'gemist':
      return {
        label: isRevenue ? 'Niet gefactureerd' : 'Niet geboekt',
        words: `Verwacht op ${day}, maar niet geboekt.`,
      };
    case 'mogelijk_dubbel':
      return {
        label: 'Mogelijk dubbel',
        words: `Op ${day} staat een boeking die sterk op de vorige lijkt.`,
      };
    case 'nieuw':
      return { label: 'Nieuw', words: `Voor het eerst geboekt op ${day}.` };
    case 'gestopt':
      return { label: 'Gestopt', words: `Voor het laatst geboekt op ${day}.` };
  }
}

function priceWords(
  { occurrences, amounts }: ChosenSeries,
  { key, index }: Extract<Signal, { index: number }>,
): Omit<RecurringSignal, 'key'> {
  const [before, now] = amounts.levels.slice(-2);
  const [from, to] = [before?.cents ?? 0, now?.cents ?? 0];
  const day = occurrences[index]?.datum ?? '';
  const last = occurrences[occurrences.length - 1]?.datum ?? day;
  const sign = key === 'prijsverhoging' ? '+' : '-';
  return {
    label: `Prijs ${sign}${percentOf(from, to)}`,
    words: `Sinds ${monthSince(day, last)} ${money(to)} in plaats van ${money(from)} (${sign}${percentOf(from, to)}).`,
  };
}
