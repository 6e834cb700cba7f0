import type { QueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '@kengetal/contract';
import { messagesKey } from './chat-queries.ts';

/** A question or answer that did not come over. */
export interface Failure {
  readonly error: unknown;
  /** Words that go back into the input; null where they stand in the chat. */
  readonly text: string | null;
  readonly retry: () => void;
}

/** A question that may fail. */
export interface Asked {
  /** What was said until then. */
  readonly before: readonly ChatMessage[];
  /** Words that go back into the input when it fails. */
  readonly words: string | null;
  readonly retry: (error: unknown) => void;
}

export interface TalkState {
  /** Id at the API; null as long as it does not know this chat. */
  readonly chatId: string | null;
  /** An answer is being made. */
  readonly live: boolean;
  readonly failure: Failure | null;
  /** Of an answer: 'seeking' while its stream is asked for again, 'lost' when that was given up. */
  readonly connection: 'good' | 'seeking' | 'lost';
}

interface StoreParts {
  readonly queries: QueryClient;
  readonly projectId: string;
  /** Told when the API gives the chat another id. */
  readonly onId: (chatId: string) => void;
}

/** What is known of one conversation: its messages in the query cache, and how its answer fares. */
export class TalkStore {
  readonly #parts: StoreParts;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #state: TalkState;

  constructor(parts: StoreParts, key: string, isKnown: boolean) {
    this.#parts = parts;
    this.#key = key;
    const chatId = isKnown ? key : null;
    this.#state = { chatId, live: false, failure: null, connection: 'good' };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): TalkState => this.#state;

  /** Its id at the API, or the one under which it began. */
  get id(): string {
    return this.#state.chatId ?? this.#key;
  }

  get messagesKey() {
    return messagesKey(this.#parts.projectId, this.id);
  }

  get messages(): readonly ChatMessage[] {
    return this.#parts.queries.getQueryData<ChatMessage[]>(this.messagesKey) ?? [];
  }

  set(change: Partial<TalkState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  keep(messages: readonly ChatMessage[]): void {
    this.#parts.queries.setQueryData(this.messagesKey, messages);
  }

  /**
   * Says that a question failed; what was not answered at all has not been asked (specification §4).
   * @param again what answers it anew
   */
  fail(error: unknown, { before, words, retry }: Asked, again: () => void): void {
    const isSaid = (this.messages.at(-1)?.content ?? '') !== '';
    if (!isSaid) this.keep(before);
    // What was answered in part stands among the messages: it is not asked a second time.
    const failure = isSaid
      ? { error, retry: again, text: null }
      : { error, retry: () => retry(error), text: words };
    this.set({ failure });
  }

  /** Reads what the API has kept: with its ids, and what it knows of the answer. */
  renew(): void {
    void this.#parts.queries.invalidateQueries({ queryKey: this.messagesKey });
  }

  /** The API's id takes the place of ours (specification §4). */
  adopt(chatId: string): void {
    if (chatId === this.#state.chatId) return;
    const { messages } = this;
    this.#parts.queries.removeQueries({ queryKey: this.messagesKey });
    this.#state = { ...this.#state, chatId };
    this.keep(messages);
    this.set({});
    this.#parts.onId(chatId);
  }
}
