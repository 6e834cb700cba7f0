import type { Question } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import type { Finding } from './finding.ts';
import { wholeSuggestion } from './store.ts';

/** What a conversation about a suggestion knows of it; undefined when the project has no such one. */
export async function discussedSuggestion(sql: Sql, projectId: string, suggestionId: string) {
  const kept = await wholeSuggestion(sql, suggestionId);
  if (kept?.project_id !== projectId) return undefined;
  const { title, summary, how, steps, question, about } = kept.finding;
  const subject = subjectOf(kept.finding);
  const { periode_min, periode_max } = kept.finding;
  return {
    ...{ title, summary, how, steps, question },
    ...(subject && { about: { subject, period: { periode_min, periode_max } } }),
    names: [title, ...about.documenten],
  };
}

/** What a finding is about, as questions have it: its relation, or else its accounts. */
function subjectOf({ about, effect, category }: Finding): Question['subject'] | undefined {
  const [relatie] = about.relaties;
  if (relatie !== undefined)
    return { kind: 'relation', relatie, side: sideOf({ effect, category }) };
  const { rekeningen } = about;
  return rekeningen.length > 0 ? { kind: 'account', rekeningen } : undefined;
}

function sideOf({ effect, category }: Pick<Finding, 'effect' | 'category'>) {
  if (effect?.per === 'te_laat_open') return 'openstaand';
  return category === 'debiteuren' || category === 'omzet' ? 'verkocht' : 'ingekocht';
}
