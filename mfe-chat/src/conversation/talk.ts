import type { QueryClient } from '@tanstack/react-query';
import type { ChatChunk, ChatMessage, Question } from '@kengetal/contract';
import type { ApiClient } from '@kengetal/platform';
import { messagesKey } from './chat-queries.ts';
import { comeBack, follow, isLost } from './follow.ts';
import { beforeLastQuestion, lastQuestion, stopped, withQuestion } from './messages.ts';

/** A question or answer that did not come over. */
export interface Failure {
  readonly error: unknown;
  /** Words that go back into the input; null where they stand in the chat. */
  readonly text: string | null;
  readonly retry: () => void;
}

/** What goes with a question. */
export interface Along {
  /** What is on the screen, or was clicked there. */
  prompt?: string;
  /** The suggestion that it is about. */
  suggestionId?: string | undefined;
}

export interface TalkState {
  /** Id at the API; null as long as it does not know this chat. */
  readonly chatId: string | null;
  /** An answer is being made. */
  readonly live: boolean;
  readonly failure: Failure | null;
  /** The connection was lost and did not come back by itself. */
  readonly lost: boolean;
}

export interface TalkParts {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly projectId: string;
  /** Told when the API gives the chat another id. */
  readonly onId: (chatId: string) => void;
  /** Told when an answer has come. */
  readonly onAnswer: (talk: Talk) => void;
}

interface Asking {
  readonly messages: readonly ChatMessage[];
  readonly begin: (signal: AbortSignal) => AsyncIterable<ChatChunk>;
  /** Words that go back into the input when it fails. */
  readonly words: string | null;
  readonly retry: () => void;
}

type Ending = 'told' | 'not-made' | 'lost' | 'failed';

/**
 * One conversation: asking, and following the answer into the kept messages. It goes on whoever
 * shows it, so that going to another screen ends nothing.
 */
export class Talk {
  /** The id under which it began: it stays when the API gives another. */
  readonly key: string;
  readonly #parts: TalkParts;
  readonly #listeners = new Set<() => void>();
  #state: TalkState;
  #listening: AbortController | null = null;
  /** The answer of which the API has nothing more to tell. */
  #settled: string | undefined;
  /** It is to be stopped as soon as the API says which chat it is. */
  #stopsSoon = false;

  constructor(parts: TalkParts, key: string, isKnown: boolean) {
    this.#parts = parts;
    this.key = key;
    this.#state = { chatId: isKnown ? key : null, live: false, failure: null, lost: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): TalkState => this.#state;

  get messages(): readonly ChatMessage[] {
    return this.#parts.queries.getQueryData<ChatMessage[]>(this.messagesKey) ?? [];
  }

  get messagesKey() {
    return messagesKey(this.#parts.projectId, this.#state.chatId ?? this.key);
  }

  /** Asks something, with what it is about. */
  send(text: string, along: Along = {}): Promise<void> {
    const { api, projectId } = this.#parts;
    const body = {
      project_id: projectId,
      chat_id: this.#state.chatId ?? this.key,
      message: text,
      history: true as const,
      ...(along.prompt && { context_prompt: along.prompt }),
      ...(along.suggestionId && { suggestion_id: along.suggestionId }),
    };
    return this.#ask({
      messages: withQuestion(this.messages, text, new Date().toISOString()),
      begin: (signal) => api.stream('POST /chat', { body, signal }),
      words: text,
      retry: () => void this.send(text, along),
    });
  }

