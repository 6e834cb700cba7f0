import type { Question } from '@kengetal/contract';
import type { ModelMessage } from '../../../model/provider.ts';
import type { Handles } from './handles.ts';
import { fenced } from './prompt.ts';

/** A message of before. */
export interface Earlier {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

const LINK = /\[[^[\]]+\]\(figure:[^()\s]+\)/g;
const MOST = 500;
const SPEAKERS = { user: 'Gebruiker', assistant: 'Assistent' } as const;

/**
 * What was said before, without its amounts: a model asks for those anew. Answers and questions hold
 * names of the books, so all of it is data.
 */
export function earlierOf(
  earlier: readonly Earlier[],
  last: Question | undefined,
  handles: Handles,
): ModelMessage[] {
  const said = earlier
    .filter(({ content }) => content !== '')
    .map(
      ({ role, content }) =>
        `${SPEAKERS[role]}: ${handles.hideFirst(content.replace(LINK, '…'), MOST)}`,
    );
  const asked = last && handles.hide(JSON.stringify(last));
  const lines = [...said, ...(asked ? [`De vorige vraag aan 'vraag': ${asked}`] : [])];
  if (lines.length === 0) return [];
  return [{ role: 'system', content: `Eerder in dit gesprek:\n${fenced(lines.join('\n'))}` }];
}
