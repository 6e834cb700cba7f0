import { streamed } from '../../../testing/asked.ts';
import { askingModel } from '../../../testing/asking.ts';
import { followed } from '../../../testing/followed.ts';
import { asks, pieces, says, stop, type Reply } from '../../../testing/model-stub.ts';
import { OMZET, ONE_SALE, SOLD } from '../../../testing/one-sale.ts';
import { NOTE, REST } from './testing/notes.ts';

const refused = (status: number, error: object = {}, headers = {}): Reply => ({
  ...{ status, headers },
  body: { error: { message: 'wat was de omzet', ...error } },
});
const FILTERED = { code: 'content_filter', message: 'filtered' };
const begun = pieces('De omzet was {a1}. En ver');

describe('a language model that fails', () => {
  const { stub, test, caller, place, ask, use } = askingModel([ONE_SALE]);
  const following = () =>
    followed(test, caller, 'sendMessage', {
      body: { ...place, message: 'Wat was de omzet?', history: true },
    });
  const broken = async () => (await use()).broken;

  it.each<[string, Reply]>([
    ['stalls', { steps: [{ stall: true }] }],
    ['is cut off', { steps: [{ cut: true }] }],
    ['answers 401', refused(401)],
    ['answers 404', refused(404)],
    ['answers 500', refused(500)],
    ['sends no JSON', { steps: [{ send: 'data: {"choices": [\n\n' }] }],
    ['sends an error in its stream', { steps: [{ send: { error: { message: 'x' } } }] }],
    ['ends without an end', { steps: [{ send: { choices: [] } }] }],
    ['says nothing', says('')],
  ])('that %s gives way to the grammar, which says so', async (_, reply) => {
    const before = await broken();
    stub.mind = () => reply;
    const answer = await ask();
    expect(answer.text).toMatch(new RegExp(`\\n\\n${NOTE}$`));
    expect(answer.about).toEqual({ door: 'grammatica' });
    expect(answer.detail).toBeUndefined();
    expect(await broken()).toBe(before + 1);
  });

  it.each<[string, Reply]>([
    ['with 500', refused(500)],
    ['with 429 for a moment', refused(429, {}, { 'retry-after-ms': '5' })],
    ['by being cut off', { steps: [{ cut: true }] }],
  ])('is asked a second time when it fails %s', async (_, reply) => {
    stub.mind = () => (stub.requests.length === 1 ? reply : says('Goedendag.'));
    expect((await ask()).text).toBe('Goedendag.');
    expect(stub.requests).toHaveLength(2);
  });

  it('is left alone for as long as it asks', async () => {
    stub.mind = () => refused(429, {}, { 'retry-after': '30' });
    expect((await ask()).text).toContain('Het taalmodel heeft het te druk;');
    stub.mind = () => says('Goedendag.');
    expect((await ask()).text).toContain('Het taalmodel heeft het te druk;');
    expect(stub.requests).toHaveLength(1);
    test.setNow('2025-03-18T10:00:31Z');
    expect((await ask()).text).toBe('Goedendag.');
  });

  it.each<[string, Reply]>([
    ['before it begins', refused(400, FILTERED)],
    ['in the middle', { steps: [...pieces('De'), ...stop('content_filter')] }],
  ])('that refuses a question %s is said to, and not asked again', async (_, reply) => {
    stub.mind = () => reply;
    const { text } = await ask();
    expect(text).toContain('De aanbieder van het taalmodel weigert deze vraag;');
    expect(stub.requests).toHaveLength(1);
  });

  it.each<[string, Reply]>([
    ['stalls', { steps: [...begun, { stall: true }] }],
    ['is cut off', { steps: [...begun, { cut: true }] }],
    ['sends no JSON', { steps: [...begun, { send: 'data: {\n\n' }] }],
    ['filters', { steps: [...begun, ...stop('content_filter')] }],
  ])('that %s in the middle leaves what was checked, and says what happened', async (_, reply) => {
    stub.mind = (_request, round) => (round === 0 ? asks(OMZET) : reply);
    const { text, about } = await ask();
    expect(text).toBe(`De omzet was ${SOLD} (1e kwartaal 2024).\n\n${REST}`);
    expect(about).toEqual({ door: 'model' });
  });

  it('that fails after its questions has them answered in our own words', async () => {
    stub.mind = (_, round) => (round === 0 ? asks(OMZET) : refused(500));
    const { text, about } = await ask();
    expect(text).toBe(`Omzet, 1e kwartaal 2024: ${SOLD}.\n\n${NOTE}`);
    expect(about).toEqual({ door: 'grammatica' });
  });

  it('ends within a second when it is stopped, and keeps what was told', async () => {
    stub.mind = (_, round) => (round === 0 ? asks(OMZET) : { steps: [...begun, { stall: true }] });
    const { chunks, chatId, told } = await following();
    await told('De omzet was');
    const from = performance.now();
    await caller.ask('stopChat', { body: { chat_id: chatId() } });
    await stub.left;
    expect(performance.now() - from).toBeLessThan(1_000);
    const { text } = streamed(await chunks);
    expect(text).toBe(`De omzet was ${SOLD} (1e kwartaal 2024).`);
    const messages = await caller.ask('chatMessages', { query: { chat_id: chatId() } });
    expect(messages.at(-1)).toMatchObject({ content: text, about: { einde: 'gestopt' } });
  });

  it('is kept as far as it came when the program ends', async () => {
    stub.mind = (_, round) => (round === 0 ? asks(OMZET) : { steps: [...begun, { stall: true }] });
    const { chatId, told } = await following();
    await told('De omzet was');
    await test.restart();
    const messages = await caller.ask('chatMessages', { query: { chat_id: chatId() } });
    expect(messages.at(-1)).toMatchObject({
      content: `De omzet was ${SOLD} (1e kwartaal 2024).`,
      about: { einde: 'afgebroken', door: 'model' },
    });
  });
});

describe('an answer that takes too long', () => {
  const { stub, ask } = askingModel([ONE_SALE], {
    KENGETAL_MODEL_ANSWER_SECONDS: '0.3',
    KENGETAL_MODEL_SILENCE_SECONDS: '20',
  });

  it('is ended, and made by the grammar', async () => {
    stub.mind = () => ({ steps: [{ stall: true }] });
    expect((await ask('Omzet?')).text).toContain(NOTE);
  });
});
