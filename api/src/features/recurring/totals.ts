import type { ShortTotal } from '@kengetal/contract';
import { perMonth } from './figures.ts';
import type { SectionKey } from './kinds.ts';
import type { SeriesRow } from './rows.ts';

type Section = ShortTotal['section'];

const MONTHS = 12;

/** Fixed costs per month and per year, how they changed, and revenue that comes back. */
export function totalsOf(rowsOf: (section: SectionKey) => readonly SeriesRow[]): ShortTotal[] {
  const yearly = (section: Section) => yearlySum(rowsOf(section));
  const monthly = (key: string, label: string, section: Section): ShortTotal => {
    const cents = yearly(section);
    return { key, label, section, value: cents && perMonth(cents), divisor: MONTHS };
  };
  const change = changeOf(rowsOf('kosten'));
  return [
    {
      ...monthly('kosten_per_maand', 'Vaste lasten per maand', 'kosten'),
      ...(change && { change }),
    },
    {
      key: 'kosten_per_jaar',
      label: 'Vaste lasten per jaar',
      section: 'kosten',
      value: yearly('kosten'),
    },
    monthly('omzet_per_maand', 'Terugkerende omzet per maand', 'omzet'),
    monthly('vaste_boekingen_per_maand', 'Vaste boekingen per maand', 'vaste_boekingen'),
  ];
}

/** What the counting rows come to in a year; null without any. */
function yearlySum(rows: readonly SeriesRow[]): number | null {
  const counted = rows.filter(({ row }) => row.counts !== false);
  return counted.length === 0 ? null : counted.reduce((sum, { perYear }) => sum + perYear, 0);
}

/** What changes of price in the last year add per month. */
function changeOf(rows: readonly SeriesRow[]): ShortTotal['change'] {
  const changes = rows.flatMap(({ perYear, perYearBefore }) =>
    perYearBefore === undefined ? [] : [perYear - perYearBefore],
  );
  if (changes.length === 0) return undefined;
  const value = perMonth(changes.reduce((sum, cents) => sum + cents, 0));
  const words =
    changes.length === 1 ? '1 prijswijziging' : `${String(changes.length)} prijswijzigingen`;
  return {
    value,
    judgement: value > 0 ? 'ongunstig' : value < 0 ? 'gunstig' : 'neutraal',
    label: `${words} in een jaar`,
    words: `Vaste lasten per maand veranderden door ${words} in een jaar`,
  };
}
