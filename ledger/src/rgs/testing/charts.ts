import { GROUPS, type MainGroupKey } from '../groups.ts';
import type { ChartAccount } from '../classify.ts';
import { SIX_DIGITS, SOLE_TRADER, WITH_NAMES } from './own-charts.ts';

export interface PlacedAccount extends ChartAccount {
  /** Headings that a careful bookkeeper could choose, the likeliest first. */
  accepted: MainGroupKey[];
}

const ROW = /^(\S+) +([BP]) (.*?) {2,}(.+)$/;

function chart(text: string): PlacedAccount[] {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  return rows.map((row) => {
    const [, rekening = '', type, naam = '', accepted = ''] = ROW.exec(row.trim()) ?? [];
    return {
      rekening,
      naam,
      type: type === 'B' ? 'balans' : 'resultaat',
      rgs_candidates: [],
      accepted: accepted.split(' ').map(heading),
    };
  });
}

function heading(text: string): MainGroupKey {
  const found = Object.values(GROUPS).find(({ main }) => main === text);
  if (!found) throw new Error(`no heading: ${text}`);
  return found.main;
}

/** Charts placed by hand. */
export const CHARTS = {
  eenmanszaak: chart(SOLE_TRADER),
  'bv met zes cijfers': chart(SIX_DIGITS),
  'winkel met namen': chart(WITH_NAMES),
};
