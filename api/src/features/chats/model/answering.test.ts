import { asks, pieces, says, stop } from '../../../testing/model-stub.ts';
import { answering, ofMarch } from './testing/answering.ts';

describe('an answer that a language model words', () => {
  const { stub, caller, ask, click } = answering();

  it('has the amounts of the books, which come with the sentence that names them', async () => {
    stub.mind = (_, round) =>
      round === 0 ? asks(ofMarch('omzet')) : says('De omzet was {a1}. Dat is {a1:naam}.');
    const answer = await ask();
    expect(answer.text).toBe(
      'De omzet was [€\u00a01.000,00](figure:a1) (maart 2024). Dat is omzet, maart 2024.',
    );
    expect(answer.figures).toMatchObject({ a1: { kind: 'booked', cents: 100_000 } });
    expect(answer.about).toEqual({ door: 'model' });
    const sentences = answer.chunks.filter(({ delta }) => delta);
    expect(sentences.map(({ figures }) => Object.keys(figures ?? {}))).toEqual([['a1'], []]);
  });

  it('is kept as it was told, with what was asked', async () => {
    stub.mind = (_, round) => (round === 0 ? asks(ofMarch('omzet')) : says('De omzet was {a1}.'));
    const { chat_id, text } = await ask();
    const [, kept] = await caller.ask('chatMessages', { query: { chat_id } });
    expect(kept).toMatchObject({
      content: text,
      about: { door: 'model' },
      figures: { a1: { cents: 100_000 } },
      tool_calls: [{ function: { name: 'vraag' } }, { function: { name: 'verder' } }],
    });
    const asked: unknown = JSON.parse(kept?.tool_calls?.[0]?.function.arguments ?? '');
    expect(asked).toEqual({ ...ofMarch('omzet'), words: 'Omzet, maart 2024' });
  });

  it('asks several questions at once and in rounds, with keys that differ', async () => {
    const statement = { kind: 'component' as const, id: 'winst-en-verlies' };
    stub.mind = (_, round) => {
      if (round === 0) return asks(ofMarch('omzet'), ofMarch('kosten'));
      if (round === 2)
        return asks(
          ofMarch('resultaat', { split: 'rekening' }),
          ofMarch('omzet', { subject: statement }),
        );
      return says('Omzet {a1}, kosten {a2}, en dat geeft {c3}.');
    };
    const answer = await ask();
    expect(answer.figures).toMatchObject({ a1: { cents: 100_000 }, a2: { cents: 40_000 } });
    expect(answer.text).toContain(
      'Omzet [€\u00a01.000,00](figure:a1) (maart 2024), kosten [€\u00a0400,00](figure:a2)',
    );
    const names = answer.calls.map(({ function: { name } }) => name);
    expect(names).toEqual(['vraag', 'verder', 'vraag', 'vraag', 'vraag']);
    for (const { function: told } of answer.calls.slice(3)) {
      const linked = [...(told.result ?? '').matchAll(/figure:(\w+)/g)];
      expect(linked.length).toBeGreaterThan(0);
      for (const [, key = ''] of linked) expect(answer.figures).toHaveProperty(key);
    }
    // What a statement comes to stays marked.
    expect(answer.calls[4]?.function.result).toMatch(/^Nettowinst;.*figure:tse\d+\)$/m);
  });

  it('ends after four rounds, however often the model would ask on', async () => {
    stub.mind = ({ mayCall }) => (mayCall ? asks(ofMarch('omzet')) : says('De omzet was {a1}.'));
    expect((await ask()).text).toContain('De omzet was');
    expect(stub.requests.map(({ mayCall }) => mayCall)).toEqual([true, true, true, false]);
  });

  it('says whose words these are with the first of them', async () => {
    stub.mind = () => says('Goedendag. Vraag maar.');
    const told = (await ask()).chunks.filter(({ delta }) => delta);
    expect(told.map(({ about }) => about)).toEqual([{ door: 'model' }, undefined]);
  });

  it('leaves the half sentence of a text that was cut off for its length', async () => {
    stub.mind = (_, round) =>
      round === 0
        ? asks(ofMarch('omzet'))
        : { steps: [...pieces('De omzet was {a1}. En verder was de'), ...stop('length')] };
    expect((await ask()).text).toMatch(
      /^De omzet was \[€\u00a01.000,00\]\(figure:a1\) \(maart 2024\)\.\n\nHet taalmodel hield hier op/,
    );
  });

  it('is asked without a model where it was made by clicking', async () => {
    await click(ofMarch('omzet'));
    expect(stub.requests).toEqual([]);
  });

  it('goes on from what was said, without the amounts of before', async () => {
    stub.mind = (_, round) => (round === 0 ? asks(ofMarch('omzet')) : says('De omzet was {a1}.'));
    const { chat_id } = await ask('Hoeveel hebben we omgezet?');
    stub.requests.length = 0;
    await ask('En de kosten?', { chat_id });
    const [sent] = stub.requests;
    expect(sent?.text).toContain('Hoeveel hebben we omgezet?');
    expect(sent?.text).not.toContain('1.000,00');
  });
});
