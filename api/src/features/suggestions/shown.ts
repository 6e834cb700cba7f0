import type { Suggestion } from '@kengetal/contract';
import { GONE_WORDS, SOMEBODY } from './events.ts';
import type { Finding } from './finding.ts';
import { isAside, isOpen, stateOf, type Answer, type Gone } from './states.ts';

/** What a list shows of a finding; the rest is for who opens it. */
export type ListedFinding = Omit<Finding, 'blocks' | 'how' | 'steps' | 'question'>;

/** A suggestion as it is kept, with the names of people. */
export interface KeptSuggestion<Shown extends ListedFinding = ListedFinding> {
  readonly project_id: string;
  readonly id: string;
  readonly finding: Shown;
  readonly created_at: string;
  readonly answer: Answer;
  readonly answered_at: string | null;
  /** Name of who answered; null where nobody did, or that person is gone. */
  readonly answered_by: string | null;
  readonly reason: string | null;
  readonly assignee: string | null;
  readonly assignee_name: string | null;
  readonly changed: string | null;
  readonly gone: Gone | null;
  readonly gone_at: string | null;
}

const LISTED = `s.finding - '{blocks,how,steps,question}'::text[]`;

/** SELECT of {@link KeptSuggestion}, with `s` for the suggestion. */
export const selectKept = (finding: 'listed' | 'whole') => `
  SELECT s.project_id, s.suggestion_id AS id, ${finding === 'listed' ? LISTED : 's.finding'} AS finding,
         s.created_at, s.answer, s.answered_at, b.name AS answered_by, s.reason, s.assignee,
         a.name AS assignee_name, s.changed, s.gone, s.gone_at
  FROM suggestions s
  LEFT JOIN users b ON b.user_id = s.answered_by
  LEFT JOIN users a ON a.user_id = s.assignee`;

/** A suggestion as calls answer it. */
export function shownSuggestion(kept: KeptSuggestion): Suggestion {
  const { id, finding, answer, assignee, assignee_name, reason, changed, created_at } = kept;
  return {
    suggestion_id: id,
    detector: finding.detector,
    category: finding.category,
    status: stateOf(kept),
    title: finding.title,
    summary: finding.summary,
    effect: finding.effect,
    urgency: finding.urgency,
    due: finding.due,
    certainty: finding.certainty,
    periode_min: finding.periode_min,
    periode_max: finding.periode_max,
    about: finding.about,
    assignee: assignee === null ? null : { user_id: assignee, name: assignee_name ?? SOMEBODY },
    reason: answer === 'niet_relevant' ? reason : null,
    ended: endOf(kept),
    ...(kept.gone !== null && { gone: true as const }),
    changed: isOpen(kept) ? changed : null,
    created_at,
  };
}

function endOf(kept: KeptSuggestion): Suggestion['ended'] {
  const { answer, answered_at, answered_by, gone, gone_at } = kept;
  if (isAside(answer) && answered_at !== null) {
    const words = answer === 'afgehandeld' ? 'Afgehandeld door' : 'Niet relevant volgens';
    return { at: answered_at, words: `${words} ${answered_by ?? SOMEBODY.toLowerCase()}` };
  }
  if (gone === null || gone_at === null) return null;
  return { at: gone_at, words: GONE_WORDS[gone] };
}
