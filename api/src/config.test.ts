import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';

const GOOGLE = {
  KENGETAL_GOOGLE_CLIENT_ID: 'eigen.apps.googleusercontent.com',
  KENGETAL_GOOGLE_CLIENT_SECRET: 'geheim',
};
const PRODUCTION = {
  NODE_ENV: 'production',
  KENGETAL_ORIGINS: 'https://kengetal.example',
  DATABASE_URL: 'postgres://kengetal@db.example/kengetal',
  KENGETAL_MICROSOFT_CLIENT_ID: 'c9e2b7a4-5f0d-4c1e-9a37-6b8d2f14e053',
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
    expect(readConfig({ ...PRODUCTION, ...GOOGLE }).google).toEqual(own);
  });

  it.each(Object.keys(GOOGLE))('need %s and the other one', (name) => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(
      'KENGETAL_GOOGLE_CLIENT_ID en KENGETAL_GOOGLE_CLIENT_SECRET horen bij elkaar',
    );
  });
});

describe('the settings of mail', () => {
  const MAIL = {
    KENGETAL_SMTP_URL: 'smtp://user:geheim@mail.example:587',
    KENGETAL_MAIL_FROM: 'Kengetal <kengetal@example.nl>',
  };

  it('are absent until it is set up, and both or neither', () => {
    expect(readConfig({}).mail).toBeUndefined();
    for (const [name, value] of Object.entries(MAIL)) {
      expect(() => readConfig({ [name]: value })).toThrow('horen bij elkaar');
    }
  });

  it('ask production for TLS, unless the address says that the way is safe', () => {
    const url = (KENGETAL_SMTP_URL: string, more = {}) =>
      readConfig({ ...MAIL, ...more, KENGETAL_SMTP_URL }).mail?.requireTls;
    expect(url(MAIL.KENGETAL_SMTP_URL)).toBe(false);
    expect(url(MAIL.KENGETAL_SMTP_URL, PRODUCTION)).toBe(true);
    expect(url('smtp://relay.lan:25?ignoreTLS=true', PRODUCTION)).toBe(false);
  });

  it.each(['x', 'a@b.nl\nBcc: c@d.nl', 'Kengetal <x>'])(
    'refuse %p as who mails are from',
    (from) => {
      expect(() => readConfig({ ...MAIL, KENGETAL_MAIL_FROM: from })).toThrow('KENGETAL_MAIL_FROM');
    },
  );

  it('name the first origin as the page that letters lead to', () => {
    const KENGETAL_ORIGINS = 'https://kengetal.example,https://mfe.example';
    expect(readConfig({ KENGETAL_ORIGINS }).pageOrigin).toBe('https://kengetal.example');
  });
});

describe('secrets', () => {
  const secret = (text: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'kengetal-secret-')), 'secret');
    writeFileSync(file, text);
    return file;
  };

  it('may stand in a file, whose last end of line counts for nothing', () => {
    const { KENGETAL_GOOGLE_CLIENT_ID } = GOOGLE;
    const KENGETAL_GOOGLE_CLIENT_SECRET_FILE = secret('uit een bestand\n');
    const read = readConfig({ KENGETAL_GOOGLE_CLIENT_ID, KENGETAL_GOOGLE_CLIENT_SECRET_FILE });
    expect(read.google?.clientSecret).toBe('uit een bestand');
  });

  it('of the database takes its place in the address, whatever is in it', () => {
    const { databaseUrl = '' } = readConfig({
      DATABASE_URL: 'postgres://kengetal@db.example/kengetal',
      DATABASE_PASSWORD_FILE: secret('p@s:w/ %41'),
    });
    expect(decodeURIComponent(new URL(databaseUrl).password)).toBe('p@s:w/ %41');
    expect(new URL(databaseUrl).host).toBe('db.example');
  });

  it('are refused when they are given twice, or their file cannot be read', () => {
    const file = secret('x');
    const twice = { DATABASE_PASSWORD: 'x', DATABASE_PASSWORD_FILE: file };
    expect(() => readConfig(twice)).toThrow('niet allebei');
    expect(() => readConfig({ DATABASE_URL_FILE: '/er/is/niets' })).toThrow('/er/is/niets');
  });
});

describe('production', () => {
  it('is told all that it lacks at once, however it is written', () => {
    for (const NODE_ENV of ['production', 'Production', ' PRODUCTION ']) {
      const words = refusal({
        ...SANDBOX,
        NODE_ENV,
        KENGETAL_MICROSOFT_KEYS: 'http://x.test/keys',
      });
      for (const name of ['KENGETAL_ORIGINS', 'DATABASE_URL', 'KENGETAL_MICROSOFT_CLIENT_ID']) {
        expect(words).toContain(name);
      }
      expect(words).toContain('KENGETAL_MICROSOFT_KEYS moet met https:// beginnen.');
      expect(words).toContain('KENGETAL_SANDBOX_URL mag niet');
    }
  });

  it('starts with what it needs, on the embedded database when that is chosen', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ production: true });
    const { DATABASE_URL: _url, ...embedded } = PRODUCTION;
    expect(refusal(embedded)).toContain('KENGETAL_EMBEDDED=true');
    expect(readConfig({ ...embedded, KENGETAL_EMBEDDED: 'true' }).production).toBe(true);
  });

  it.each(['http://kengetal.example', 'https://kengetal.example/app', '*', 'null'])(
    'lets no page at %s call',
    (origin) => {
      expect(refusal({ ...PRODUCTION, KENGETAL_ORIGINS: origin })).toContain('KENGETAL_ORIGINS');
    },
  );

  it('is not guessed from a word that is near', () => {
    expect(refusal({ NODE_ENV: 'prod' })).toBe(
      'NODE_ENV is "prod"; kies development, test, production.',
    );
    expect(readConfig({ NODE_ENV: 'test' }).production).toBe(false);
  });
});

describe('the proxies that are trusted', () => {
  const trusted = (text: string) => readConfig({ KENGETAL_TRUST_PROXY: text }).trustedProxies;

  it('are named by address, by network or by their number', () => {
    expect(trusted('10.0.0.5, 2001:db8::/32,loopback')).toEqual([
      '10.0.0.5',
      '2001:db8::/32',
      'loopback',
    ]);
    const hops = trusted('2');
    if (typeof hops !== 'function') throw new Error('no number of hops');
    expect([0, 1, 2].map((hop) => hops('203.0.113.9', hop))).toEqual([true, true, false]);
    for (const nobody of ['', '0', 'false']) expect(trusted(nobody)).toBeUndefined();
  });

  it.each(['true', 'yes', '10.0.0.0/0', '10.0.0.5/33', 'proxy.local', '127'])(
    'are not %s: then a client chooses its own address',
    (text) => {
      expect(refusal({ KENGETAL_TRUST_PROXY: text })).toMatch(
        /^De instellingen kloppen niet\. KENGETAL_TRUST_PROXY: noem het adres van je proxy/,
      );
    },
  );
});

function refusal(settings: Record<string, string>): string {
  try {
    readConfig(settings);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  throw new Error('these settings were taken');
}
