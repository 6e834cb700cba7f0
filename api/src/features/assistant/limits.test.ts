import { asked, turnOn, useOf } from '../../testing/asked.ts';
import { projectWith } from '../../testing/books.ts';
import { ENGINES } from '../../testing/environment.ts';
import { modelStub, says } from '../../testing/model-stub.ts';
import { ONE_SALE } from '../../testing/one-sale.ts';
import { signedIn } from '../../testing/running.ts';

const NOW = '2025-03-18T10:00:00Z';
const OF_PERSON = 'Je tegoed voor het taalmodel is op voor vandaag.';
const OF_ORGANISATION = 'Het tegoed van je organisatie voor het taalmodel is op voor deze maand.';

// Each answer of the stub takes 1,000 tokens in and 50 out.
describe.each(ENGINES)('limits of the language model (%s)', (engine) => {
  /** An API with these settings, and someone with a project whose organisation turned the model on. */
  function limited(more: Record<string, string>) {
    const stub = modelStub({ ...more, KENGETAL_MODEL_SILENCE_SECONDS: '20' });
    const { test, caller } = signedIn({ engine, now: NOW, settings: stub.settings });
    let place = { project_id: '', organisation_id: '' };
    let people = 0;
    beforeEach(async () => {
      people += 1;
      test.setNow(NOW);
      await caller.signIn(`anna-${people}@voorbeeld.nl`);
      const project_id = await projectWith(test, caller, [ONE_SALE]);
      place = { project_id, organisation_id: await turnOn(caller, project_id) };
    });
    return {
      ...{ stub, test, caller },
      ask: (message = 'Hallo?') => asked(caller, place.project_id, message),
      use: () => useOf(caller, place.organisation_id),
      way: async () => (await caller.ask('config')).assistant?.[place.organisation_id],
      at: async (instant: string) => {
        test.setNow(instant);
        await caller.signIn(`anna-${people}@voorbeeld.nl`);
      },
    };
  }

  describe('in tokens', () => {
    const { stub, test, ask, use, way, at } = limited({
      KENGETAL_MODEL_TOKENS_PER_DAY: '2000',
      KENGETAL_MODEL_TOKENS_PER_MONTH: '3000',
    });

    it('hold for a person on a day and for an organisation in a month, and are said', async () => {
      await ask();
      expect((await ask()).about).toEqual({ door: 'model' });
      expect((await ask()).text).toContain(OF_PERSON);
      expect(await way()).toBe('grammatica');
      await at('2025-03-19T10:00:00Z');
      expect(await way()).toBe('model');
      expect((await ask()).about).toEqual({ door: 'model' });
      await at('2025-03-31T10:00:00Z');
      expect((await ask()).text).toContain(OF_ORGANISATION);
      expect(await way()).toBe('grammatica');
      await at('2025-04-01T10:00:00Z');
      expect(await way()).toBe('model');
      expect((await ask()).about).toEqual({ door: 'model' });
    });

    it('hold for what is asked at once: what an answer takes is set aside while it is made', async () => {
      // The model waits for the other four: what it leaves of its own would be theirs to use.
      let finished = 0;
      let lastOfFour: () => void = () => undefined;
      const four = new Promise<void>((resolve) => (lastOfFour = resolve));
      stub.mind = () => ({ steps: [{ until: four }, ...says('Goedendag.').steps] });
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => ask().finally(() => (finished += 1) === 4 && lastOfFour())),
      );
      expect(stub.requests).toHaveLength(1);
      expect(answers.filter(({ text }) => text.includes(OF_PERSON))).toHaveLength(4);
      // What was not used is given back.
      expect(await use()).toMatchObject({ answers: 1, tokens_in: 1_000, tokens_out: 50 });
      expect(await way()).toBe('model');
    });

    it('count what was sent where nothing came back, unless it was refused', async () => {
      stub.mind = () => ({ status: 404, body: { error: { message: 'x' } } });
      await ask();
      expect(await use()).toMatchObject({ answers: 1, broken: 1, tokens_in: 0 });
      stub.requests.length = 0;
      stub.mind = () => ({ steps: [{ cut: true }] });
      await ask();
      expect(stub.requests).toHaveLength(2);
      const { messages, tools } = JSON.parse(stub.requests[0]?.text ?? '') as object & {
        messages: unknown;
        tools: unknown;
      };
      // Three characters to a token; it was sent twice.
      const sent = Math.ceil((JSON.stringify({ messages, tools }).length / 3) * 2);
      expect(await use()).toMatchObject({ answers: 2, broken: 2, tokens_in: sent, tokens_out: 0 });
    });

    it('are not met by a provider that asks to be left alone, which the way tells too', async () => {
      stub.mind = () => ({ status: 429, body: {}, headers: { 'retry-after': '30' } });
      await ask();
      expect(await way()).toBe('grammatica');
      test.setNow('2025-03-18T10:00:31Z');
      expect(await way()).toBe('model');
    });
  });

  describe('in euros', () => {
    // € 100 for a million tokens in and € 400 for a million out: 1,000 and 50 cost 10 + 2 cents.
    const { stub, ask, use, at } = limited({
      KENGETAL_MODEL_PRICE_IN: '10000',
      KENGETAL_MODEL_PRICE_OUT: '40000',
      KENGETAL_MODEL_EUROS_PER_DAY: '1',
      KENGETAL_MODEL_EUROS_PER_MONTH: '2',
    });
    const doors = async (times: number) => {
      const answers = [];
      for (let time = 0; time < times; time += 1) answers.push((await ask()).about?.door);
      return answers.filter((door) => door === 'model').length;
    };

    it('hold for a person on a day and for an organisation in a month, and are shown', async () => {
      // Nine cost € 1.08; eight more € 0.96, together € 2.04.
      expect(await doors(9)).toBe(9);
      expect((await ask()).text).toContain(OF_PERSON);
      const used = await use();
      expect(used).toMatchObject({ cents: 108, cents_per_day: 100, cents_per_month: 200 });
      expect(used.people).toMatchObject([{ cents: 108 }]);
      await at('2025-03-19T10:00:00Z');
      expect(await doors(8)).toBe(8);
      expect((await ask()).text).toContain(OF_ORGANISATION);
    });

    it('are rounded up', async () => {
      // 333 cost 3.33 cents, and 1 costs 0.04.
      const usage = { prompt_tokens: 333, completion_tokens: 1 };
      const steps = says('Goedendag.').steps.slice(0, -1);
      stub.mind = () => ({ steps: [...steps, { send: { usage } }] });
      await ask();
      expect((await use()).cents).toBe(4);
    });
  });
});
