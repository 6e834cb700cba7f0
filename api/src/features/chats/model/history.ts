import type { Question } from '@kengetal/contract';
import type { ModelMessage } from '../../../model/provider.ts';
import type { Handles } from './handles.ts';

/** A message of before. */
export interface Earlier {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

const LINK = /\[[^[\]]+\]\(figure:[^()\s]+\)/g;
const MOST = 500;

/** What was said before, without its amounts: a model asks for those anew. */
export function earlierOf(
  earlier: readonly Earlier[],
  last: Question | undefined,
  handles: Handles,
): ModelMessage[] {
  const said = earlier
    .filter(({ content }) => content !== '')
    .map(({ role, content }) => ({
      role,
      content: handles.hideFirst(content.replace(LINK, '…'), MOST),
    }));
  if (!last) return said;
  const asked = handles.hide(JSON.stringify(last));
  return [...said, { role: 'system', content: `De vorige vraag aan 'vraag' was: ${asked}` }];
}
