import type { Connection, ConnectionProgress } from '@kengetal/contract';
import { formatCount, formatInstantLong } from '@kengetal/ui';

export const STATUSES = {
  actief: { name: 'Actief', tone: 'plain' },
  bezig: { name: 'Synchroniseert', tone: 'accent' },
  verlopen: { name: 'Verlopen', tone: 'unfavourable' },
  fout: { name: 'Fout', tone: 'unfavourable' },
  niet_gekoppeld: { name: 'Niet gekoppeld', tone: 'attention' },
} as const;

const STAGES: Readonly<Record<ConnectionProgress['stage'], string>> = {
  wachten: 'Wacht op zijn beurt',
  rekeningen: 'Rekeningen en relaties lezen',
  boekingen: 'Boekingen lezen',
  cijfers: 'Cijfers klaarzetten',
  controleren: 'Controleren met Exact Online',
};

/** 'Synchroniseert 43%'. */
export function statusName({ status, progress }: Connection): string {
  // A newer API may know more states.
  const { name } = STATUSES[status] ?? { name: status };
  const percent = status === 'bezig' ? (progress?.percent ?? null) : null;
  return percent === null ? name : `${name} ${percent}%`;
}

/** What is being done, how much there is of it, and what it waits for. */
export function progressWords(progress: ConnectionProgress): string {
  const { stage, lines, waits_until } = progress;
  if (waits_until !== null) {
    return `Wacht op de limiet van Exact Online tot ${formatInstantLong(waits_until)}. ${linesRead(lines)}`;
  }
  return `${STAGES[stage] ?? stage}. ${linesRead(lines)}`;
}

const linesRead = (lines: number): string =>
  lines === 0 ? '' : `${formatCount(lines, 'regel', 'regels')} gelezen.`;

/** '12 s', '3 min'. */
export function durationWords(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** Errors that end when consent is given again. */
const BY_CONSENT: readonly Connection['error_code'][] = [
  'toestemming_verlopen',
  'maker_weg',
  'geen_toegang',
];

export const needsConsent = ({ status, error_code }: Connection): boolean =>
  status === 'verlopen' || BY_CONSENT.includes(error_code);
