import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { LIMITS } from '@kengetal/contract';
import { isProduction } from '@kengetal/server';
import * as z from 'zod';
import type { ExactConfig } from './exact/oauth.ts';
import { tokenKeysOf, type TokenKeys } from './exact/sealing.ts';
import type { MailConfig } from './mail/mailer.ts';
import { MODEL_SETTINGS, modelOf, type ModelConfig } from './model-config.ts';
import { lackingForProduction } from './production-needs.ts';
import { secretsFromFiles } from './secret-files.ts';
import { trustedProxiesOf, type TrustedProxies } from './trusted-proxies.ts';

const MB = 1024 * 1024;
const API_OFFSET = 10;
const LAST_REMOTE_OFFSET = 5;
const MICROSOFT_ISSUER = 'https://login.microsoftonline.com/{tenantid}/v2.0';
const MICROSOFT_KEYS = 'https://login.microsoftonline.com/common/discovery/v2.0/keys';
/** The sandbox knows Kengetal under this client id. */
const SANDBOX_CLIENT_ID = 'c9e2b7a4-5f0d-4c1e-9a37-6b8d2f14e053';
const GOOGLE = {
  issuer: 'https://accounts.google.com',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
};
/** The same for the sandbox's Google, whose secret protects nothing. */
const SANDBOX_GOOGLE = {
  clientId: 'kengetal.apps.sandbox.localhost',
  clientSecret: 'alleen-voor-de-sandbox',
};

/** Protects nothing: what is encrypted on a machine for trying. Production demands a key. */
const DEVELOPMENT_KEY = Buffer.alloc(32, 'alleen-om-te-proberen').toString('base64');
const EXACT_HOST = 'https://start.exactonline.nl';

