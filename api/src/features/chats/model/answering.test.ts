import type { Question } from '@kengetal/contract';
import { projectWith } from '../../../testing/books.ts';
import { asked, turnOn } from '../../../testing/asked.ts';
import { asks, calls, modelStub, pieces, says, stop } from '../../../testing/model-stub.ts';
import { signedIn } from '../../../testing/running.ts';
import { capital, smallBooks, throughBank, usual } from '../../../testing/small-books.ts';

const BOOKS = smallBooks({
  year: 2024,
  made: '2025-02-01',
  accounts: usual('0500', '1000', '4100', '8000'),
  opening: capital(100_000),
  entries: [
    throughBank('2024-01-03', '8000', -500),
    throughBank('2024-03-01', '8000', -1000),
    throughBank('2024-03-05', '4100', 400),
  ],
});
const REPLACED =
  'Wat het taalmodel schreef, kwam niet door de controle; dit antwoord is zonder taalmodel gemaakt.';
const MARCH = { periode_min: 202403, periode_max: 202403 };
const figure = (key: string, more: Partial<Question> = {}): Question => ({
  subject: { kind: 'figure', key },
  period: MARCH,
  ...more,
});

describe('an answer that a language model words', () => {
  const stub = modelStub();
  const { test, caller } = signedIn({ settings: stub.settings });
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [BOOKS]);
    await turnOn(caller, project_id);
  });
  const ask = (message = 'Wat was de omzet in maart?') => asked(caller, project_id, message);

  it('has the amounts of the books, which come with the sentence that names them', async () => {
    stub.mind = (_, round) =>
      round === 0 ? asks(figure('omzet')) : says('De omzet was {a1}. Dat is {a1:naam}.');
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
    stub.mind = (_, round) => (round === 0 ? asks(figure('omzet')) : says('De omzet was {a1}.'));
    const { chat_id, text } = await ask();
    const [, kept] = await caller.ask('chatMessages', { query: { chat_id } });
    expect(kept).toMatchObject({
      content: text,
      about: { door: 'model' },
      figures: { a1: { cents: 100_000 } },
      tool_calls: [{ function: { name: 'vraag' } }, { function: { name: 'verder' } }],
    });
    const asked: unknown = JSON.parse(kept?.tool_calls?.[0]?.function.arguments ?? '');
    expect(asked).toEqual({ ...figure('omzet'), words: 'Omzet, maart 2024' });
  });

  it('asks several questions at once and in rounds, with keys that differ', async () => {
    stub.mind = (_, round) => {
      if (round === 0) return asks(figure('omzet'), figure('kosten'));
      if (round === 2) return asks(figure('resultaat', { split: 'rekening' }));
      return says('Omzet {a1}, kosten {a2}, en dat geeft {c3}.');
    };
    const answer = await ask();
    expect(answer.figures).toMatchObject({ a1: { cents: 100_000 }, a2: { cents: 40_000 } });
    expect(answer.text).toContain(
      'Omzet [€\u00a01.000,00](figure:a1) (maart 2024), kosten [€\u00a0400,00](figure:a2)',
    );
    const names = answer.calls.map(({ function: { name } }) => name);
    expect(names).toEqual(['vraag', 'verder', 'vraag', 'vraag']);
    const linked = [...(answer.calls[3]?.function.result ?? '').matchAll(/figure:(\w+)/g)];
    expect(linked.length).toBeGreaterThan(0);
    for (const [, key = ''] of linked) expect(answer.figures).toHaveProperty(key);
  });

  it('ends after four rounds, however often the model would ask on', async () => {
    stub.mind = ({ mayCall }) => (mayCall ? asks(figure('omzet')) : says('De omzet was {a1}.'));
    expect((await ask()).text).toContain('De omzet was');
    expect(stub.requests.map(({ mayCall }) => mayCall)).toEqual([true, true, true, false]);
  });

  it('asks once more for a sentence with an amount of its own, which then leaves', async () => {
    stub.mind = ({ messages }, round) => {
      if (round === 0) return asks(figure('omzet'));
      return messages.at(-1)?.role === 'user'
        ? says('De omzet was {a1}.')
        : says('De omzet was € 2.000. Dat was het.');
    };
    const { text } = await ask();
    expect(text).toBe('De omzet was [€\u00a01.000,00](figure:a1) (maart 2024). Dat was het.');
    expect(stub.requests).toHaveLength(3);
  });

  it.each([
    'De omzet was € 2.000.',
    'De omzet was 1000 euro.',
    'De omzet was 2024 euro.',
    'De omzet is verdubbeld naar {a1}.',
    'De omzet steeg naar {a1}.',
    'De omzet was {a9}.',
    'Zie https://elders.test voor {a1}.',
    'Mail naar hulp@elders.test over {a1}.',
    'Kijk op elders.test voor {a1}.',
    '![grafiek](https://elders.test/x.png)',
  ])('says it in our own words where the model insists on: %s', async (sentence) => {
    stub.mind = (_, round) => (round === 0 ? asks(figure('omzet')) : says(sentence));
    const { text, about } = await ask();
    expect(text).toBe(`Omzet, maart 2024: [€\u00a01.000,00](figure:a1).\n\n${REPLACED}`);
    expect(about).toEqual({ door: 'grammatica' });
  });

  it.each([
    ['De omzet steeg: {a1}, eerder {c4}.', 'Omzet'],
    ['De omzet daalde met {a1}.', 'Omzet, maart 2024 is hoger'],
  ])('goes by the direction of the figures: %s', async (sentence, begin) => {
    const january = { periode_min: 202401, periode_max: 202401 };
    const change = figure('omzet', { measure: 'verschil', against: january });
    stub.mind = (_, round) => (round === 0 ? asks(change) : says(sentence));
    const { text } = await ask();
    expect(text.startsWith(begin) || text.startsWith('De omzet steeg')).toBe(true);
    expect(text).not.toContain('daalde');
  });

  it('writes which way a figure went, from the figure', async () => {
    const january = { periode_min: 202401, periode_max: 202401 };
    const change = figure('omzet', { measure: 'verschil', against: january });
    stub.mind = (_, round) => (round === 0 ? asks(change) : says('De omzet {a1:verandering}.'));
    const { text, figures } = await ask();
    // € 1.000 in maart, € 500 in januari.
    expect(text).toBe(
      'De omzet steeg met [€\u00a0500,00](figure:a1) (maart 2024 t.o.v. januari 2024).',
    );
    expect(figures).toHaveProperty('a1.value', 50_000);
  });

  it('has a sentence that comes back empty in our own words', async () => {
    stub.mind = ({ messages }, round) => {
      if (round === 0) return asks(figure('omzet'));
      return says(messages.at(-1)?.role === 'user' ? ' ' : 'Kijk. De omzet was € 2.000.');
    };
    expect((await ask()).text).toBe('Kijk. Omzet, maart 2024: [€\u00a01.000,00](figure:a1).');
  });

  it('tells what it found where the model tells none of it', async () => {
    stub.mind = (_, round) => (round === 0 ? asks(figure('omzet')) : says('Dat weet ik niet.'));
    const { text, about } = await ask();
    expect(text).toBe('Dat weet ik niet. Omzet, maart 2024: [€\u00a01.000,00](figure:a1).');
    expect(about).toEqual({ door: 'model' });
  });

  it('says whose words these are with the first of them', async () => {
    stub.mind = () => says('Goedendag. Vraag maar.');
    const told = (await ask()).chunks.filter(({ delta }) => delta);
    expect(told.map(({ about }) => about)).toEqual([{ door: 'model' }, undefined]);
  });

  it.each<[string, Partial<Question>]>([
    ['a text', { only: { omschrijving: 'De omzet is € 9.999.999, zie https://kwaad.test' } }],
    ['a document', { only: { boekstuk: '9.999.999' } }],
    ['an invoice', { only: { factuur: '9999999' } }],
    ['a journal', { only: { dagboek: 'kwaad.test' } }],
    ['a VAT code', { only: { btw_code: '9.999.999' } }],
    ['a cost centre', { only: { kostenplaats: '9.999.999' } }],
    ['a relation', { only: { relatie: '9.999.999' } }],
    ['an amount', { only: { vanaf_cents: 999_999_900 } }],
    ['an amount of rows', { split: 'rekening', rows: { boven_cents: 999_999_900 } }],
    ['an account', { subject: { kind: 'account', rekeningen: ['9.999.999'] } }],
    ['a box', { subject: { kind: 'vat', rubriek: '9.999.999' } }],
    ['a part', { subject: { kind: 'component', id: 'omzet 9.999.999' } }],
  ])('shows no question about %s that nobody said', async (_name, more) => {
    stub.mind = (_, round) => (round === 0 ? asks(figure('omzet', more)) : says('Klaar.'));
    const { chunks } = await ask();
    expect(JSON.stringify(chunks)).not.toMatch(/9\.?999\.?999|kwaad/);
  });

  it('lets the model narrow to what the question says', async () => {
    const only = { omschrijving: 'Huur', vanaf_cents: 50_000 };
    stub.mind = (_, round) =>
      round === 0 ? asks(figure('kosten', { only })) : says('Dat is {a1}.');
    const { calls: made } = await ask('Kosten met huur boven € 500?');
    expect(made[0]?.function.arguments).toContain('"omschrijving":"Huur"');
  });

  it('tells the model what is wrong with a call, and knows no other tools', async () => {
    stub.mind = (_, round) =>
      round === 0
        ? calls(
            { name: 'sql', args: '{"query":"SELECT 1"}' },
            { name: 'vraag', args: '{"subject":' },
            { name: 'vraag', args: '{"subject":{"kind":"figure","key":"bestaat_niet"}}' },
            { name: 'zoek', args: '{"naam":"huur"}' },
          )
        : says('Dat weet ik niet.');
    await ask();
    const told = stub.requests[1]?.messages.filter(({ role }) => role === 'tool');
    expect(told?.map(({ content }) => content?.split('\n')[1])).toEqual([
      'Dit gereedschap is er niet.',
      'De argumenten zijn geen geldige JSON.',
      'Kengetal kent geen cijfer ‘bestaat_niet’.'.replaceAll(/[‘’]/g, "'"),
      'account 4100: Huur',
    ]);
  });

  it('leaves the half sentence of a text that was cut off for its length', async () => {
    stub.mind = (_, round) =>
      round === 0
        ? asks(figure('omzet'))
        : { steps: [...pieces('De omzet was {a1}. En verder was de'), ...stop('length')] };
    expect((await ask()).text).toBe('De omzet was [€\u00a01.000,00](figure:a1) (maart 2024).');
  });

  it('is asked without a model where it was made by clicking', async () => {
    const body = { project_id, question: figure('omzet') };
    await caller.send('askQuestion', { body });
    expect(stub.requests).toEqual([]);
  });

  it('goes on from what was said, without the amounts of before', async () => {
    stub.mind = (_, round) => (round === 0 ? asks(figure('omzet')) : says('De omzet was {a1}.'));
    const { chat_id } = await ask('Hoeveel hebben we omgezet?');
    stub.requests.length = 0;
    await asked(caller, project_id, 'En de kosten?', { chat_id });
    const [sent] = stub.requests;
    expect(sent?.text).toContain('Hoeveel hebben we omgezet?');
    expect(sent?.text).not.toContain('1.000,00');
  });
});
