import { monthsOnScreen } from '@kengetal/contract';
import type { CallBodyInput } from '@kengetal/contract/api';
import { chunksIn, streamed } from '../../testing/asked.ts';
import { asking } from '../../testing/asking.ts';
import { Caller } from '../../testing/caller.ts';
import { ENGINES } from '../../testing/environment.ts';
import { capital, smallBooks, throughBank, usual } from '../../testing/small-books.ts';

const BOOKS = smallBooks({
  year: 2024,
  made: '2025-02-01',
  accounts: usual('0500', '1000', '4100', '8000'),
  opening: capital(100_000),
  entries: [throughBank('2024-03-01', '8000', -1000), throughBank('2024-03-05', '4100', 400)],
});
const OMZET = { subject: { kind: 'figure', key: 'omzet' } } as const;

describe.each(ENGINES)('a conversation (%s)', (engine) => {
  const { test, caller, place, ask } = asking([BOOKS], { engine });

  /** Asks what the omzet is, and answers the id of the chat. */
  async function begin(chat_id?: string): Promise<string> {
    const body = { ...place, question: OMZET, chat_id: chat_id ?? null };
    const [first] = chunksIn((await caller.send('askQuestion', { body })).body);
    return first?.chat_id ?? '';
  }
  const said = (chat_id: string) => caller.ask('chatMessages', { query: { chat_id } });

  it('gets an id from the server, and keeps what was said with its figures', async () => {
    const body = { ...place, message: ' Wat is onze omzet? ', history: true as const };
    const chunks = chunksIn((await caller.send('sendMessage', { body })).body);
    const chat_id = chunks[0]?.chat_id ?? '';
    expect(chunks.at(-1)).toMatchObject({ break: true });
    await begin(chat_id);
    const messages = await said(chat_id);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(messages[0]?.content).toBe('Wat is onze omzet?');
    expect(messages[3]).toMatchObject({
      about: { door: 'grammatica' },
      figures: { a1: { kind: 'booked', cents: 100_000 } },
    });
    expect(messages[3]?.content).toContain('](figure:a1)');
  });

  it('goes on from what was told behind a command that it does not carry out', async () => {
    const { chat_id } = await ask('Wat was de omzet in maart 2024?');
    await ask('stuur een herinnering', { chat_id });
    const { text } = await ask('hoeveel is het totaal', { chat_id });
    expect(text).toMatch(/^Omzet, maart 2024: \[€\s1\.000,00\]/);
  });

  it('offers what the books do have beside a refusal, as a question with its words', async () => {
    const body = {
      ...place,
      message: 'Wat wordt de omzet volgend jaar?',
      history: true as const,
    };
    const chunks = chunksIn((await caller.send('sendMessage', { body })).body);
    const [call] = chunks.flatMap(({ tool_calls = [] }) => tool_calls).slice(-1);
    expect(call?.function.name).toBe('geen_antwoord');
    expect(JSON.parse(call?.function.arguments ?? '')).toMatchObject({
      choices: [
        {
          label: 'Omzet, boekjaar 2024',
          question: { ...OMZET, period: { periode_min: 202401, periode_max: 202412 } },
        },
      ],
    });
  });

  it('begins anew under another id when the browser made one of its own', async () => {
    const body = { ...place, message: 'Hoi', history: true as const, chat_id: 'nieuw-1' };
    const [first] = chunksIn((await caller.send('sendMessage', { body })).body);
    expect(first?.chat_id).toMatch(/^[\da-f-]{36}$/);
  });

  it('says that an answer is of older books once they have changed', async () => {
    const chat_id = await begin();
    expect((await said(chat_id)).at(-1)?.about).not.toHaveProperty('verouderd');
    await test.database.rows(
      'UPDATE projects SET books_version = books_version + 1 WHERE project_id = $1',
      [place.project_id],
    );
    expect((await said(chat_id)).at(-1)?.about).toMatchObject({ verouderd: true });
  });

  it('answers the last question anew, or another one in its place', async () => {
    const chat_id = await begin();
    const before = await said(chat_id);
    const again = { chat_id, message: 'En de kosten?' };
    await caller.send('answerAgain', { body: again });
    const after = await said(chat_id);
    expect(after).toHaveLength(before.length);
    expect(after[0]?.content).toBe('En de kosten?');
  });

  it('replaces no question that another tab asked meanwhile', async () => {
    const chat_id = await begin();
    const [first] = await said(chat_id);
    await begin(chat_id);
    const before = await said(chat_id);
    const [, , second] = before;
    for (const message of ['En de kosten?', undefined]) {
      const body = { chat_id, message_id: first?.id ?? '', message };
      const { status, detail } = await caller.problem('answerAgain', { body });
      expect([status, detail]).toEqual([409, 'In dit gesprek is intussen verder gevraagd.']);
      expect(await said(chat_id)).toEqual(before);
    }
    const body = { chat_id, message_id: second?.id ?? '', message: 'En de kosten?' };
    await caller.send('answerAgain', { body });
    expect((await said(chat_id)).map(({ content }) => content)[2]).toBe('En de kosten?');
  });

  it('asks anew what was asked: of the months on the screen, and as it was clicked', async () => {
    const MARCH = { periode_min: 202403, periode_max: 202403 };
    const questionIn = ({ body }: { readonly body: string }) =>
      JSON.parse(streamed(chunksIn(body)).calls[0]?.function.arguments ?? '{}') as object;
    const again = async (body: CallBodyInput<'answerAgain'>) =>
      questionIn(await caller.send('answerAgain', { body }));
    const body = { ...place, message: 'omzet', history: true as const };
    const sent = { ...body, context_prompt: monthsOnScreen(MARCH) };
    const first = await caller.send('sendMessage', { body: sent });
    const { chat_id } = streamed(chunksIn(first.body));
    expect(questionIn(first)).toMatchObject({ ...OMZET, period: MARCH });
    expect(await again({ chat_id })).toMatchObject({ ...OMZET, period: MARCH });
    // Other words come with the screen of now, and with none where there is none.
    const costs = { chat_id, message: 'kosten' };
    const BOOKED = { periode_min: 202401, periode_max: 202403 };
    expect(await again(costs)).toMatchObject({ subject: { key: 'kosten' }, period: BOOKED });
    expect(await again({ chat_id })).toMatchObject({ period: BOOKED });
    const YEAR = { periode_min: 202401, periode_max: 202412 };
    const elsewhere = { chat_id, message: 'omzet', context_prompt: monthsOnScreen(YEAR) };
    expect(await again(elsewhere)).toMatchObject({ period: YEAR });

    const question = { ...OMZET, split: 'dagboek', limit: 7 } as const;
    await caller.send('askQuestion', { body: { ...place, chat_id, question } });
    expect(await again({ chat_id })).toMatchObject(question);
    expect(await again(costs)).not.toHaveProperty('limit');
  });

  it('answers one question at a time, of two that come at one moment', async () => {
    const chat_id = await begin();
    const ask = () => caller.send('askQuestion', { body: { ...place, question: OMZET, chat_id } });
    const codes = (await Promise.all([ask(), ask()])).map(({ statusCode }) => statusCode);
    // The second is refused, or comes when the first is answered: never between question and answer.
    expect([
      [200, 409],
      [200, 200],
    ]).toContainEqual(codes.sort());
    const answered = codes.filter((code) => code === 200).length;
    const turns = Array.from({ length: answered + 1 }, () => ['user', 'assistant']);
    expect((await said(chat_id)).map(({ role }) => role)).toEqual(turns.flat());
  });

  it('that is deleted while something is asked in it is not found, or its answer ends', async () => {
    const log = jest.spyOn(test.app.server.log, 'error');
    for (let times = 0; times < 12; times += 1) {
      const chat_id = await begin();
      const [asked] = await Promise.all([
        times % 2 === 0
          ? caller.send('askQuestion', { body: { ...place, question: OMZET, chat_id } })
          : caller.send('answerAgain', { body: { chat_id } }),
        caller.ask('deleteChat', { query: { chat_id } }),
      ]);
      // What was asked before may be gone just before the chat is: then there is nothing to replace.
      expect([200, 404, 409]).toContain(asked.statusCode);
      if (asked.statusCode === 200) expect(streamed(chunksIn(asked.body)).detail).toBe(undefined);
    }
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('keeps whether an answer helped, until that is taken back', async () => {
    const chat_id = await begin();
    const message_id = (await said(chat_id)).at(-1)?.id ?? '';
    const reason = 'De huur is vergeten.';
    await caller.ask('chatFeedback', { body: { chat_id, message_id, value: 'fout', reason } });
    expect((await said(chat_id)).at(-1)?.about).toMatchObject({ oordeel: 'fout', reden: reason });
    await caller.ask('chatFeedback', { body: { chat_id, message_id, value: null } });
    const about = (await said(chat_id)).at(-1)?.about;
    expect(about).not.toHaveProperty('oordeel');
    expect(about).not.toHaveProperty('reden');
  });

  it('is named, renamed and removed by its owner alone', async () => {
    const chat_id = await begin();
    const colleague = await new Caller(test).signIn('collega@voorbeeld.nl');
    for (const name of ['chatMessages', 'deleteChat'] as const) {
      expect((await colleague.problem(name, { query: { chat_id } })).status).toBe(404);
    }
    const { chat_name } = await caller.ask('annotateChat', { body: { chat_id } });
    expect(chat_name).not.toBe('');
    await caller.ask('renameChat', { body: { chat_id, chat_name: 'Omzet van zeventien' } });
    await caller.ask('annotateChat', { body: { chat_id } }); // a name that was given stays
    const chats = await caller.ask('chats', { query: { ...place, search: 'van zeventien' } });
    expect(chats).toMatchObject([{ chat_id, chat_name: 'Omzet van zeventien' }]);
    await caller.ask('deleteChat', { query: { chat_id } });
    expect((await caller.problem('chatMessages', { query: { chat_id } })).status).toBe(404);
    const left = await test.database.rows('SELECT 1 FROM chat_messages WHERE chat_id = $1', [
      chat_id,
    ]);
    expect(left).toEqual([]);
  });

  it('is called after its questions, until its name was given by hand', async () => {
    const chat_id = await begin();
    const annotated = async () =>
      (await caller.ask('annotateChat', { body: { chat_id } })).chat_name;
    const first = await annotated();
    expect(first).toMatch(/^Omzet/);
    await caller.send('answerAgain', { body: { chat_id, message: 'kosten per maand' } });
    expect(await annotated()).toMatch(/^Kosten/);
    await caller.ask('renameChat', { body: { chat_id, chat_name: 'Mijn titel' } });
    await begin(chat_id);
    await begin(chat_id);
    expect(await said(chat_id)).toHaveLength(6);
    expect(await annotated()).toBe('Mijn titel');
    const [chat] = await caller.ask('chats', { query: { ...place, search: 'mijn titel' } });
    expect(chat).toMatchObject({ chat_id, chat_name: 'Mijn titel' });
  });

  it('is as far as it came when the program ended in the middle of an answer', async () => {
    const chat_id = await begin();
    await test.database.rows("UPDATE chat_messages SET state = 'bezig' WHERE chat_id = $1", [
      chat_id,
    ]);
    await test.restart();
    expect((await said(chat_id)).at(-1)?.about).toMatchObject({ einde: 'afgebroken' });
  });
});
