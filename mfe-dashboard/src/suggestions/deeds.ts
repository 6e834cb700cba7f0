import type { Suggestion } from '@kengetal/contract';
import { isOpen } from './groups.ts';
import type { Answers } from './use-answers.ts';

/** What an editor does with suggestions, with the words that say it. */
export interface Deeds {
  finish(suggestions: readonly Suggestion[]): void;
  reject(suggestions: readonly Suggestion[], reason: string): void;
  assign(
    suggestions: readonly Suggestion[],
    person: { user_id: string; name: string } | null,
  ): void;
  reopen(suggestions: readonly Suggestion[]): void;
  note(suggestions: readonly Suggestion[], note: string): void;
}

/** Only what is open is finished, rejected or assigned; who is assigned one, takes it. */
export function deedsOf({ answer }: Answers): Deeds {
  const ofOpen = (suggestions: readonly Suggestion[]) => suggestions.filter(isOpen);
  return {
    finish: (suggestions) => {
      const open = ofOpen(suggestions);
      answer(open, { status: 'afgehandeld' }, `${countOf(open)}afgehandeld.`);
    },
    reject: (suggestions, reason) => {
      const open = ofOpen(suggestions);
      answer(open, { status: 'niet_relevant', reason }, `${countOf(open)}niet relevant.`);
    },
    assign: (suggestions, person) => {
      const open = ofOpen(suggestions);
      const words = person ? `toegewezen aan ${person.name}.` : 'niet meer toegewezen.';
      const status = person ? { status: 'in_behandeling' as const } : {};
      answer(open, { assignee: person?.user_id ?? null, ...status }, `${countOf(open)}${words}`);
    },
    reopen: (suggestions) => answer(suggestions, { status: 'nieuw' }, 'Teruggezet op nieuw.'),
    note: (suggestions, note) => answer(suggestions, { note }, 'Notitie bewaard.'),
  };
}

const countOf = ({ length }: readonly Suggestion[]) =>
  length === 1 ? 'Suggestie ' : `${String(length)} suggesties `;
