import type { RecurringSignal } from '@kengetal/contract/api';
import type { ChosenSeries, Outlook, Signal } from '@kengetal/ledger';
import type { SectionKey } from './kinds.ts';
import { dayName, money, monthSince, percentOf } from './words.ts';

/**
 * The signals of a series as badges and sentences. What one raises oneself is no signal, nor is a
 * price of what nobody bills.
 */
export function signalsOf(
  series: ChosenSeries,
  { signals }: Outlook,
  section: SectionKey,
): RecurringSignal[] {
  const isSignal: Record<SectionKey, (key: Signal['key']) => boolean> = {
    kosten: () => true,
    omzet: (key) => key !== 'prijsverhoging',
    vaste_boekingen: (key) => !key.startsWith('prijs'),
    genegeerd: () => false,
  };
  return signals
    .filter(({ key }) => isSignal[section](key))
    .map((signal) => ({ key: signal.key, ...wordsOf(series, signal, section === 'omzet') }));
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
