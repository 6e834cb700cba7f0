import type { Question } from '@kengetal/contract';
import { asked, turnOn } from '../../../testing/asked.ts';
import { projectWith } from '../../../testing/books.ts';
import { asks, modelStub, pieces, says, stop, type Reply } from '../../../testing/model-stub.ts';
import { signedIn } from '../../../testing/running.ts';
import { capital, smallBooks, throughBank, usual } from '../../../testing/small-books.ts';

const BOOKS = smallBooks({
  year: 2024,
  accounts: usual('0500', '1000', '8000'),
  opening: capital(100_000),
  entries: [throughBank('2024-03-01', '8000', -1000)],
});
const OMZET: Question = { subject: { kind: 'figure', key: 'omzet' } };
const AMOUNT = '[€\u00a01.000,00](figure:a1)';
const NOTE = 'Het taalmodel antwoordt nu niet; dit antwoord is zonder taalmodel gemaakt.';
const REST = 'Het taalmodel viel weg; de rest is zonder taalmodel gemaakt.';

const chunk = (delta: object, more: object = {}) => ({
  send: { choices: [{ index: 0, delta, ...more }] },
});
const call = (made: object) => chunk({ tool_calls: [made] });
const vraag = (args: unknown, more: object = {}) =>
  call({ index: 0, id: 'c', function: { name: 'vraag', arguments: args }, ...more });

