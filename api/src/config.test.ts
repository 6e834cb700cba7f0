import { readConfig } from './config.ts';

const GOOGLE = {
  KENGETAL_GOOGLE_CLIENT_ID: 'eigen.apps.googleusercontent.com',
  KENGETAL_GOOGLE_CLIENT_SECRET: 'geheim',
};
const SANDBOX = { KENGETAL_SANDBOX_URL: 'http://localhost:4020/' };

describe('the settings of Google', () => {
  it('are absent until it is set up', () => {
    expect(readConfig({}).google).toBeUndefined();
    expect(readConfig({ KENGETAL_GOOGLE_CLIENT_ID: '' }).google).toBeUndefined();
  });

  it('are those of Google itself for a client of our own, also beside the sandbox', () => {
    const own = {
      clientId: 'eigen.apps.googleusercontent.com',
      clientSecret: 'geheim',
      issuer: 'https://accounts.google.com',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    };
    expect(readConfig(GOOGLE).google).toEqual(own);
    expect(readConfig({ ...GOOGLE, ...SANDBOX }).google).toEqual(own);
    expect(readConfig({ ...GOOGLE, NODE_ENV: 'production' }).google).toEqual(own);
  });

  it.each(Object.keys(GOOGLE))('need %s and the other one', (name) => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(
      'KENGETAL_GOOGLE_CLIENT_ID en KENGETAL_GOOGLE_CLIENT_SECRET horen bij elkaar',
    );
  });
});

it('refuses the sandbox in production', () => {
  expect(() => readConfig({ ...SANDBOX, NODE_ENV: 'production' })).toThrow(
    'KENGETAL_SANDBOX_URL mag niet met NODE_ENV=production.',
  );
});
