import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Question } from '@kengetal/contract';
import { serve, type TestServer } from './keys-server.ts';

/** A message as a model gets it. */
interface StubMessage {
  readonly role: string;
  readonly content: string | null;
}

/** A request as the provider received it. */
export interface StubRequest {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly messages: readonly StubMessage[];
  readonly mayCall: boolean;
}

/** One thing that a provider does while it answers. */
type Step =
  /** A chunk, or bytes as they stand. */
  | { readonly send: object | string }
  | { readonly cut: true }
  /** Says nothing until then. */
  | { readonly until: Promise<unknown> }
  /** Says nothing more; the other side has to go. */
  | { readonly stall: true };

/** What a provider does, one after the other. */
export interface Steps {
  readonly steps: readonly Step[];
}

export type Reply =
  | Steps
  | {
      readonly status: number;
      readonly body: object;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** What the model answers to a request; `round` counts the tool results that it was given. */
export type Mind = (request: StubRequest, round: number) => Reply;

const chunk = (delta: object, finish_reason: string | null = null) => ({
  send: {
    ...{ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'stub' },
    choices: [{ index: 0, delta, finish_reason }],
  },
});
const USAGE: Step = {
  send: {
    choices: [],
    usage: { prompt_tokens: 1_000, completion_tokens: 50, total_tokens: 1_050 },
  },
};

/** Pieces of a text, as tokens are. */
export const pieces = (text: string): Step[] =>
  (text.match(/[\s\S]{1,7}/g) ?? []).map((content) => chunk({ content }));
export const stop = (reason = 'stop'): Step[] => [chunk({}, reason), USAGE];
export const says = (text: string): Steps => ({
  steps: [chunk({ role: 'assistant', content: '' }), ...pieces(text), ...stop()],
});

/** Several tool calls at once, their arguments in pieces and in turns. */
export function calls(...made: readonly { readonly name: string; readonly args: string }[]): Steps {
  const begun = made.map(({ name }, index) =>
    chunk({ tool_calls: [{ index, id: `call-${index}`, function: { name, arguments: '' } }] }),
  );
  const rest = made.flatMap(({ args }, index) =>
    (args.match(/[\s\S]{1,20}/g) ?? []).map((piece) =>
      chunk({ tool_calls: [{ index, function: { arguments: piece } }] }),
    ),
  );
  return { steps: [...begun, ...rest, ...stop('tool_calls')] };
}

export const asks = (...questions: readonly Question[]): Steps =>
  calls(...questions.map((question) => ({ name: 'vraag', args: JSON.stringify(question) })));

/** A provider of a language model, as OpenAI, Azure and Entra speak; it does what a test tells it. */
export class ModelStub {
  readonly requests: StubRequest[] = [];
  /** Tokens of Entra that were handed out, and how long each lasts. */
  readonly tokens = { handed: 0, seconds: 3_600 };
  mind: Mind = () => says('Goedendag.');
  /** Settings of an API that uses it, filled in once it is there. */
  readonly settings: Record<string, string> = {
    KENGETAL_MODEL: 'stub-1',
    KENGETAL_MODEL_PROVIDER: 'Stub B.V.',
    KENGETAL_MODEL_REGION: 'Nederland',
    KENGETAL_MODEL_KEEPS: 'Niets wordt bewaard.',
    KENGETAL_MODEL_SILENCE_SECONDS: '0.4',
    KENGETAL_QUESTIONS_PER_MINUTE: '1000',
  };
  origin = '';
  #server: TestServer | undefined;
  /** Resolves when a request has been left by the other side. */
  left: Promise<void> = Promise.resolve();

  async start(): Promise<void> {
    this.#server = await serve((request, response) => void this.#answer(request, response));
    this.origin = this.#server.origin;
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const piece of request) text += String(piece);
    if (request.url?.endsWith('/oauth2/v2.0/token')) {
      this.tokens.handed += 1;
      const access_token = `token-${this.tokens.handed}`;
      response.end(JSON.stringify({ access_token, expires_in: this.tokens.seconds }));
      return;
    }
    const { messages, tools } = JSON.parse(text) as { messages: StubMessage[]; tools?: unknown[] };
    const { url = '', headers } = request;
    const asked = { url, headers, text, messages, mayCall: tools !== undefined };
    this.requests.push(asked);
    this.left = new Promise((resolve) => response.once('close', resolve));
    const reply = this.mind(asked, messages.filter(({ role }) => role === 'tool').length);
    if ('status' in reply) {
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(JSON.stringify(reply.body));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const step of reply.steps) {
      if ('stall' in step) return;
      if ('cut' in step) return void response.destroy();
      if ('until' in step) {
        await step.until;
        continue;
      }
      const { send } = step;
      const isRaw = typeof send === 'string' || Buffer.isBuffer(send);
      response.write(isRaw ? send : `data: ${JSON.stringify(send)}\n\n`);
      // Chunks of their own, as a network brings them.
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end('data: [DONE]\n\n');
  }
}

/** A provider that runs while the tests of this group do; make it before the API that uses it. */
export function modelStub(more: Record<string, string> = {}): ModelStub {
  const stub = new ModelStub();
  beforeAll(async () => {
    await stub.start();
    const given = more.KENGETAL_MODEL_AZURE_URL === undefined;
    Object.assign(stub.settings, given && { KENGETAL_MODEL_URL: `${stub.origin}/v1` });
    for (const [name, value] of Object.entries(more)) {
      stub.settings[name] = value.replace('{origin}', stub.origin);
    }
  });
  beforeEach(() => {
    stub.requests.length = 0;
    stub.mind = () => says('Goedendag.');
  });
  afterAll(() => stub.close());
  return stub;
}
