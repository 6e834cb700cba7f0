import { asked, turnOn } from '../../../testing/asked.ts';
import { projectWith } from '../../../testing/books.ts';
import { asks, calls, modelStub, says } from '../../../testing/model-stub.ts';
import { relationBooks } from '../../../testing/relation-books.ts';
import { signedIn } from '../../../testing/running.ts';

/** None of the relations is a legal person: each may be somebody's name. */
const NAMES = /kpn|caf[eé]|boom/i;

describe('names of people', () => {
  const stub = modelStub();
  const { test, caller } = signedIn({ settings: stub.settings });
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [relationBooks()]);
    await turnOn(caller, project_id);
  });
  const seen = () => stub.requests.map(({ text }) => text).join('\n');

  it('are handles in what a model gets, and themselves in what it says', async () => {
    stub.mind = (_, round) => {
      if (round === 0) return calls({ name: 'zoek', args: '{"naam":"R1"}' });
      if (round === 1) {
        return asks({ subject: { kind: 'relation', relatie: 'K1', side: 'verkocht' } });
      }
      return says('Aan R1 is {a1} verkocht, en dat is {a1:naam}.');
    };
    const { text } = await asked(caller, project_id, 'Wat verkochten we aan café de boom?', {
      context_prompt: 'De gebruiker bekijkt Café De Boom en KPN Zakelijk.',
    });
    expect(stub.requests).toHaveLength(3);
    expect(stub.requests[1]?.text).toContain('klant K1: R1');
    expect(seen()).not.toMatch(NAMES);
    // 500 + 100 + 200 + 1.000
    expect(text).toContain('Aan Café De Boom is [€\u00a01.800,00](figure:a1) verkocht');
  });

  it('are handles in tables too, while the reader sees the names', async () => {
    stub.mind = (_, round) =>
      round === 0
        ? asks(
            { subject: { kind: 'figure', key: 'kosten' }, split: 'relatie' },
            { subject: { kind: 'lines' }, measure: 'boekingen' },
            { subject: { kind: 'open', groep: 'crediteuren' } },
          )
        : says('De grootste is R1.');
    const { text, calls: made } = await asked(caller, project_id, 'Wie zijn onze leveranciers?');
    expect(seen()).not.toMatch(NAMES);
    expect(made[0]?.function.result).toContain('KPN Zakelijk');
    expect(text).toBe('De grootste is KPN Zakelijk.');
  });

  it('stay handles in what was said before', async () => {
    stub.mind = () => says('Prima.');
    const { chat_id } = await asked(caller, project_id, 'Ken je KPN Zakelijk?');
    await asked(caller, project_id, 'En Café De Boom?', { chat_id });
    expect(seen()).not.toMatch(NAMES);
  });
});
