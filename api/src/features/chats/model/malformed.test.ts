import { askingModel } from '../../../testing/asking.ts';
import { pieces, says, stop, type Reply } from '../../../testing/model-stub.ts';
import { OMZET, ONE_SALE, SOLD } from '../../../testing/one-sale.ts';
import { chunk, vraag } from './testing/chunks.ts';
import { NOTE, REST } from './testing/notes.ts';

describe('what a language model sends', () => {
  const { stub, ask, use } = askingModel([ONE_SALE], {
    KENGETAL_MODEL_TOKENS_PER_DAY: '100000000',
  });

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
    expect((await ask()).text).toBe(`De omzet was ${SOLD} (1e kwartaal 2024).`);
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
});
