import type { Detector, SuggestionList } from '@kengetal/contract';
import { URGENCIES } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { checkOf, isLooked } from './checks.ts';
import { headlineOf } from './headline.ts';
import { shownSuggestion, type KeptSuggestion } from './shown.ts';
import { isOpen } from './states.ts';
import { detectorStands, editorsOf, listedSuggestions, type DetectorStand } from './store.ts';

/** So many findings of a detector called not relevant, and so many times those that were handled. */
const REJECTED = 3;

interface Asked {
  readonly project_id: string;
  readonly periode_min: number;
  readonly periode_max: number;
}

/** The suggestions of a project: what is open, what ended, and when was looked. */
export async function suggestionList(
  sql: Sql,
  { project_id: projectId, ...months }: Asked,
  today: string,
): Promise<SuggestionList> {
  // Before the rows: what was looked through by now is among them.
  const check = await checkOf(sql, projectId, today);
  const [rows, stands, people] = await Promise.all([
    listedSuggestions(sql, projectId, months),
    detectorStands(sql, projectId),
    editorsOf(sql, projectId),
  ]);
  const quiet = stands.filter(({ is_quiet }) => is_quiet).map(({ detector }) => detector);
  const shown = rows.filter((kept) => !isOpen(kept) || !quiet.includes(kept.finding.detector));
  const open = shown.filter(isOpen).sort(byUrgency);
  const headline = headlineOf(open.map(({ finding }) => finding));
  const ended = shown.filter((kept) => !isOpen(kept)).map(shownSuggestion);
  return {
    suggestions: [...open.map(shownSuggestion), ...ended.sort(byEnd)],
    checked_at: check?.at ?? null,
    is_checking: check !== undefined && !isLooked(check, today) && !check.is_failed,
    ...(check?.is_failed && { failed: true as const }),
    ...(headline && { headline }),
    quiet,
    ask_quiet: askQuiet(stands),
    people,
  };
}

function byUrgency({ finding: one }: KeptSuggestion, { finding: other }: KeptSuggestion): number {
  const urgency = URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency);
  return urgency || other.weight - one.weight;
}

type Ended = ReturnType<typeof shownSuggestion>;

const byEnd = ({ ended: one }: Ended, { ended: other }: Ended): number =>
  (one?.at ?? '') < (other?.at ?? '') ? 1 : -1;

/** A detector that a project keeps rejecting, and was not asked about since. */
function askQuiet(stands: readonly DetectorStand[]): Detector | null {
  const rejecting = stands.find(
    ({ is_quiet, rejected, handled }) =>
      !is_quiet && rejected >= REJECTED && rejected >= REJECTED * handled,
  );
  return rejecting?.detector ?? null;
}