const list = z.string().transform((value) => value.split(',').map((item) => item.trim()));
const wholeNumber = z.coerce.number().int().positive();
/** As a browser sends it: no path, no wildcard. */
const origins = list.refine(
  (given) => given.every((item) => URL.canParse(item) && new URL(item).origin === item),
  'noem alleen adressen als https://kengetal.example, zonder pad en gescheiden door komma’s',
);
const proxies = z.string().transform((text, context) => {
  try {
    return trustedProxiesOf(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' });
    return z.NEVER;
  }
});

/** An address, or one with a name: `Kengetal <kengetal@voorbeeld.nl>`. */
const mailFrom = z.string().refine((text) => {
  const address = /^[^<>"\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return z.email().safeParse(address).success;
}, 'noem een adres, als Kengetal <kengetal@voorbeeld.nl>');

const environment = z.object({
  KENGETAL_PORT: wholeNumber.max(65_000).default(4000),
  KENGETAL_API_PORT: wholeNumber.max(65_535).optional(),
  KENGETAL_API_HOST: z.string().default('127.0.0.1'),
  KENGETAL_DATA: z.string().min(1).default('.data'),
  /** Folder of uploads and downloads, which several programs on one database share. */
  KENGETAL_FILES: z.string().min(1).optional(),
  KENGETAL_ORIGINS: origins.optional(),
  KENGETAL_SANDBOX_URL: z.url().optional(),
  KENGETAL_MICROSOFT_CLIENT_ID: z.guid().optional(),
  KENGETAL_MICROSOFT_ISSUER: z.string().optional(),
  KENGETAL_MICROSOFT_KEYS: z.url().optional(),
  KENGETAL_MICROSOFT_TENANTS: list.optional(),
  KENGETAL_GOOGLE_CLIENT_ID: z.string().optional(),
  KENGETAL_GOOGLE_CLIENT_SECRET: z.string().optional(),
  KENGETAL_GOOGLE_ISSUER: z.string().optional(),
  KENGETAL_GOOGLE_TOKEN_URL: z.url().optional(),
  KENGETAL_GOOGLE_KEYS: z.url().optional(),
  KENGETAL_UPLOAD_LIMIT_MB: wholeNumber.default(LIMITS.uploadBytes.max / MB),
  KENGETAL_STORED_LIMIT_MB: wholeNumber.default(LIMITS.storedBytes.max / MB),
  /** Some three million lines of projects that are looked at together; 0 keeps none. */
  KENGETAL_COLUMNS_MB: z.coerce.number().int().min(0).default(256),
  /** Threads for exports and budgets; one more is for what nobody waits for. */
  KENGETAL_THREADS: wholeNumber.max(64).default(Math.max(3, availableParallelism())),
  KENGETAL_THREAD_MEMORY_MB: wholeNumber.min(64).default(256),
  KENGETAL_REQUESTS_PER_MINUTE: wholeNumber.default(LIMITS.requestsOfAddress.max),
  KENGETAL_QUESTIONS_PER_MINUTE: wholeNumber.default(LIMITS.questionsOfPerson.max),
  /** Requests of one person that are worked on at once; ten times as many wait. */
  KENGETAL_REQUESTS_AT_ONCE: wholeNumber.default(LIMITS.requestsAtOnce.max),
  KENGETAL_TRUST_PROXY: proxies.optional(),
  KENGETAL_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** Where mails leave: `smtps://user:password@host:465`, or `smtp://…` with STARTTLS. */
  KENGETAL_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  KENGETAL_MAIL_FROM: mailFrom.optional(),
  DATABASE_URL: z.url().optional(),
  /** Takes the place of the one in DATABASE_URL. */
  DATABASE_PASSWORD: z.string().optional(),
  EXACT_HOST: z.url().optional(),
  /** What browsers are sent to, where that is another address. */
  EXACT_BROWSER_HOST: z.url().optional(),
  EXACT_CLIENT_ID: z.string().optional(),
  EXACT_CLIENT_SECRET: z.string().optional(),
  EXACT_REDIRECT_URI: z.url().optional(),
  /** Encrypts the tokens of Exact: 32 bytes in base64. */
  KENGETAL_TOKEN_KEY: z.string().optional(),
  /** Those of before, which only open what they sealed. */
  KENGETAL_TOKEN_KEYS_OLD: list.optional(),
  /** Says that production runs on the embedded database on purpose. */
  KENGETAL_EMBEDDED: z.stringbool().default(false),
  ...MODEL_SETTINGS,
});

/** Where Microsoft, or its stand-in, is found and what we are called there. */
export interface MicrosoftConfig {
  readonly clientId: string;
  /** Issuer of an ID token, with `{tenantid}` for the tenant. */
  readonly issuer: string;
  readonly keysUrl: string;
  /** Tenants that may sign in; undefined means all. */
  readonly tenants?: readonly string[];
}

/** Where Google, or its stand-in, is found and what we are called there. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
  readonly tokenUrl: string;
  readonly keysUrl: string;
}

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** What belongs to one program. */
  readonly dataFolder: string;
  /** What programs on one database share. */
  readonly filesFolder: string;
  readonly databaseUrl?: string;
  /** Origins of the pages that may call from a browser. */
  readonly origins: readonly string[];
  /** Origin of the page that mails lead to: the first of those. */
  readonly pageOrigin: string;
  readonly microsoft?: MicrosoftConfig;
  readonly google?: GoogleConfig;
  /** Without it nothing is mailed. */
  readonly mail?: MailConfig;
  readonly sandboxUrl?: string;
  readonly uploadLimitBytes: number;
  /** Of the files that are kept of one organisation. */
  readonly storedLimitBytes: number;
  /** Memory for the lines of large projects. */
  readonly columnsLimitBytes: number;
  readonly threads: number;
  /** What one of them may take. */
  readonly threadMemoryMb: number;
  /** Of one address. */
  readonly requestsPerMinute: number;
  /** Of one person, of the assistant. */
  readonly questionsPerMinute: number;
  /** Of one person. */
  readonly requestsAtOnce: number;
  readonly trustedProxies?: TrustedProxies;
  readonly logLevel: string;
  /** Without one nobody connects Exact Online. */
  readonly exact?: ExactConfig & { readonly keys: TokenKeys };
  /** Without one the assistant goes by its grammar alone. */
  readonly model?: ModelConfig;
}

/**
 * Reads the environment; a setting may also be in the file that `<NAME>_FILE` names. Throws one
 * sentence that names each variable that is wrong.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = { ...variables, ...secretsFromFiles(variables, Object.keys(environment.shape)) };
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`De instellingen kloppen niet. ${wrong.join('; ')}`);
  }
  const env = parsed.data;
  const production = isProduction(filled);
  const lacking = production ? lackingForProduction(env) : [];
  if (lacking.length > 0) {
    throw new Error(['Kengetal start zo niet in productie.', ...lacking].join('\n- '));
  }
  const origins = env.KENGETAL_ORIGINS ?? localOrigins(env.KENGETAL_PORT);
  return {
    production,
    host: env.KENGETAL_API_HOST,
    port: env.KENGETAL_API_PORT ?? env.KENGETAL_PORT + API_OFFSET,
    dataFolder: resolve(join(env.KENGETAL_DATA)),
    filesFolder: resolve(join(env.KENGETAL_FILES ?? env.KENGETAL_DATA)),
    databaseUrl: databaseUrlOf(env),
    origins,
    pageOrigin: origins[0] ?? '',
    microsoft: microsoftOf(env),
    google: googleOf(env),
    mail: mailOf(env, production),
    sandboxUrl: env.KENGETAL_SANDBOX_URL,
    uploadLimitBytes: env.KENGETAL_UPLOAD_LIMIT_MB * MB,
    storedLimitBytes: env.KENGETAL_STORED_LIMIT_MB * MB,
    columnsLimitBytes: env.KENGETAL_COLUMNS_MB * 1024 * 1024,
    threads: env.KENGETAL_THREADS,
    threadMemoryMb: env.KENGETAL_THREAD_MEMORY_MB,
    requestsPerMinute: env.KENGETAL_REQUESTS_PER_MINUTE,
    questionsPerMinute: env.KENGETAL_QUESTIONS_PER_MINUTE,
    requestsAtOnce: env.KENGETAL_REQUESTS_AT_ONCE,
    trustedProxies: env.KENGETAL_TRUST_PROXY,
    logLevel: env.KENGETAL_LOG,
    exact: exactOf(env),
    model: modelOf(env, production),
  };
}

function databaseUrlOf({ DATABASE_URL, DATABASE_PASSWORD }: Environment): string | undefined {
  if (!DATABASE_URL || !DATABASE_PASSWORD) return DATABASE_URL;
  const url = new URL(DATABASE_URL);
  url.password = encodeURIComponent(DATABASE_PASSWORD);
  return url.href;
}

/** The shell and, when they run on their own, the remotes. */
function localOrigins(base: number): string[] {
  return Array.from(
    { length: LAST_REMOTE_OFFSET + 1 },
    (_, offset) => `http://localhost:${base + offset}`,
  );
}

type Environment = z.output<typeof environment>;

function microsoftOf(env: Environment): MicrosoftConfig | undefined {
  const sandbox = env.KENGETAL_SANDBOX_URL?.replace(/\/$/, '');
  const clientId = env.KENGETAL_MICROSOFT_CLIENT_ID ?? (sandbox && SANDBOX_CLIENT_ID);
  if (!clientId) return undefined;
  return {
    clientId,
    issuer:
      env.KENGETAL_MICROSOFT_ISSUER ?? (sandbox ? `${sandbox}/{tenantid}/v2.0` : MICROSOFT_ISSUER),
    keysUrl:
      env.KENGETAL_MICROSOFT_KEYS ??
      (sandbox ? `${sandbox}/organizations/discovery/v2.0/keys` : MICROSOFT_KEYS),
    tenants: env.KENGETAL_MICROSOFT_TENANTS,
  };
}

/** Production sends no letter unencrypted, unless the address itself says that the way is safe. */
function mailOf(env: Environment, production: boolean): MailConfig | undefined {
  const { KENGETAL_SMTP_URL: url, KENGETAL_MAIL_FROM: from } = env;
  if (Boolean(url) !== Boolean(from)) {
    throw new Error(
      'KENGETAL_SMTP_URL en KENGETAL_MAIL_FROM horen bij elkaar: vul beide in of geen van beide.',
    );
  }
  if (!url || !from) return undefined;
  const isNear = new URL(url).searchParams.get('ignoreTLS') === 'true';
  return { url, from, requireTls: production && !isNear };
}

/** Google itself for a client id of one's own, else the sandbox's. */
function googleOf(env: Environment): GoogleConfig | undefined {
  const clientId = env.KENGETAL_GOOGLE_CLIENT_ID;
  const clientSecret = env.KENGETAL_GOOGLE_CLIENT_SECRET;
  if (Boolean(clientId) !== Boolean(clientSecret)) {
    throw new Error(
      'KENGETAL_GOOGLE_CLIENT_ID en KENGETAL_GOOGLE_CLIENT_SECRET horen bij elkaar: vul beide in of geen van beide.',
    );
  }
  const places = clientId ? GOOGLE : sandboxGoogle(env.KENGETAL_SANDBOX_URL);
  if (!places) return undefined;
  return {
    ...(clientId && clientSecret ? { clientId, clientSecret } : SANDBOX_GOOGLE),
    issuer: env.KENGETAL_GOOGLE_ISSUER ?? places.issuer,
    tokenUrl: env.KENGETAL_GOOGLE_TOKEN_URL ?? places.tokenUrl,
    keysUrl: env.KENGETAL_GOOGLE_KEYS ?? places.keysUrl,
  };
}

function sandboxGoogle(sandboxUrl: string | undefined): typeof GOOGLE | undefined {
  if (!sandboxUrl) return undefined;
  const google = `${sandboxUrl.replace(/\/$/, '')}/google`;
  return { issuer: google, tokenUrl: `${google}/token`, keysUrl: `${google}/oauth2/v3/certs` };
}

/** Exact Online, or its stand-in, for an app that is registered there. */
function exactOf(env: Environment): Config['exact'] {
  const { EXACT_CLIENT_ID: clientId, EXACT_CLIENT_SECRET: clientSecret } = env;
  if (Boolean(clientId) !== Boolean(clientSecret)) {
    throw new Error(
      'EXACT_CLIENT_ID en EXACT_CLIENT_SECRET horen bij elkaar: vul beide in of geen van beide.',
    );
  }
  if (!clientId || !clientSecret) return undefined;
  const host = (env.EXACT_HOST ?? EXACT_HOST).replace(/\/$/, '');
  const [shell] = env.KENGETAL_ORIGINS ?? localOrigins(env.KENGETAL_PORT);
  return {
    ...{ host, clientId, clientSecret },
    browserHost: env.EXACT_BROWSER_HOST?.replace(/\/$/, '') ?? host,
    redirectUri: env.EXACT_REDIRECT_URI ?? `${shell}/exact`,
    keys: tokenKeysOf(env.KENGETAL_TOKEN_KEY ?? DEVELOPMENT_KEY, env.KENGETAL_TOKEN_KEYS_OLD),
  };
}
