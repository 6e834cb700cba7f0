import type { ChatChunk, ChatMessage } from '@kengetal/contract';
import { booked, FakeApi, FakeStream, renderRemote } from '@kengetal/platform/testing';
import { beforeLastQuestion, withChunk, withQuestion, type Heard } from '../messages.ts';
import Chat from '../../features/chat/Chat.tsx';

/** A chat of the API in the tests. */
export const CHAT = '00000000-0000-4000-8000-0000000000c1';

export const vraag = (result?: string) => ({
  id: 'q1',
  function: {
    name: 'vraag',
    arguments: JSON.stringify({
      subject: { kind: 'figure', key: 'omzet' },
      period: { periode_min: 202501, periode_max: 202503 },
      words: 'Omzet, januari t/m maart 2025',
    }),
    ...(result !== undefined && { result }),
  },
});

/** How the answer can go on, as the API offers it. */
export const VERDER = {
  id: 'v1',
  function: {
    name: 'verder',
    arguments: JSON.stringify({
      chips: [
        {
          part: 'verdeling',
          label: 'Totaal',
          choices: [
            {
              label: 'Per maand',
              question: { subject: { kind: 'figure', key: 'omzet' }, split: 'maand' },
            },
          ],
        },
      ],
      followUps: ['En vorig jaar?'],
    }),
  },
};

/** An answer as the grammar gives it, in one go. */
export const ANSWER: ChatChunk[] = [
  { chat_id: CHAT },
  { role: 'assistant', tool_calls: [vraag()] },
  { tool_calls: [vraag()], figures: { a1: booked(1_200) }, about: { door: 'grammatica' } },
  { delta: 'Omzet: [€ 12](figure:a1).', break: true },
];

export const message = (
  role: ChatMessage['role'],
  content: string,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({
  id: `${role} ${content}`,
  role,
  content,
  created_at: '2026-11-23T10:00:00Z',
  ...more,
});

/** What was said in the chat, as the API keeps it. */
export const KEPT: ChatMessage[] = [
  message('user', 'Wat is de omzet?'),
  message('assistant', 'Omzet: [€ 12](figure:a1).', {
    tool_calls: [vraag(), VERDER],
    figures: { a1: booked(1_200) },
    about: { door: 'grammatica' },
  }),
];

/** An API that knows one chat, or none yet. */
export class ChatWorld {
  readonly api = new FakeApi();
  /** What is answered to each question, in order. */
  readonly streams: FakeStream<ChatChunk>[] = [];
  messages: ChatMessage[];
  suggestions: string[] = [];

  constructor(messages: ChatMessage[] = []) {
    this.messages = messages;
    const answer = () => this.#next();
    this.api
      .on('GET /chats', () => [
        { chat_id: CHAT, chat_name: 'Omzet in maart', created_at: '2026-11-23T10:00:00Z' },
      ])
      .on('GET /chat', () => this.messages)
      .on('POST /chat/context_suggestions', () => ({ suggestions: this.suggestions }))
      .on('POST /chat/annotate', () => ({ chat_name: 'Omzet' }))
      .on('POST /chat/stop', () => undefined)
      .on('POST /chat/feedback', () => undefined)
      .onStream('POST /chat', ({ body }) => this.#kept(this.messages, body.message))
      .onStream('POST /chat/question', () => this.#kept(this.messages, 'Omzet, zoals gekozen'))
      .onStream('POST /chat/again', ({ body }) =>
        this.#kept(beforeLastQuestion(this.messages), body.message ?? 'Dezelfde vraag'),
      )
      .onStream('GET /chat/stream', answer);
  }

  /** The answer to the next question; it is told by the test. */
  next(): FakeStream<ChatChunk> {
    const stream = new FakeStream<ChatChunk>();
    this.streams.push(stream);
    return stream;
  }

  /** The full page, of the known chat or another address. */
  open(path = `/chat/${CHAT}`) {
    return renderRemote(<Chat />, { api: this.api, path });
  }

  /** What was told to its end is kept. */
  async *#kept(before: ChatMessage[], text: string): AsyncGenerator<ChatChunk> {
    let heard: Heard = { messages: withQuestion(before, text, ''), ended: false };
    for await (const chunk of this.#next()) {
      heard = withChunk(heard, chunk);
      yield chunk;
    }
    this.messages = [...heard.messages];
  }

  #next(): FakeStream<ChatChunk> {
    return this.streams.shift() ?? new FakeStream<ChatChunk>().end();
  }
}
