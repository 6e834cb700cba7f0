import type { Detector, SuggestionState } from '@kengetal/contract';
import { spanName } from '@kengetal/ledger';
import { euros } from '../../books/figures/words.ts';
import type { Finding } from './finding.ts';

/** What people said of a suggestion last. */
export type Answer = Exclude<SuggestionState, 'verlopen'>;

/**
 * Why the books no longer show a finding: mended in them, time alone that passed, later months that
 * it is no longer about, or months that are no longer booked.
 */
export type Gone = 'opgelost' | 'tijd' | 'later' | 'weg';

/** What is kept of a suggestion; what people said and what the books show are apart. */
export interface Known {
  readonly id: string;
  readonly detector: Detector;
  /** Of the finding as it was last found. */
  readonly due: string | null;
  readonly periodeMax: number;
  readonly answer: Answer;
  readonly gone: Gone | null;
  /** Cents that it weighed when it was set aside; null while it is not. */
  readonly asideWeight: number | null;
}

/** When was looked, and what is other than the last time. */
export interface Look {
  readonly today: string;
  /** Last month that is booked, null without any. */
  readonly reach: number | null;
  /** The same at the look before. */
  readonly reachBefore: number | null;
  /** True when books and choices are those of the look before. */
  readonly isSameState: boolean;
}

/** What becomes of a suggestion by a look. */
export interface Step {
  readonly id: string;
  /** Undefined when it is not found any more: then it keeps the last one. */
  readonly finding?: Finding;
  readonly answer: Answer;
  readonly gone: Gone | null;
  /** Set for one that came back after it was set aside. */
  readonly changed?: string;
  readonly event?: 'gevonden' | 'terug' | 'veranderd' | Gone;
}

/** What changed facts must come to, in cents and in percent of what was set aside. */
const MATERIAL_CENTS = 10_000;
const MATERIAL_PERCENT = 25;

/**
 * Detectors that hold months against others, or look back for a year: with later months they look at
 * those.
 */
const OF_MONTHS: ReadonlySet<Detector> = new Set([
  'kosten_gestegen',
  'boeking_ontbreekt',
  'btw_reservering',
  'geld_negatief',
  'prijsverhoging',
  'verdubbeld',
  'betaalt_later',
  'weinig_boekingen',
  'omzetconcentratie',
  'weerstand',
]);

/** What a suggestion is called. */
export function stateOf({ answer, gone }: Pick<Known, 'answer' | 'gone'>): SuggestionState {
  if (gone === null || isAside(answer)) return answer;
  return gone === 'opgelost' ? 'afgehandeld' : 'verlopen';
}

export const isOpen = (kept: Pick<Known, 'answer' | 'gone'>): boolean =>
  kept.gone === null && !isAside(kept.answer);

export const isAside = (answer: Answer): boolean =>
  answer === 'afgehandeld' || answer === 'niet_relevant';

/** What a look makes of what is known: by id, found and known alike. */
export function stepsOf(
  known: ReadonlyMap<string, Known>,
  found: ReadonlyMap<string, Finding>,
  look: Look,
): Step[] {
  const steps: Step[] = [];
  for (const [id, finding] of found) steps.push(foundStep(id, finding, known.get(id)));
  for (const kept of known.values()) {
    if (kept.gone !== null || found.has(kept.id)) continue;
    const gone = goneOf(kept, look);
    const event = isOpen(kept) ? { event: gone } : {};
    steps.push({ id: kept.id, answer: kept.answer, gone, ...event });
  }
  return steps;
}

function foundStep(id: string, finding: Finding, kept: Known | undefined): Step {
  if (!kept) return { id, finding, answer: 'nieuw', gone: null, event: 'gevonden' };
  const changed = changedWords(kept, finding);
  if (changed !== undefined) {
    return { id, finding, answer: 'nieuw', gone: null, changed, event: 'veranderd' };
  }
  const isBack = kept.gone !== null && !isAside(kept.answer);
  return {
    ...{ id, finding, answer: kept.answer, gone: null },
    ...(isBack && { event: 'terug' as const }),
  };
}

/** Why one that was set aside returns; undefined when its facts are the same, or less. */
function changedWords(kept: Known, { weight, ...span }: Finding): string | undefined {
  const { answer, asideWeight, gone, periodeMax } = kept;
  if (asideWeight === null || !isAside(answer)) return undefined;
  // It went out of the books and is there again of later months: other facts by the same name.
  if (gone !== null && span.periode_min > periodeMax && weight >= MATERIAL_CENTS) {
    return `Was uit de boeken verdwenen, en is er weer in ${spanName(span)}`;
  }
  const grown = weight - asideWeight;
  if (grown < MATERIAL_CENTS || grown * 100 < asideWeight * MATERIAL_PERCENT) return undefined;
  const then = answer === 'afgehandeld' ? 'werd afgehandeld' : 'niet relevant werd genoemd';
  return `Was ${euros(asideWeight)} toen dit ${then}, nu ${euros(weight)}`;
}

/** Only what cannot be by time alone is said to be mended. */
function goneOf(
  { detector, due, periodeMax }: Known,
  { today, reach, reachBefore, isSameState }: Look,
): Gone {
  if (reach === null || periodeMax > reach) return 'weg';
  if (isSameState || (due !== null && due < today)) return 'tijd';
  const isLater = reachBefore !== null && reach > reachBefore;
  return isLater && OF_MONTHS.has(detector) ? 'later' : 'opgelost';
}
