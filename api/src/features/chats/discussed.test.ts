import type { Question } from '@kengetal/contract';
import type { Streamed } from '../../testing/asked.ts';
import { asking, askingModel } from '../../testing/asking.ts';
import { projectWith, withOrganisation } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import { asks, says } from '../../testing/model-stub.ts';
import { capital, smallBooks, throughBank, usual } from '../../testing/small-books.ts';
import { withSuggestion } from '../../testing/suggestions.ts';

const BOOKS = smallBooks({
  year: 2024,
  made: '2025-02-01',
  accounts: usual('0500', '1000', '4100', '8000'),
  opening: capital(100_000),
  entries: [
    throughBank('2024-02-05', '4100', 400),
    throughBank('2024-03-01', '8000', -1000),
    throughBank('2024-03-05', '4100', 1240),
  ],
});
const CONCLUSION = 'Factuur VD-26871 staat twee keer in de boeken: [€ 1240](figure:a1).';

describe('a chat about a suggestion', () => {
  const { test, caller, place, ask } = asking([BOOKS]);
  let suggestion_id: string;
  beforeAll(async () => {
    suggestion_id = await withSuggestion(test, place.project_id);
  });
  const questionOf = ({ calls }: Streamed) =>
    JSON.parse(
      calls.find(({ function: { name } }) => name === 'vraag')?.function.arguments ?? '{}',
    ) as Partial<Question>;

  it('begins with what was found, how, and what to do, with figures that open', async () => {
    const { text, figures, chat_id } = await ask('Hier wil ik het over hebben', { suggestion_id });
    expect(text).toBe(
      [
        CONCLUSION,
        'Hoe dit is berekend: Twee facturen met hetzelfde nummer en bedrag.',
        'Stappen:\n1. Vraag de leverancier om een creditnota.',
        'Vraag voor je boekhouder: Klopt het dat factuur VD-26871 twee keer is geboekt?',
      ].join('\n\n'),
    );
    expect(figures).toMatchObject({ a1: { kind: 'booked', cents: 124_000 } });
    const [chat] = await caller.ask('chats', { query: place });
    expect(chat).toMatchObject({ chat_id, chat_name: 'Dubbele factuur VD-26871' });
  });

  it('answers parts of it, and goes on from its account and months', async () => {
    const { chat_id } = await ask('Leg dit uit', { suggestion_id });
    const steps = await ask('Wat moet ik nu doen?', { chat_id });
    expect(steps.text).toBe('Stappen:\n1. Vraag de leverancier om een creditnota.');
    const before = await ask('en een maand eerder?', { chat_id });
    expect(questionOf(before)).toMatchObject({
      subject: { kind: 'account', rekeningen: ['4100'] },
      period: { periode_min: 202402, periode_max: 202402 },
    });
    expect(before.text).toContain('400,00');
  });

  it('answers a question of its own by the books', async () => {
    const { text, figures } = await ask('Wat was de omzet in maart 2024?', { suggestion_id });
    expect(text).toContain('1.000,00');
    expect(figures).toMatchObject({ a1: { cents: 100_000 } });
  });

  it('turns to another suggestion within a chat', async () => {
    const { chat_id } = await ask('Wat was de omzet in maart 2024?');
    const { text } = await ask('Wat is hier aan de hand?', { chat_id, suggestion_id });
    expect(text).toContain(CONCLUSION);
  });

  it('is not begun about a suggestion of others', async () => {
    const stranger = await new Caller(test).signIn('vreemde@elders.nl');
    await withOrganisation(stranger, 'Elders');
    const elsewhere = await projectWith(test, stranger, [BOOKS]);
    const body = {
      ...{ project_id: elsewhere, message: 'Leg uit', history: true as const, suggestion_id },
    };
    expect((await stranger.problem('sendMessage', { body })).code).toBe('not_found');
  });
});

describe('a chat about a suggestion with a language model', () => {
  const { stub, test, place, ask } = askingModel([BOOKS]);
  let suggestion_id: string;
  beforeAll(async () => {
    suggestion_id = await withSuggestion(test, place.project_id);
  });

  it('gives it the finding as data, whose figures it may name beside those it asks for', async () => {
    stub.mind = (_, round) =>
      round === 0
        ? asks({ subject: { kind: 'figure', key: 'omzet' } })
        : says('VD-26871 staat er twee keer: {a1}. De omzet was {a2}.');
    const { text, figures } = await ask('Leg dit uit', { suggestion_id });
    const sent = JSON.stringify(stub.requests[0]?.messages);
    expect(sent).toContain('Factuur VD-26871 staat twee keer in de boeken: {a1}');
    expect(sent).toContain('<gegevens>');
    expect(text).toContain('VD-26871 staat er twee keer: [€\u00a01.240,00](figure:a1)');
    expect(figures).toMatchObject({ a1: { cents: 124_000 }, a2: { cents: 100_000 } });
  });
});
