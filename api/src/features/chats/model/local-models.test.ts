import type { Question } from '@kengetal/contract';
import { asked, turnOn } from '../../../testing/asked.ts';
import { projectWith } from '../../../testing/books.ts';
import { asks, calls, modelStub, pieces, says, stop } from '../../../testing/model-stub.ts';
import { signedIn } from '../../../testing/running.ts';
import { capital, smallBooks, throughBank, usual } from '../../../testing/small-books.ts';

const BOOKS = smallBooks({
  year: 2024,
  accounts: usual('0500', '1000', '8000'),
  opening: capital(100_000),
  entries: [throughBank('2024-03-01', '8000', -1000)],
});
const OMZET: Question = { subject: { kind: 'figure', key: 'omzet' } };
const SAID = 'De omzet was [€\u00a01.000,00](figure:a1) (1e kwartaal 2024).';

const chunk = (delta: object) => ({ send: { choices: [{ index: 0, delta }] } });

describe('a model behind a server of one’s own', () => {
  const stub = modelStub();
  const { caller, test } = signedIn({ settings: stub.settings });
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [BOOKS]);
    await turnOn(caller, project_id);
  });
  const ask = () => asked(caller, project_id, 'Wat was de omzet?');

  it.each([
    ['before its words', '<think>De gebruiker wil 5. Of 7?\n</think>De omzet was {a1}.'],
    ['more than once', '<think>Hm.</think>De omzet <think>Hoe? Zo.</think>was {a1}.'],
    ['that does not end', 'De omzet was {a1}.<think>En nu? Ik geef advies.'],
    ['of a length without end', `<think>${'Wacht eens. '.repeat(2_000)}</think>De omzet was {a1}.`],
  ])('says nothing of what it thinks aloud %s', async (_, text) => {
    // Pieces of seven letters cut the tags in two.
    stub.mind = (_request, round) => (round === 0 ? asks(OMZET) : says(text));
    const answer = await ask();
    expect(answer.text).toBe(SAID);
    expect(answer.about).toEqual({ door: 'model' });
  });

  it('says nothing of what it thinks in a field of its own', async () => {
    const thought = chunk({ reasoning_content: 'Ik geef advies. ', reasoning: 'Doe maar. ' });
    stub.mind = (_, round) =>
      round === 0
        ? asks(OMZET)
        : { steps: [thought, ...pieces('De omzet was {a1}.'), thought, ...stop()] };
    expect((await ask()).text).toBe(SAID);
  });

  it('is given back no arguments that cannot be parsed', async () => {
    const args = ['', '{"subject":', '[1]', 'null', '3', JSON.stringify(OMZET)];
    stub.mind = (_, round) =>
      round === 0
        ? calls(...args.map((one) => ({ name: 'vraag', args: one })))
        : says('De omzet was {a1}.');
    expect((await ask()).text).toBe(SAID);
    const { messages } = JSON.parse(stub.requests[1]?.text ?? '') as {
      messages: { tool_calls?: { function: { arguments: string } }[] }[];
    };
    const sent = messages.flatMap(({ tool_calls = [] }) => tool_calls);
    expect(sent.map((call) => call.function.arguments)).toEqual([
      ...['{}', '{}', '{}', '{}', '{}'],
      JSON.stringify(OMZET),
    ]);
  });

  it('may send its letters in halves', async () => {
    const line = Buffer.from(
      `data: ${JSON.stringify(chunk({ content: 'Élk café: geen ruïne. ' }).send)}\n\n`,
    );
    const halves = Array.from(line, (byte) => ({ send: Buffer.from([byte]) }));
    stub.mind = () => ({ steps: [...halves, ...pieces('Tot ziens.'), ...stop()] });
    expect((await ask()).text).toBe('Élk café: geen ruïne. Tot ziens.');
  });
});
