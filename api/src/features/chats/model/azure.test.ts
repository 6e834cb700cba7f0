import { asked, turnOn } from '../../../testing/asked.ts';
import { projectWith } from '../../../testing/books.ts';
import type { Caller } from '../../../testing/caller.ts';
import type { TestApp } from '../../../testing/environment.ts';
import { modelStub, pieces, says, stop } from '../../../testing/model-stub.ts';
import { signedIn } from '../../../testing/running.ts';
import { capital, smallBooks, usual } from '../../../testing/small-books.ts';

const BOOKS = smallBooks({
  year: 2024,
  accounts: usual('0500', '1000'),
  opening: capital(100_000),
  entries: [],
});

async function ready(test: TestApp, caller: Caller): Promise<string> {
  const project_id = await projectWith(test, caller, [BOOKS]);
  await turnOn(caller, project_id);
  return project_id;
}

describe('Azure OpenAI with a key', () => {
  const stub = modelStub({
    KENGETAL_MODEL_AZURE_URL: '{origin}/',
    KENGETAL_MODEL_AZURE_VERSION: '2024-10-21',
    KENGETAL_MODEL_KEY: 'sleutel',
  });
  const { test, caller } = signedIn({ settings: stub.settings });

  it('is asked by deployment and version; chunks without choices are nothing', async () => {
    const project_id = await ready(test, caller);
    stub.mind = () => ({
      steps: [
        { send: { choices: [], prompt_filter_results: [{ prompt_index: 0 }] } },
        ...pieces('Goedendag.'),
        ...stop(),
      ],
    });
    expect((await asked(caller, project_id, 'Hallo')).text).toBe('Goedendag.');
    const [sent] = stub.requests;
    expect(sent?.url).toBe('/openai/deployments/stub-1/chat/completions?api-version=2024-10-21');
    expect(sent?.headers).toMatchObject({ 'api-key': 'sleutel' });
    expect(sent?.headers.authorization).toBeUndefined();
  });

  it('may say in an inner error alone that it filters', async () => {
    const project_id = await ready(test, caller);
    const innererror = { code: 'ResponsibleAIPolicyViolation' };
    stub.mind = () => ({ status: 400, body: { error: { message: 'x', innererror } } });
    expect((await asked(caller, project_id, 'Hallo')).text).toContain('weigert deze vraag;');
  });
});

describe('Azure OpenAI with Entra', () => {
  const stub = modelStub({
    KENGETAL_MODEL_AZURE_URL: '{origin}',
    KENGETAL_MODEL_AZURE_TENANT: 'huurder',
    KENGETAL_MODEL_AZURE_CLIENT_ID: 'wij',
    KENGETAL_MODEL_AZURE_CLIENT_SECRET: 'geheim',
    KENGETAL_MODEL_AZURE_LOGIN: '{origin}',
  });
  const { test, caller } = signedIn({ settings: stub.settings });

  it('is asked with a token, which is renewed before it expires', async () => {
    const project_id = await ready(test, caller);
    const token = async () => {
      await asked(caller, project_id, 'Hallo');
      return stub.requests.at(-1)?.headers.authorization;
    };
    expect(await token()).toBe('Bearer token-1');
    expect(await token()).toBe('Bearer token-1');
    test.setNow('2025-03-18T10:56:00Z');
    await caller.signIn('anna@voorbeeld.nl');
    expect(await token()).toBe('Bearer token-2');
    expect(stub.tokens.handed).toBe(2);
    // A token that is refused is not held on to.
    stub.mind = () => ({ status: 401, body: { error: { message: 'x' } } });
    expect(await token()).toBe('Bearer token-2');
    stub.mind = () => says('Goedendag.');
    expect(await token()).toBe('Bearer token-3');
  });
});

describe('an endpoint that points to another', () => {
  const other = modelStub();
  const stub = modelStub();
  const { test, caller } = signedIn({ settings: stub.settings });

  it('is not followed', async () => {
    const project_id = await ready(test, caller);
    const location = `${other.origin}/v1/chat/completions`;
    stub.mind = () => ({ status: 307, body: {}, headers: { location } });
    expect((await asked(caller, project_id, 'Hallo')).about).toEqual({ door: 'grammatica' });
    expect(other.requests).toEqual([]);
  });
});
