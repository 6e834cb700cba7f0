import type { ChatMessage } from '@kengetal/contract';
import type { Choice } from './calls.ts';

/** Whether an answer helped. */
export type Verdict = NonNullable<NonNullable<ChatMessage['about']>['oordeel']>;

/** What can be done with answers; the same functions for as long as they are shown. */
export interface Acts {
  choose: (choice: Choice) => void;
  ask: (text: string) => void;
  again: () => void;
  /** Null takes it back. Fails when it was not kept. */
  judge: (messageId: string, value: Verdict | null, reason?: string) => Promise<void>;
}