  /** Asks what was made by clicking; the API has words for it, `words` stand there until then. */
  askQuestion(question: Question, words: string): Promise<void> {
    const { api, projectId } = this.#parts;
    const body = { project_id: projectId, chat_id: this.#state.chatId, question };
    return this.#ask({
      messages: withQuestion(this.messages, words, new Date().toISOString()),
      begin: (signal) => api.stream('POST /chat/question', { body, signal }),
      words: null,
      retry: () => void this.askQuestion(question, words),
    });
  }

  /** Answers the last question anew, or another one in its place, with what is on the screen. */
  async again(words?: string, prompt?: string): Promise<void> {
    const text = words ?? lastQuestion(this.messages)?.content;
    const { chatId } = this.#state;
    if (text === undefined || this.#state.live) return undefined;
    const before = beforeLastQuestion(this.messages);
    if (chatId === null) {
      // What the API never heard of is asked for the first time.
      this.#keep(before);
      return this.send(text, prompt ? { prompt } : {});
    }
    const body = {
      chat_id: chatId,
      ...(words !== undefined && { message: words }),
      ...(prompt && { context_prompt: prompt }),
    };
    return this.#ask({
      messages: withQuestion(before, text, new Date().toISOString()),
      begin: (signal) => this.#parts.api.stream('POST /chat/again', { body, signal }),
      words: words ?? null,
      retry: () => void this.again(words, prompt),
    });
  }

  /** Follows an answer that is being made already, such as after a reload. */
  async attach(): Promise<void> {
    const last = this.messages.at(-1)?.id;
    if (this.#state.live || this.#state.chatId === null || last === this.#settled) return;
    this.#settled = last;
    await this.#run((signal) => this.#comeBack(signal));
  }

  /** Tries once more after the connection was lost. */
  readonly resume = (): void => {
    this.#settled = undefined;
    void this.attach();
  };

  readonly forgetFailure = (): void => this.#set({ failure: null });

  /** Ends the answer that is being made; what is there of it stays. */
  async stop(): Promise<void> {
    if (!this.#state.live) return;
    const { chatId } = this.#state;
    if (chatId === null) {
      this.#stopsSoon = true;
      return;
    }
    this.#listening?.abort();
    this.#keep(stopped(this.messages));
    try {
      await this.#parts.api.request('POST /chat/stop', { body: { chat_id: chatId } });
    } catch (error) {
      console.error('The answer could not be stopped', error);
    } finally {
      this.#set({ live: false });
      this.#renew();
    }
  }

  async #ask({ messages, begin, words, retry }: Asking): Promise<void> {
    if (this.#state.live) return;
    const before = this.messages;
    let isTaken = false;
    await this.#run(async (signal) => {
      await this.#parts.queries.cancelQueries({ queryKey: this.messagesKey });
      this.#keep(messages);
      try {
        const told = await follow(begin(signal), messages, (chunk, heard) => {
          isTaken = true;
          if (chunk.chat_id !== undefined) this.#adopt(chunk.chat_id);
          this.#keep(heard);
          if (this.#stopsSoon) void this.stop();
        });
        return told ? 'told' : await this.#comeBack(signal);
      } catch (error) {
        if (signal.aborted) throw error;
        if (isTaken && isLost(error)) return this.#comeBack(signal);
        const isSaid = (this.messages.at(-1)?.content ?? '') !== '';
        // What was not answered at all has not been asked (specification §4).
        if (!isSaid) this.#keep(before);
        // What was answered in part stands among the messages: it is not asked a second time.
        const anew = () => void this.again();
        this.#set({
          failure: isSaid ? { error, retry: anew, text: null } : { error, retry, text: words },
        });
        return 'failed';
      }
    });
  }

  #comeBack(signal: AbortSignal): Promise<Ending> {
    const chat_id = this.#state.chatId ?? this.key;
    return comeBack({
      attach: () => this.#parts.api.stream('GET /chat/stream', { query: { chat_id }, signal }),
      messages: () => this.messages,
      write: (messages) => this.#keep(messages),
      signal,
    });
  }

  async #run(work: (signal: AbortSignal) => Promise<Ending>): Promise<void> {
    const listening = new AbortController();
    this.#listening = listening;
    this.#stopsSoon = false;
    this.#set({ live: true, failure: null, lost: false });
    let ending: Ending = 'failed';
    try {
      ending = await work(listening.signal);
    } catch (error) {
      // Who stops it has more to do before it has ended.
      if (listening.signal.aborted) return;
      console.error('An answer could not be followed', error);
    }
    this.#set({ live: false, lost: ending === 'lost' });
    this.#renew();
    if (ending === 'told') this.#parts.onAnswer(this);
  }

  #set(change: Partial<TalkState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #keep(messages: readonly ChatMessage[]): void {
    this.#parts.queries.setQueryData(this.messagesKey, messages);
  }

  /** Reads what the API has kept: with its ids, and what it knows of the answer. */
  #renew(): void {
    void this.#parts.queries.invalidateQueries({ queryKey: this.messagesKey });
  }

  /** The API's id takes the place of ours (specification §4). */
  #adopt(chatId: string): void {
    if (chatId === this.#state.chatId) return;
    const { messages } = this;
    this.#parts.queries.removeQueries({ queryKey: this.messagesKey });
    this.#state = { ...this.#state, chatId };
    this.#keep(messages);
    this.#set({});
    this.#parts.onId(chatId);
  }
}
