import { LIMITS, type Problem } from '@kengetal/contract';
import { chunksIn, streamed } from '../../testing/asked.ts';
import { projectWith } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import { ONE_SALE } from '../../testing/one-sale.ts';
import { signedIn } from '../../testing/running.ts';

describe('asking', () => {
  const { test, caller } = signedIn();

  it('suggests questions about a prompt alone, without a project', async () => {
    const body = { context_prompt: 'Het rapport Maart 2024, tab balans' };
    const { suggestions } = await caller.ask('contextSuggestions', { body });
    expect(suggestions).toHaveLength(3);
    expect(suggestions.join(' ')).toContain('maart 2024');
  });

  it('takes no suggestion for none, and a question as long as it may be anew', async () => {
    const project_id = await projectWith(test, caller, [ONE_SALE]);
    const body = { project_id, message: 'omzet', history: true as const };
    const sent = { ...body, chat_id: null, suggestion_id: null };
    const answer = await caller.send('sendMessage', { body: sent });
    expect(answer.statusCode).toBe(200);
    const { chat_id } = streamed(chunksIn(answer.body));
    const message = 'é'.repeat(LIMITS.message.max);
    const again = await caller.send('answerAgain', { body: { chat_id, message } });
    expect(again.statusCode).toBe(200);
  });

  it('is done twenty times a minute by a person, and no more', async () => {
    const hasty = await new Caller(test).signIn('haast@voorbeeld.nl');
    const project_id = await projectWith(test, hasty, [ONE_SALE]);
    const ask = (message = 'omzet') =>
      hasty.send('sendMessage', { body: { project_id, message, history: true } });
    // What is no question does not count.
    expect((await ask(' ')).statusCode).toBe(422);
    const statuses: number[] = [];
    for (let times = 0; times < 20; times += 1) statuses.push((await ask()).statusCode);
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
    const refused = await ask();
    // What is told once, and how long it lasts.
    const seconds = Number(refused.headers['retry-after']);
    expect([refused.statusCode, refused.json<Problem>().detail]).toEqual([
      429,
      `Je kunt over ${seconds} seconden weer een vraag stellen.`,
    ]);
    expect(seconds).toBeGreaterThan(1);
    expect(seconds).toBeLessThanOrEqual(60);
  });
});
