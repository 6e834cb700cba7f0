import type { ComponentProps } from 'react';
import type { ImportJob } from '@kengetal/contract';
import { formatCount, type Badge } from '@kengetal/ui';

interface StatusWords {
  label: string;
  tone: NonNullable<ComponentProps<typeof Badge>['tone']>;
}

const STATUSES: Readonly<Record<ImportJob['status'], StatusWords>> = {
  wachtend: { label: 'Wacht op zijn beurt', tone: 'plain' },
  bezig: { label: 'Wordt ingelezen', tone: 'accent' },
  vraag: { label: 'Wacht op je keuze', tone: 'attention' },
  gereed: { label: 'Ingelezen', tone: 'plain' },
  geweigerd: { label: 'Niet ingelezen', tone: 'unfavourable' },
  mislukt: { label: 'Afgebroken', tone: 'unfavourable' },
  ongedaan: { label: 'Ongedaan gemaakt', tone: 'plain' },
  overgeslagen: { label: 'Overgeslagen', tone: 'plain' },
  verdeeld: { label: 'Verdeeld', tone: 'plain' },
};

/** Where an import stands; a newer API may know more than we do. */
export const statusOf = ({ status }: ImportJob): StatusWords =>
  STATUSES[status] ?? { label: status, tone: 'plain' };

/** 'Boekjaar 2024: 12.345 regels, 3.210 boekingen, 83 rekeningen'; '' without a result. */
export function contentOf({ result, further_results }: ImportJob): string {
  if (!result) return '';
  const years = [result, ...further_results];
  const sum = (part: 'lines' | 'entries') => years.reduce((total, year) => total + year[part], 0);
  const accounts = Math.max(...years.map((year) => year.accounts));
  const counts = [
    formatCount(sum('lines'), 'regel', 'regels'),
    formatCount(sum('entries'), 'boeking', 'boekingen'),
    formatCount(accounts, 'rekening', 'rekeningen'),
  ];
  return `${yearsOf(years.map(({ boekjaar }) => boekjaar))}: ${counts.join(', ')}`;
}

function yearsOf(years: readonly string[]): string {
  const last = years.at(-1) ?? '';
  if (years.length < 2) return `Boekjaar ${last}`;
  return `Boekjaren ${years.slice(0, -1).join(', ')} en ${last}`;
}
