import type { Question } from '@kengetal/contract';
import { definition, isDefinitionKey } from '@kengetal/ledger';
import type { Draft } from './draft.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';
import { withTime } from './with-time.ts';

/** 'Grootste rekening' of what was bought from one relation, or of one kind of costs: an account of that. */
export function accountOfOne(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  question: Question,
): Question | undefined {
  const { subject, only, split, measure, against } = question;
  const asked = draft?.kind === 'asked' ? draft.asked : undefined;
  const isRanked = asked?.split === 'rekening' && asked.order !== undefined;
  const isOwn = sense.figures.length > 0 || sense.relation || sense.rest.length > 0;
  if (
    !asked ||
    !isRanked ||
    isOwn ||
    (split ?? measure ?? against) !== undefined ||
    !isOfAccounts(subject)
  )
    return undefined;
  const { limit } = sense.details;
  const of = {
    ...{ subject, split: asked.split, order: asked.order },
    ...(only && { only }),
    ...(limit !== undefined && { limit }),
  };
  return withTime(sense, of, time, { question });
}

function isOfAccounts(subject: Question['subject']): boolean {
  if (subject.kind === 'relation') return /^(?:verkocht|ingekocht)$/.test(subject.side);
  if (subject.kind !== 'figure' || subject.key === 'kosten' || subject.also) return false;
  if (!isDefinitionKey(subject.key)) return false;
  const { more, basis } = definition(subject.key);
  return more === 'ongunstig' && basis === 'flow';
}
