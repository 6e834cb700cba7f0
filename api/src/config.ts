import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { LIMITS } from '@kengetal/contract';
import { isProduction } from '@kengetal/server';
import * as z from 'zod';
import { EXACT_SETTINGS, exactOf, type ExactSettings } from './exact-config.ts';
import { MAIL_SETTINGS, mailOf } from './mail-config.ts';
import type { MailConfig } from './mail/mailer.ts';
import { MODEL_SETTINGS, modelOf, type ModelConfig } from './model-config.ts';
import { lackingForProduction } from './production-needs.ts';
import { secretsFromFiles } from './secret-files.ts';
import { list } from './setting-list.ts';
import {
  googleOf,
  microsoftOf,
  SIGN_IN_SETTINGS,
  type GoogleConfig,
  type MicrosoftConfig,
} from './sign-in-config.ts';
import { trustedProxiesOf, type TrustedProxies } from './trusted-proxies.ts';

const MB = 1024 * 1024;
const API_OFFSET = 10;
const LAST_REMOTE_OFFSET = 5;
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

const environment = z.object({
  KENGETAL_PORT: wholeNumber.max(65_000).default(4000),
  KENGETAL_API_PORT: wholeNumber.max(65_535).optional(),
  KENGETAL_API_HOST: z.string().default('127.0.0.1'),
  KENGETAL_DATA: z.string().min(1).default('.data'),
  /** Folder of uploads and downloads, which several programs on one database share. */
  KENGETAL_FILES: z.string().min(1).optional(),
  KENGETAL_ORIGINS: origins.optional(),
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
  DATABASE_URL: z.url().optional(),
  /** Takes the place of the one in DATABASE_URL. */
  DATABASE_PASSWORD: z.string().optional(),
  /** Says that production runs on the embedded database on purpose. */
  KENGETAL_EMBEDDED: z.stringbool().default(false),
  ...SIGN_IN_SETTINGS,
  ...MAIL_SETTINGS,
  ...EXACT_SETTINGS,
  ...MODEL_SETTINGS,
});

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
  readonly exact?: ExactSettings;
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
    exact: exactOf(env, origins[0] ?? ''),
    model: modelOf(env, production),
  };
}

function databaseUrlOf({
  DATABASE_URL,
  DATABASE_PASSWORD,
}: z.output<typeof environment>): string | undefined {
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
