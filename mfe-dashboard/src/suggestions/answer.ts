import type { CallBodyInput, Suggestion } from '@kengetal/contract';

/** What is said of suggestions. */
export type Answer = Omit<CallBodyInput<'updateSuggestions'>, 'project_id' | 'suggestion_ids'>;

/** One answer to some suggestions; several that differ are said one after the other. */
export interface Part {
  readonly ids: readonly string[];
  readonly answer: Answer;
}

/** Who says it and when, and who can be named. */
export interface Said {
  readonly by: string;
  /** Instant of ISO 8601. */
  readonly at: string;
  readonly people: readonly { user_id: string; name: string }[];
}

/** A suggestion as it will be, before the API has said so. */
export function answered(suggestion: Suggestion, answer: Answer, said: Said): Suggestion {
  const { status = suggestion.status, assignee } = answer;
  const person = said.people.find(({ user_id }) => user_id === assignee);
  return {
    ...suggestion,
    status,
    ...(assignee !== undefined && { assignee: person ?? null }),
    ...(answer.status !== undefined && {
      reason: answer.reason ?? null,
      ended: endOf(answer, said),
    }),
  };
}

function endOf({ status, reason }: Answer, { by, at }: Said): Suggestion['ended'] {
  if (status === 'afgehandeld') return { at, words: `Afgehandeld door ${by}` };
  return status === 'niet_relevant' ? { at, words: `Niet relevant: ${reason ?? ''}` } : null;
}

/** What makes each of them as it was, in as few answers as can be. */
export function undoOf(before: readonly Suggestion[], answer: Answer): Part[] {
  const parts = new Map<string, Part>();
  for (const suggestion of before) {
    const { suggestion_id, status, reason, assignee } = suggestion;
    // What time alone can do, nobody can say.
    if (status === 'verlopen') continue;
    const back: Answer = {
      ...(answer.status !== undefined && {
        status,
        // The API takes a reason with nothing else.
        ...(status === 'niet_relevant' && reason !== null && { reason }),
      }),
      ...(answer.assignee !== undefined && { assignee: assignee?.user_id ?? null }),
    };
    const key = JSON.stringify(back);
    const ids = [...(parts.get(key)?.ids ?? []), suggestion_id];
    parts.set(key, { ids, answer: back });
  }
  return [...parts.values()];
}
