import { askingModel } from '../../../testing/asking.ts';
import { asks, says, stop, type Reply } from '../../../testing/model-stub.ts';
import { OMZET, ONE_SALE, SOLD } from '../../../testing/one-sale.ts';
import { chunk, vraag } from './testing/chunks.ts';
import { NOTE, REST } from './testing/notes.ts';

describe('what a language model sends', () => {
  const { stub, ask } = askingModel([ONE_SALE], {
    KENGETAL_MODEL_TOKENS_PER_DAY: '100000000',
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
    expect((await ask()).text).toBe(`De omzet was ${SOLD} (1e kwartaal 2024).`);
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
  const { stub, ask } = askingModel([ONE_SALE], { KENGETAL_MODEL_SILENCE_SECONDS: '30' });

  it('is replaced when it does not come within four seconds', async () => {
    stub.mind = ({ messages }, round) => {
      if (messages.at(-1)?.content?.includes('mag zo niet')) return { steps: [{ stall: true }] };
      return round === 0 ? asks(OMZET) : says('De omzet was 7.');
    };
    const from = performance.now();
    const { text } = await ask();
    expect(performance.now() - from).toBeLessThan(8_000);
    expect(text).toContain(`Omzet, 1e kwartaal 2024: ${SOLD}.`);
    expect(text).not.toContain('7');
  }, 15_000);
});
