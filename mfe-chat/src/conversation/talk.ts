import type { QueryClient } from '@tanstack/react-query';
import type { ChatChunk, ChatMessage, Question } from '@kengetal/contract';
import { StreamBroken, type ApiClient } from '@kengetal/platform';
import { follow, isBehind, isLost, watched } from './follow.ts';
import { beforeLastQuestion, isLocal, lastQuestion, stopped, withQuestion } from './messages.ts';
import { isKept, takeUp, type Ending } from './take-up.ts';
import { TalkStore, type Asked } from './talk-store.ts';

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

interface Asking extends Omit<Asked, 'before'> {
  readonly messages: readonly ChatMessage[];
  readonly begin: (signal: AbortSignal) => AsyncIterable<ChatChunk>;
}

const NOT_SENT = 'Je vraag is gestopt voordat ze was aangekomen.';

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
  /** The question that the API has not said to have. */
  #untaken: Asked | null = null;
  /** How many messages there were when a title was last thought of. */
  #titledAt = 0;

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

  /**
   * Answers the last question anew, or another one in its place, with what is on the screen.
   * @param of the id of that question as it was when this was begun
   */
  async again(
    words?: string,
    prompt?: string,
    of = lastQuestion(this.store.messages)?.id,
  ): Promise<void> {
    const text = words ?? lastQuestion(this.store.messages)?.content;
    const { chatId, live } = this.store.state();
    if (text === undefined || live) return undefined;
    const before = beforeLastQuestion(this.store.messages);
    const along = prompt ? { prompt } : {};
    if (chatId === null) {
      // What the API never heard of is asked for the first time.
      this.store.keep(before);
      return this.send(text, along);
    }
    const body = {
      chat_id: chatId,
      ...(of !== undefined && !isLocal(of) && { message_id: of }),
      ...(words !== undefined && { message: words }),
      ...(prompt && { context_prompt: prompt }),
    };
    return this.#ask({
      messages: withQuestion(before, text, new Date().toISOString()),
      begin: (signal) => this.#parts.api.stream('POST /chat/again', { body, signal }),
      words: words ?? null,
      retry: (error) => {
        if (!isBehind(error)) void this.again(words, prompt, of);
        // What another tab asked meanwhile is not replaced.
        else if (words === undefined) void this.again();
        else void this.send(words, along);
      },
    });
  }

  /** Follows an answer that is being made already, such as after a reload. */
  async attach(): Promise<void> {
    const { messages } = this.store;
    const last = messages.at(-1)?.id;
    const { chatId, live, connection } = this.store.state();
    const isGivenUp = connection === 'lost' || last === this.#settled;
    if (live || chatId === null || isGivenUp) return;
    this.#settled = last;
    const words = lastQuestion(messages)?.content ?? '';
    const asked = {
      before: beforeLastQuestion(messages),
      words,
      retry: () => void this.send(words),
    };
    await this.#run(asked, (signal) => takeUp(this.#parts.api, this.store, asked, signal));
  }

  /** Tries once more after the connection was lost; the browser does when it is online again. */
  readonly resume = (): void => {
    this.#settled = undefined;
    this.store.set({ connection: 'good' });
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
    const untaken = this.#untaken;
    this.#listening?.abort();
    this.store.keep(stopped(this.store.messages));
    try {
      await this.#parts.api.request('POST /chat/stop', { body: { chat_id: chatId } });
    } catch (error) {
      console.error('The answer could not be stopped', error);
    }
    if (untaken && !(await isKept(this.#parts.api, this.store, untaken)))
      this.#fail(new StreamBroken(NOT_SENT), untaken);
    this.#end('not-made');
  }

  /** Has a title made of what was said, where that ended while nobody followed it. */
  thinkOfTitle(): void {
    if (this.store.messages.length !== this.#titledAt) this.#thinkOfTitle();
  }

  async #ask({ messages, begin, ...failing }: Asking): Promise<void> {
    if (this.store.state().live) return;
    const asked = { ...failing, before: this.store.messages };
    this.#untaken = asked;
    this.store.set({ failure: null });
    await this.#run(asked, async (signal) => {
      await this.#parts.queries.cancelQueries({ queryKey: this.store.messagesKey });
      this.store.keep(messages);
      try {
        const told = await follow(watched(begin, signal, false), messages, (chunk, heard) => {
          this.#untaken = null;
          if (chunk.chat_id !== undefined) this.store.adopt(chunk.chat_id);
          this.store.keep(heard);
          if (this.#stopsSoon) void this.stop();
        });
        if (told) return 'told';
      } catch (error) {
        if (signal.aborted || this.#untaken || !isLost(error)) throw error;
      }
      return takeUp(this.#parts.api, this.store, asked, signal);
    });
  }

  #fail(error: unknown, asked: Asked): void {
    this.store.fail(error, asked, () => void this.again());
  }

  async #run(asked: Asked, work: (signal: AbortSignal) => Promise<Ending>): Promise<void> {
    const listening = new AbortController();
    this.#listening = listening;
    this.#stopsSoon = false;
    window.removeEventListener('online', this.resume);
    this.store.set({ live: true, connection: 'good' });
    let ending: Ending = 'failed';
    try {
      ending = await work(listening.signal);
    } catch (error) {
      // Who stops it has more to do before it has ended.
      if (listening.signal.aborted) return;
      this.#fail(error, asked);
    }
    this.#end(ending);
  }

  #end(ending: Ending): void {
    this.#untaken = null;
    this.store.set({ live: false, connection: ending === 'lost' ? 'lost' : 'good' });
    if (ending === 'lost') window.addEventListener('online', this.resume, { once: true });
    this.store.renew();
    if (ending === 'told' || ending === 'not-made') this.#thinkOfTitle();
  }

  #thinkOfTitle(): void {
    const { messages } = this.store;
    const { chatId } = this.store.state();
    this.#titledAt = messages.length;
    if (chatId !== null && messages.length > 0) this.#parts.onAnswer(chatId, messages);
  }
}
