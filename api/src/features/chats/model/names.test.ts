import { askingModel } from '../../../testing/asking.ts';
import { asks, calls, says } from '../../../testing/model-stub.ts';
import { entry, journalBooks } from '../../../testing/journal-books.ts';
import { relationBooks } from '../../../testing/relation-books.ts';

/** None of the relations is a legal person: each may be somebody's name. */
const NAMES = /kpn|caf[eé]|boom/i;

describe('names of people', () => {
  const { stub, ask } = askingModel([relationBooks()]);
  const seen = () => stub.requests.map(({ text }) => text).join('\n');

  it('are handles in what a model gets, and themselves in what it says', async () => {
    stub.mind = (_, round) => {
      if (round === 0) return calls({ name: 'zoek', args: '{"naam":"R1"}' });
      if (round === 1) {
        return asks({ subject: { kind: 'relation', relatie: 'K1', side: 'verkocht' } });
      }
      return says('Aan R1 is {a1} verkocht, en dat is {a1:naam}.');
    };
    const { text } = await ask('Wat verkochten we aan café de boom?', {
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
    const { text, calls: made } = await ask('Wie zijn onze leveranciers?');
    expect(seen()).not.toMatch(NAMES);
    expect(made[0]?.function.result).toContain('KPN Zakelijk');
    expect(text).toBe('De grootste is KPN Zakelijk.');
  });

  it('stay handles in what was said before', async () => {
    stub.mind = () => says('Prima.');
    const { chat_id } = await ask('Ken je KPN Zakelijk?');
    await ask('En Café De Boom?', { chat_id });
    expect(seen()).not.toMatch(NAMES);
  });
});

/** People whose names stand in an account and a code, or look like a legal form. */
const PEOPLE = journalBooks({
  year: 2024,
  made: '2024-03-31',
  accounts: [
    ['0600', 'Privé Jansen', 'B', 'BEivPri'],
    ['1300', 'Debiteuren', 'B', 'BVorDebHad'],
    ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
  ],
  relations: [
    ['K1', 'Jansen', 'C'],
    ['PIETERSEN', 'Pietersen', 'C'],
    ['K3', 'N.V. Smit', 'C'],
  ],
  journals: [
    [
      ...(['V', 'S', 'Verkoopboek'] as const),
      [
        entry('F1', '2024-01-05', 'Hulp', ['1300', 30_000, 'K1', 'F1'], ['8000', -30_000]),
        entry('F2', '2024-01-06', 'Hulp', ['1300', 70_000, 'PIETERSEN', 'F2'], ['8000', -70_000]),
        entry('F3', '2024-01-07', 'Hulp', ['0600', 5_000], ['8000', -5_000]),
      ],
    ],
  ],
});

describe('names of people that are hard to know', () => {
  const { stub, ask } = askingModel([PEOPLE]);

  it('are handles wherever they stand', async () => {
    let code = '';
    stub.mind = ({ messages }, round) => {
      if (round === 0) {
        return calls(
          { name: 'zoek', args: '{"naam":"R2"}' },
          { name: 'zoek', args: '{"naam":"prive"}' },
        );
      }
      if (round === 2) {
        code = /klant (R\d+): R\d+/.exec(messages.at(-2)?.content ?? '')?.[1] ?? '';
        return asks(
          { subject: { kind: 'relation', relatie: code, side: 'verkocht' } },
          { subject: { kind: 'figure', key: 'omzet' }, split: 'relatie' },
          { subject: { kind: 'account', rekeningen: ['0600'] } },
        );
      }
      return says('Dat is {a1}.');
    };
    const message = 'Wat zijn Jansens facturen, en die van pietersen en n.v. smit?';
    // The name stands where what is on the screen is cut off.
    const context_prompt = `${'Het scherm. '.repeat(166)}Van Jansen en meer.`;
    const { text, chat_id } = await ask(message, { context_prompt });
    expect(text).toContain('€\u00a0700,00');
    await ask('En nu?', { chat_id });
    const seen = stub.requests.map((request) => request.text).join('\n');
    expect(seen).toContain(`klant ${code}: R`);
    expect(seen).toContain('Privé R');
    expect(seen).not.toMatch(/jans|pieters|smit/i);
  });
});