describe('what a language model sends', () => {
  const stub = modelStub({ KENGETAL_MODEL_TOKENS_PER_DAY: '100000000' });
  const { caller, test } = signedIn({ settings: stub.settings });
  let project_id: string;
  let organisation_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [BOOKS]);
    organisation_id = await turnOn(caller, project_id);
  });
  const ask = () => asked(caller, project_id, 'Wat was de omzet?');
  const use = async () => {
    const { use: used } = await caller.ask('organisationAssistant', { query: { organisation_id } });
    return used ?? { tokens_in: 0, tokens_out: 0 };
  };

  it.each<[string, object]>([
    ['content that is a number', { content: 12 }],
    ['content that is an object', { content: { text: 'Omzet' } }],
    ['calls that are no list', { tool_calls: { index: 0 } }],
    ['a name that is a number', { tool_calls: [{ index: 0, function: { name: 3 } }] }],
    ['arguments that are a list', { tool_calls: [{ index: 0, function: { arguments: [1] } }] }],
    ['a place that is a word', { tool_calls: [{ index: 'een', id: 'c' }] }],
  ])('with %s gives way to the grammar', async (_, delta) => {
    stub.mind = () => ({ steps: [chunk(delta), ...stop()] });
    const { text, about, detail } = await ask();
    expect(detail).toBeUndefined();
    expect(text).toMatch(new RegExp(`\\n\\n${NOTE}$`));
    expect(about).toEqual({ door: 'grammatica' });
  });

  it.each<[string, Reply]>([
    ['as an object', { steps: [vraag(OMZET), ...stop('tool_calls')] }],
    [
      'in pieces, each with the name of what is called',
      {
        steps: [
          ...['{"subject":{"kind":"figure",', '"key":"omzet"', '}}'].map((args) => vraag(args)),
          ...stop('tool_calls'),
        ],
      },
    ],
  ])('may have its arguments %s', async (_, reply) => {
    stub.mind = (_request, round) => (round === 0 ? reply : says('De omzet was {a1}.'));
    expect((await ask()).text).toBe(`De omzet was ${AMOUNT} (1e kwartaal 2024).`);
  });

  it('is what its first choice says', async () => {
    const other = { send: { choices: [{ index: 1, delta: { content: 'Anders. ' } }] } };
    stub.mind = () => ({ steps: [other, ...pieces('Goedendag.'), other, ...stop()] });
    expect((await ask()).text).toBe('Goedendag.');
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['words', { prompt_tokens: 'veel', completion_tokens: 'weinig' }],
    ['less than nothing', { prompt_tokens: -979_281, completion_tokens: -5 }],
    ['more than there can be', { prompt_tokens: 1e30, completion_tokens: 1e30 }],
    ['parts of tokens', { prompt_tokens: 10.5, completion_tokens: 1.5 }],
    ['a word in their place', 'veel'],
  ])('counts by what was sent where the tokens are %s', async (_, usage) => {
    const before = await use();
    stub.mind = () => ({
      steps: [
        ...pieces('Goedendag.'),
        stop()[0] ?? { cut: true },
        { send: { choices: [], usage } },
      ],
    });
    expect((await ask()).text).toBe('Goedendag.');
    const after = await use();
    // Three characters to a token; ten were said.
    expect(after.tokens_out - before.tokens_out).toBe(4);
    const { messages, tools } = JSON.parse(stub.requests[0]?.text ?? '') as Record<string, unknown>;
    expect(after.tokens_in - before.tokens_in).toBe(
      Math.ceil(JSON.stringify({ messages, tools }).length / 3),
    );
  });

  it('is whole without an end of its own where its last sentence has one', async () => {
    stub.mind = () => ({ steps: pieces('Goedendag. Tot ziens.') });
    expect((await ask()).text).toBe('Goedendag. Tot ziens.');
  });

  it('loses its last sentence where that has no end either', async () => {
    stub.mind = () => ({ steps: pieces('Goedendag. Tot zie') });
    expect((await ask()).text).toBe(`Goedendag.\n\n${REST}`);
  });

  it('is at its end when it says so, whatever the connection does', async () => {
    const [end] = stop();
    stub.mind = () => ({
      steps: [...pieces('Goedendag.'), ...(end ? [end] : []), { stall: true }],
    });
    expect((await ask()).text).toBe('Goedendag.');
  });

  it('is at most 8,000 characters, in however few pieces', async () => {
    const long = 'Goedendag. '.repeat(20_000);
    stub.mind = () => ({ steps: [chunk({ content: long }), ...stop()] });
    const { text } = await ask();
    // 727 greetings of eleven characters are 7,997.
    expect(text).toBe(`${'Goedendag. '.repeat(727).trim()}\n\n${REST}`);
  });

  it('is at most 8,000 characters over all its rounds', async () => {
    stub.mind = (_, round) => ({
      steps: [
        chunk({ content: 'Goedendag. '.repeat(400) }),
        ...(round < 2 ? [vraag(OMZET, { id: `c${round}` })] : []),
        ...stop(),
      ],
    });
    const { text } = await ask();
    expect(text.match(/Goedendag\./g)).toHaveLength(727);
    expect(text).toContain(REST);
  });

  it.each<[string, Reply]>([
    ['arguments without end', { steps: [vraag(`{"a":"${'x'.repeat(100_000)}"}`), ...stop()] }],
    [
      'arguments without end, in pieces',
      { steps: [...Array.from({ length: 300 }, () => vraag('x'.repeat(500))), ...stop()] },
    ],
    [
      'calls without end',
      {
        steps: [
          chunk({
            tool_calls: Array.from({ length: 5_000 }, (_, index) => ({
              ...{ index, id: `c${index}` },
              function: { name: 'vraag', arguments: JSON.stringify(OMZET) },
            })),
          }),
          ...stop(),
        ],
      },
    ],
  ])('with %s gives way to the grammar', async (_, reply) => {
    stub.mind = () => reply;
    expect((await ask()).text).toMatch(new RegExp(`\\n\\n${NOTE}$`));
    expect(stub.requests).toHaveLength(1);
  });

  it('may ask eight questions at once; others are refused', async () => {
    stub.mind = (_, round) =>
      round === 0 ? asks(...Array.from({ length: 10 }, () => OMZET)) : says('De omzet was {a1}.');
    await ask();
    const told = stub.requests[1]?.messages.filter(({ role }) => role === 'tool') ?? [];
    expect(told).toHaveLength(10);
    const refused = told.filter(({ content }) => content?.includes('Zoveel vragen tegelijk'));
    expect(refused).toHaveLength(2);
  });

  it('may ask in four rounds, of which the last has no tools', async () => {
    stub.mind = ({ mayCall }) => (mayCall ? asks(OMZET) : says('De omzet was {a1}.'));
    expect((await ask()).text).toBe(`De omzet was ${AMOUNT} (1e kwartaal 2024).`);
    expect(stub.requests.map(({ mayCall }) => mayCall)).toEqual([true, true, true, false]);
  });

  const repairs = () =>
    stub.requests.filter(({ messages }) => messages.at(-1)?.content?.includes('mag zo niet'));

  it('is asked for a sentence anew three times at most', async () => {
    stub.mind = (_, round) =>
      round === 0 ? asks(OMZET) : says('De omzet was 7. De omzet was 8. Het was 9. Of was het 11.');
    const { text } = await ask();
    expect(repairs()).toHaveLength(3);
    expect(text).not.toMatch(/ (?:7|8|9|11)\./);
  });
});

describe('a sentence that is asked for anew', () => {
  const stub = modelStub({ KENGETAL_MODEL_SILENCE_SECONDS: '30' });
  const { caller, test } = signedIn({ settings: stub.settings });

  it('is replaced when it does not come within four seconds', async () => {
    const project_id = await projectWith(test, caller, [BOOKS]);
    await turnOn(caller, project_id);
    stub.mind = ({ messages }, round) => {
      if (messages.at(-1)?.content?.includes('mag zo niet')) return { steps: [{ stall: true }] };
      return round === 0 ? asks(OMZET) : says('De omzet was 7.');
    };
    const from = performance.now();
    const { text } = await asked(caller, project_id, 'Wat was de omzet?');
    expect(performance.now() - from).toBeLessThan(8_000);
    expect(text).toContain(`Omzet, 1e kwartaal 2024: ${AMOUNT}.`);
    expect(text).not.toContain('7');
  }, 15_000);
});
