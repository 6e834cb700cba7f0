import type { QueryClient } from '@tanstack/react-query';
import type { ChatChunk, ChatMessage, Question } from '@kengetal/contract';
import type { ApiClient } from '@kengetal/platform';
import { comeBack, follow, isLost, watched } from './follow.ts';
import { beforeLastQuestion, lastQuestion, stopped, withQuestion } from './messages.ts';
import { TalkStore } from './talk-store.ts';

/** What goes with a question. */
export interface Along {
  /** What is on the screen, or was clicked there. */
  prompt?: string;
  /** The suggestion that it is about. */
  suggestionId?: string | undefined;
}

export interface TalkParts {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly projectId: string;
  /** Told when the API gives the chat another id. */
  readonly onId: (chatId: string) => void;
  /** Told when an answer has come. */
  readonly onAnswer: (chatId: string, messages: readonly ChatMessage[]) => void;
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
  readonly store: TalkStore;
  readonly #parts: TalkParts;
  #listening: AbortController | null = null;
  /** The answer of which the API has nothing more to tell. */
  #settled: string | undefined;
  /** It is to be stopped as soon as the API says which chat it is. */
  #stopsSoon = false;

  constructor(parts: TalkParts, key: string, isKnown: boolean) {
    this.#parts = parts;
    this.key = key;
    this.store = new TalkStore(parts, key, isKnown);
  }

  /** Asks something, with what it is about. */
  send(text: string, along: Along = {}): Promise<void> {
    const { api, projectId } = this.#parts;
    const body = {
      project_id: projectId,
      chat_id: this.store.id,
      message: text,
      history: true as const,
      ...(along.prompt && { context_prompt: along.prompt }),
      ...(along.suggestionId && { suggestion_id: along.suggestionId }),
    };
    return this.#ask({
      messages: withQuestion(this.store.messages, text, new Date().toISOString()),
      begin: (signal) => api.stream('POST /chat', { body, signal }),
      words: text,
      retry: () => void this.send(text, along),
    });
  }

  /** Asks what was made by clicking; the API has words for it, `words` stand there until then. */
  askQuestion(question: Question, words: string): Promise<void> {
    const { api, projectId } = this.#parts;
    const body = { project_id: projectId, chat_id: this.store.state().chatId, question };
    return this.#ask({
      messages: withQuestion(this.store.messages, words, new Date().toISOString()),
      begin: (signal) => api.stream('POST /chat/question', { body, signal }),
      words: null,
      retry: () => void this.askQuestion(question, words),
    });
  }

  /** Answers the last question anew, or another one in its place, with what is on the screen. */
  async again(words?: string, prompt?: string): Promise<void> {
    const text = words ?? lastQuestion(this.store.messages)?.content;
    const { chatId, live } = this.store.state();
    if (text === undefined || live) return undefined;
    const before = beforeLastQuestion(this.store.messages);
    if (chatId === null) {
      // What the API never heard of is asked for the first time.
      this.store.keep(before);
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
    const last = this.store.messages.at(-1)?.id;
    const { chatId, live } = this.store.state();
    if (live || chatId === null || last === this.#settled) return;
    this.#settled = last;
    await this.#run((signal) => this.#comeBack(signal));
  }

  /** Tries once more after the connection was lost; the browser does when it is online again. */
  readonly resume = (): void => {
    this.#settled = undefined;
    void this.attach();
  };

  readonly forgetFailure = (): void => this.store.set({ failure: null });

  /** Ends the answer that is being made; what is there of it stays. */
  async stop(): Promise<void> {
    const { chatId, live } = this.store.state();
    if (!live) return;
    if (chatId === null) {
      this.#stopsSoon = true;
      return;
    }
    this.#listening?.abort();
    this.store.keep(stopped(this.store.messages));
    try {
      await this.#parts.api.request('POST /chat/stop', { body: { chat_id: chatId } });
    } catch (error) {
      console.error('The answer could not be stopped', error);
    } finally {
      this.store.set({ live: false });
      this.store.renew();
    }
  }

  async #ask({ messages, begin, words, retry }: Asking): Promise<void> {
    if (this.store.state().live) return;
    const before = this.store.messages;
    let isTaken = false;
    await this.#run(async (signal) => {
      await this.#parts.queries.cancelQueries({ queryKey: this.store.messagesKey });
      this.store.keep(messages);
      try {
        const told = await follow(watched(begin, signal, false), messages, (chunk, heard) => {
          isTaken = true;
          if (chunk.chat_id !== undefined) this.store.adopt(chunk.chat_id);
          this.store.keep(heard);
          if (this.#stopsSoon) void this.stop();
        });
        return told ? 'told' : await this.#comeBack(signal);
      } catch (error) {
        if (signal.aborted) throw error;
        if (isTaken && isLost(error)) return this.#comeBack(signal);
        const isSaid = (this.store.messages.at(-1)?.content ?? '') !== '';
        // What was not answered at all has not been asked (specification §4).
        if (!isSaid) this.store.keep(before);
        // What was answered in part stands among the messages: it is not asked a second time.
        const anew = () => void this.again();
        this.store.set({
          failure: isSaid ? { error, retry: anew, text: null } : { error, retry, text: words },
        });
        return 'failed';
      }
    });
  }

  #comeBack(signal: AbortSignal): Promise<Ending> {
    const chat_id = this.store.id;
    return comeBack({
      attach: (attached) =>
        this.#parts.api.stream('GET /chat/stream', { query: { chat_id }, signal: attached }),
      messages: () => this.store.messages,
      write: (messages) => this.store.keep(messages),
      signal,
    });
  }

  async #run(work: (signal: AbortSignal) => Promise<Ending>): Promise<void> {
    const listening = new AbortController();
    this.#listening = listening;
    this.#stopsSoon = false;
    window.removeEventListener('online', this.resume);
    this.store.set({ live: true, failure: null, lost: false });
    let ending: Ending = 'failed';
    try {
      ending = await work(listening.signal);
    } catch (error) {
      // Who stops it has more to do before it has ended.
      if (listening.signal.aborted) return;
      console.error('An answer could not be followed', error);
    }
    this.store.set({ live: false, lost: ending === 'lost' });
    if (ending === 'lost') window.addEventListener('online', this.resume, { once: true });
    this.store.renew();
    const { chatId } = this.store.state();
    if (ending === 'told' && chatId !== null) this.#parts.onAnswer(chatId, this.store.messages);
  }
}
