import { askingModel } from '../../../testing/asking.ts';
import { modelStub, pieces, says, stop } from '../../../testing/model-stub.ts';
import { ONE_SALE } from '../../../testing/one-sale.ts';

describe('Azure OpenAI with a key', () => {
  const { stub, ask } = askingModel([ONE_SALE], {
    KENGETAL_MODEL_AZURE_URL: '{origin}/',
    KENGETAL_MODEL_AZURE_VERSION: '2024-10-21',
    KENGETAL_MODEL_KEY: 'sleutel',
  });

  it('is asked by deployment and version; chunks without choices are nothing', async () => {
    stub.mind = () => ({
      steps: [
        { send: { choices: [], prompt_filter_results: [{ prompt_index: 0 }] } },
        ...pieces('Goedendag.'),
        ...stop(),
      ],
    });
    expect((await ask('Hallo')).text).toBe('Goedendag.');
    const [sent] = stub.requests;
    expect(sent?.url).toBe('/openai/deployments/stub-1/chat/completions?api-version=2024-10-21');
    expect(sent?.headers).toMatchObject({ 'api-key': 'sleutel' });
    expect(sent?.headers.authorization).toBeUndefined();
  });

  it('may say in an inner error alone that it filters', async () => {
    const innererror = { code: 'ResponsibleAIPolicyViolation' };
    stub.mind = () => ({ status: 400, body: { error: { message: 'x', innererror } } });
    expect((await ask('Hallo')).text).toContain('weigert deze vraag;');
  });
});

describe('Azure OpenAI with Entra', () => {
  const { stub, test, caller, ask } = askingModel([ONE_SALE], {
    KENGETAL_MODEL_AZURE_URL: '{origin}',
    KENGETAL_MODEL_AZURE_TENANT: 'huurder',
    KENGETAL_MODEL_AZURE_CLIENT_ID: 'wij',
    KENGETAL_MODEL_AZURE_CLIENT_SECRET: 'geheim',
    KENGETAL_MODEL_AZURE_LOGIN: '{origin}',
  });

  it('is asked with a token, which is renewed before it expires', async () => {
    const token = async () => {
      await ask('Hallo');
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
  const { stub, ask } = askingModel([ONE_SALE]);

  it('is not followed', async () => {
    const location = `${other.origin}/v1/chat/completions`;
    stub.mind = () => ({ status: 307, body: {}, headers: { location } });
    expect((await ask('Hallo')).about).toEqual({ door: 'grammatica' });
    expect(other.requests).toEqual([]);
  });
});
