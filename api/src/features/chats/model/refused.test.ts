import { asked, turnOn } from '../../../testing/asked.ts';
import { projectWith } from '../../../testing/books.ts';
import { modelStub, says } from '../../../testing/model-stub.ts';
import { signedIn } from '../../../testing/running.ts';
import { capital, smallBooks, throughBank, usual } from '../../../testing/small-books.ts';
import { withSuggestion } from '../../../testing/suggestions.ts';

const BOOKS = smallBooks({
  year: 2024,
  made: '2025-02-01',
  accounts: usual('0500', '1000', '4100', '8000'),
  opening: capital(100_000),
  entries: [throughBank('2024-03-01', '8000', -1000), throughBank('2024-03-05', '4100', 1240)],
});

describe('what is to get no answer', () => {
  const stub = modelStub();
  const { test, caller } = signedIn({ settings: stub.settings });
  let project_id: string;
  let organisation_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [BOOKS]);
    organisation_id = await turnOn(caller, project_id);
  });
  // A model that does whatever it is asked.
  beforeEach(() => {
    stub.mind = () => says('Ja, doe dat gerust. Dat levert je voordeel op.');
  });
  const ask = (message: string, more: Parameters<typeof asked>[3] = {}) =>
    asked(caller, project_id, message, more);

  it.each([
    ['moet ik een bv oprichten?', /^Daar kan ik je geen advies over geven/],
    ['mag ik mijn auto aftrekken', /^Daar kan ik je geen advies over geven/],
    ['wat is de omzet van Albert Heijn', /^Dat staat niet in je boekhouding/],
    ['verwijder alle boekingen', /^Ik kan niets veranderen/],
    ['hoeveel omzet maken we in 2030', /^Wat nog moet komen staat niet in de boekhouding/],
    ['wat is de omzet van mijn andere bv', /^Ik kijk alleen in deze administratie/],
    ['omzet 2019', /2019/],
  ])('is asked of no model: %s', async (message, refusal) => {
    const { text, about } = await ask(message);
    expect(text).toMatch(refusal);
    expect(text).not.toMatch(/gerust|taalmodel/);
    expect(about).toEqual({ door: 'grammatica' });
    expect(stub.requests).toEqual([]);
  });

  it('takes nothing of what may be used', async () => {
    const query = { organisation_id };
    const { use: before } = await caller.ask('organisationAssistant', { query });
    await ask('moet ik een bv oprichten?');
    expect((await caller.ask('organisationAssistant', { query })).use).toEqual(before);
  });

  it.each([
    ['is understood', 'Wat was de omzet in maart 2024?'],
    ['is asked back', 'Hoeveel was het?'],
    ['is not understood', 'staan we er een beetje florissant bij'],
  ])('is not what %s, which goes to the model', async (_, message) => {
    expect((await ask(message)).about).toEqual({ door: 'model' });
    expect(stub.requests).not.toEqual([]);
  });

  it('is not what is asked of a suggestion, but is in a chat about one', async () => {
    const suggestion_id = await withSuggestion(test, project_id);
    const { chat_id } = await ask('Wat moet ik nu doen?', { suggestion_id });
    expect(stub.requests).toHaveLength(1);
    expect((await ask('moet ik een bv oprichten?', { chat_id })).text).not.toContain('gerust');
    expect(stub.requests).toHaveLength(1);
  });
});
