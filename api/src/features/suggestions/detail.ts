import type { CallResponse } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { checkOf, isLooked } from './checks.ts';
import { eventWords, SOMEBODY } from './events.ts';
import { shownSuggestion } from './shown.ts';
import { isOpen } from './states.ts';
import { eventsOf, namesOf, wholeSuggestion } from './store.ts';

const OLDER = 'De boeken zijn intussen gewijzigd. Deze suggestie wordt opnieuw nagekeken.';
const UNSURE = 'Het laatste nakijken is niet gelukt. Dit is wat ervoor gevonden was.';

/** A suggestion with its evidence and its history. Throws not_found when it is gone. */
export async function suggestionDetail(
  sql: Sql,
  suggestionId: string,
  today: string,
): Promise<CallResponse<'suggestion'>> {
  const kept = await wholeSuggestion(sql, suggestionId);
  if (!kept) throw new DomainError('not_found');
  const { finding, project_id: projectId } = kept;
  const check = await checkOf(sql, projectId, today);
  const isOlder = isOpen(kept) && check !== undefined && !isLooked(check, today);
  return {
    title: finding.title,
    blocks: [...finding.blocks],
    ...(isOlder && { notice: { text: check.is_failed ? UNSURE : OLDER } }),
    updated_at: check?.imported_at ?? null,
    suggestion: shownSuggestion(kept),
    how: finding.how,
    steps: [...finding.steps],
    question: finding.question,
    history: await historyOf(sql, projectId, suggestionId),
  };
}

/** What happened to it in words, newest first. */
async function historyOf(sql: Sql, projectId: string, suggestionId: string) {
  const events = await eventsOf(sql, projectId, suggestionId);
  const people = events.flatMap(({ user_id, what }) => [
    user_id,
    what.kind === 'toegewezen' ? what.to : null,
  ]);
  const names = await namesOf(sql, [...new Set(people.filter((one) => one !== null))]);
  const nameOf = (userId: string | null) => (userId && names.get(userId)) ?? SOMEBODY;
  return events.map(({ at, user_id, what }) => ({ at, words: eventWords(what, user_id, nameOf) }));
}
