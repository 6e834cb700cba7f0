import { readConfig } from './config.ts';

const SHOWN = {
  KENGETAL_MODEL: 'groot-1',
  KENGETAL_MODEL_PROVIDER: 'Modellenhuis',
  KENGETAL_MODEL_REGION: 'Zweden',
  KENGETAL_MODEL_KEEPS: '30 dagen, voor misbruik',
};
const AZURE = { ...SHOWN, KENGETAL_MODEL_AZURE_URL: 'https://bedrijf.openai.azure.com/' };
const PRODUCTION = {
  NODE_ENV: 'production',
  KENGETAL_ORIGINS: 'https://kengetal.example',
  DATABASE_URL: 'postgres://kengetal@db.example/kengetal',
  KENGETAL_MICROSOFT_CLIENT_ID: 'c9e2b7a4-5f0d-4c1e-9a37-6b8d2f14e053',
};

describe('the settings of a language model', () => {
  it('are none until one is named', () => {
    expect(readConfig({}).model).toBeUndefined();
    expect(readConfig({ KENGETAL_MODEL: '' }).model).toBeUndefined();
  });

  it('name an endpoint, and have limits', () => {
    const url = 'https://api.modellenhuis.example/v1';
    const { model } = readConfig({
      ...SHOWN,
      KENGETAL_MODEL_URL: url,
      KENGETAL_MODEL_KEY: 'geheim',
    });
    expect(model).toMatchObject({
      endpoint: { kind: 'openai', url, key: 'geheim' },
      model: 'groot-1',
      answerMs: 60_000,
      perDay: { tokens: 300_000, cents: 100 },
      perMonth: { tokens: 10_000_000, cents: 2_500 },
    });
    expect(model?.prices).toBeUndefined();
  });

  it('name prices, both or none', () => {
    const url = 'https://api.modellenhuis.example/v1';
    const settings = { ...SHOWN, KENGETAL_MODEL_URL: url, KENGETAL_MODEL_PRICE_IN: '250' };
    const { model } = readConfig({ ...settings, KENGETAL_MODEL_PRICE_OUT: '1000' });
    expect(model?.prices).toEqual({ in: 250, out: 1_000 });
    for (const none of [{}, { KENGETAL_MODEL_PRICE_OUT: '' }]) {
      expect(() => readConfig({ ...settings, ...none })).toThrow('KENGETAL_MODEL_PRICE_OUT');
    }
  });

  it.each(['-1', 'veel', '0.5', '1e9'])('have no price of %s', (price) => {
    const settings = { KENGETAL_MODEL_PRICE_IN: price, KENGETAL_MODEL_PRICE_OUT: '1' };
    expect(() => readConfig(settings)).toThrow('KENGETAL_MODEL_PRICE_IN');
  });

  it('name Azure, with a key or with credentials of Entra', () => {
    const key = readConfig({ ...AZURE, KENGETAL_MODEL_KEY: 'geheim' }).model;
    expect(key?.endpoint).toMatchObject({ kind: 'azure', credential: 'geheim' });
    const entra = readConfig({
      ...AZURE,
      KENGETAL_MODEL_AZURE_TENANT: 'huurder',
      KENGETAL_MODEL_AZURE_CLIENT_ID: 'wij',
      KENGETAL_MODEL_AZURE_CLIENT_SECRET: 'geheim',
    }).model;
    expect(entra?.endpoint).toMatchObject({
      credential: {
        tokenUrl: 'https://login.microsoftonline.com/huurder/oauth2/v2.0/token',
        clientId: 'wij',
      },
    });
  });

  it('say in Dutch all that lacks', () => {
    const said = (settings: Record<string, string>) => {
      try {
        readConfig(settings);
      } catch (error) {
        return String(error);
      }
      return '';
    };
    const lacking = said({ KENGETAL_MODEL: 'groot-1' });
    for (const name of ['URL', 'PROVIDER', 'REGION', 'KEEPS']) {
      expect(lacking).toContain(`KENGETAL_MODEL_${name}`);
    }
    expect(said({ KENGETAL_MODEL_URL: 'https://x.example/v1' })).toContain(
      'KENGETAL_MODEL ontbreekt',
    );
    expect(said(AZURE)).toContain('KENGETAL_MODEL_AZURE_TENANT');
  });

  it.each(['http://ollama:11434/v1', 'http://127.0.0.1:11434/v1', 'http://10.0.0.8/v1'])(
    'let production speak http with %s only on purpose',
    (url) => {
      const settings = { ...PRODUCTION, ...SHOWN, KENGETAL_MODEL_URL: url };
      expect(() => readConfig(settings)).toThrow('KENGETAL_MODEL_PLAIN_HTTP=true');
      const onPurpose = readConfig({ ...settings, KENGETAL_MODEL_PLAIN_HTTP: 'true' });
      expect(onPurpose.model?.endpoint.url).toBe(url);
    },
  );

  it.each(['http://api.modellenhuis.example/v1', 'http://8.8.8.8/v1', 'http://172.32.0.1/v1'])(
    'never let production speak http with %s',
    (url) => {
      const settings = { ...PRODUCTION, ...SHOWN, KENGETAL_MODEL_URL: url };
      expect(() => readConfig({ ...settings, KENGETAL_MODEL_PLAIN_HTTP: 'true' })).toThrow('https');
    },
  );
});
