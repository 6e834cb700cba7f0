import { formatPeriodRange } from '@kengetal/ui';

/** What the address holds of the project and its months; the rest are choices of the screen. */
const PROJECT = 'project';
const PERIOD = 'periode';
/** Months that the chart is narrowed to: they make sense within their period only. */
const OF_PERIOD = [PERIOD, 'zoom'];

/** The choices of an address as they are kept, with its months or without. */
export function choicesOf(address: URLSearchParams, withPeriod: boolean): string {
  const choices = new URLSearchParams(address);
  choices.delete(PROJECT);
  if (!withPeriod) for (const name of OF_PERIOD) choices.delete(name);
  return choices.toString();
}

/** The address that shows kept choices; without months of their own those of now stay. */
export function addressOf(choices: string, now: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(choices);
  for (const name of [PROJECT, ...(next.has(PERIOD) ? [] : [PERIOD])]) {
    const value = now.get(name);
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** True when an address shows just these choices, in whatever order they were made. */
export function isShown(choices: string, address: URLSearchParams): boolean {
  const kept = new URLSearchParams(choices);
  return sorted(choicesOf(kept, true)) === sorted(choicesOf(address, kept.has(PERIOD)));
}

function sorted(choices: string): string {
  return choices.split('&').sort().join('&');
}

/** The months of an address or of kept choices: 'Jan 2025 - Mrt 2025'; null without. */
export function monthsOf(choices: string | URLSearchParams): string | null {
  const text = new URLSearchParams(choices).get(PERIOD) ?? '';
  const [, first, last] = /^(\d{6})-(\d{6})$/.exec(text) ?? [];
  return first && last ? formatPeriodRange(Number(first), Number(last)) : null;
}
