import { LIMITS } from '@kengetal/contract';
import * as z from 'zod';

const seconds = z.coerce.number().positive().max(600);
const whole = z.coerce.number().int().positive();
const price = z.coerce.number().int().nonnegative().max(1_000_000).optional();
const said = z.string().trim().max(300).optional();

/** Settings of a language model; without `KENGETAL_MODEL` there is none. */
export const MODEL_SETTINGS = {
  /** Name of the model; at Azure that of the deployment. */
  KENGETAL_MODEL: said,
  /** Of an endpoint that speaks as OpenAI does: 'https://api.openai.com/v1'. */
  KENGETAL_MODEL_URL: z.url().optional(),
  KENGETAL_MODEL_KEY: z.string().optional(),
  /** Of a resource of Azure OpenAI, in the place of the address above. */
  KENGETAL_MODEL_AZURE_URL: z.url().optional(),
  KENGETAL_MODEL_AZURE_VERSION: z.string().default('2024-10-21'),
  /** Entra by client credentials, in the place of a key. */
  KENGETAL_MODEL_AZURE_TENANT: z.string().optional(),
  KENGETAL_MODEL_AZURE_CLIENT_ID: z.string().optional(),
  KENGETAL_MODEL_AZURE_CLIENT_SECRET: z.string().optional(),
  KENGETAL_MODEL_AZURE_LOGIN: z.url().default('https://login.microsoftonline.com'),
  /** What a manager is shown before anything is sent: whose it is, where, how long it is kept. */
  KENGETAL_MODEL_PROVIDER: said,
  KENGETAL_MODEL_REGION: said,
  KENGETAL_MODEL_KEEPS: said,
  /** Says that production speaks http with a model of this machine or network on purpose. */
  KENGETAL_MODEL_PLAIN_HTTP: z.stringbool().default(false),
  /** How long the model may say nothing, and how long an answer may take. */
  KENGETAL_MODEL_SILENCE_SECONDS: seconds.default(20),
  KENGETAL_MODEL_ANSWER_SECONDS: seconds.default(60),
  KENGETAL_MODEL_TOKENS_PER_DAY: whole.default(LIMITS.modelTokensOfPerson.max),
  KENGETAL_MODEL_TOKENS_PER_MONTH: whole.default(LIMITS.modelTokensOfOrganisation.max),
  /** Euro cents for a million tokens, to the model and from it. */
  KENGETAL_MODEL_PRICE_IN: price,
  KENGETAL_MODEL_PRICE_OUT: price,
  KENGETAL_MODEL_EUROS_PER_DAY: whole.default(LIMITS.modelEurosOfPerson.max),
  KENGETAL_MODEL_EUROS_PER_MONTH: whole.default(LIMITS.modelEurosOfOrganisation.max),
};

const settings = z.object(MODEL_SETTINGS);
type Settings = z.output<typeof settings>;

/** Client credentials of Entra. */
export interface EntraConfig {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export type ModelEndpoint =
  | { readonly kind: 'openai'; readonly url: string; readonly key: string | undefined }
  | {
      readonly kind: 'azure';
      readonly url: string;
      readonly version: string;
      readonly credential: string | EntraConfig;
    };

/** A language model, and what may be asked of it. */
export interface ModelConfig {
  readonly endpoint: ModelEndpoint;
  readonly model: string;
  readonly provider: string;
  readonly region: string;
  readonly keeps: string;
  readonly silenceMs: number;
  readonly answerMs: number;
  /** What a person may use on a day. */
  readonly perDay: ModelLimit;
  /** What an organisation may use in a month. */
  readonly perMonth: ModelLimit;
  /** Where they are set: the limits in cents hold then. */
  readonly prices: ModelPrices | undefined;
}

export interface ModelLimit {
  readonly tokens: number;
  readonly cents: number;
}

/** Euro cents for a million tokens. */
export interface ModelPrices {
  readonly in: number;
  readonly out: number;
}

/** The model of these settings; throws all that lacks, a Dutch sentence each. */
export function modelOf(env: Settings, production: boolean): ModelConfig | undefined {
  const lacking = lackingOf(env, production);
  if (lacking.length > 0) {
    throw new Error(['Het taalmodel is niet goed ingesteld.', ...lacking].join('\n- '));
  }
  const endpoint = endpointOf(env);
  if (!env.KENGETAL_MODEL || !endpoint) return undefined;
  return {
    endpoint,
    model: env.KENGETAL_MODEL,
    provider: env.KENGETAL_MODEL_PROVIDER ?? '',
    region: env.KENGETAL_MODEL_REGION ?? '',
    keeps: env.KENGETAL_MODEL_KEEPS ?? '',
    silenceMs: env.KENGETAL_MODEL_SILENCE_SECONDS * 1_000,
    answerMs: env.KENGETAL_MODEL_ANSWER_SECONDS * 1_000,
    perDay: {
      tokens: env.KENGETAL_MODEL_TOKENS_PER_DAY,
      cents: env.KENGETAL_MODEL_EUROS_PER_DAY * 100,
    },
    perMonth: {
      tokens: env.KENGETAL_MODEL_TOKENS_PER_MONTH,
      cents: env.KENGETAL_MODEL_EUROS_PER_MONTH * 100,
    },
    prices: pricesOf(env),
  };
}

function pricesOf(env: Settings): ModelPrices | undefined {
  const { KENGETAL_MODEL_PRICE_IN: to, KENGETAL_MODEL_PRICE_OUT: from } = env;
  return to === undefined || from === undefined ? undefined : { in: to, out: from };
}

function endpointOf(env: Settings): ModelEndpoint | undefined {
  const { KENGETAL_MODEL_KEY: key, KENGETAL_MODEL_URL: url } = env;
  if (url) return { kind: 'openai', url, key };
  const credential = key ?? entraOf(env);
  const { KENGETAL_MODEL_AZURE_URL: azure, KENGETAL_MODEL_AZURE_VERSION: version } = env;
  return azure && credential ? { kind: 'azure', url: azure, version, credential } : undefined;
}

function entraOf(env: Settings): EntraConfig | undefined {
  const {
    KENGETAL_MODEL_AZURE_TENANT: tenant,
    KENGETAL_MODEL_AZURE_CLIENT_ID: clientId,
    KENGETAL_MODEL_AZURE_CLIENT_SECRET: clientSecret,
    KENGETAL_MODEL_AZURE_LOGIN: login,
  } = env;
  if (!tenant || !clientId || !clientSecret) return undefined;
  const tokenUrl = `${login.replace(/\/$/, '')}/${encodeURIComponent(tenant)}/oauth2/v2.0/token`;
  return { tokenUrl, clientId, clientSecret };
}

const SHOWN = {
  KENGETAL_MODEL_PROVIDER: 'van wie het taalmodel is',
  KENGETAL_MODEL_REGION: 'in welk land of welke regio het draait',
  KENGETAL_MODEL_KEEPS: 'hoe lang de aanbieder bewaart wat wordt gestuurd',
} as const;

function lackingOf(env: Settings, production: boolean): string[] {
  const {
    KENGETAL_MODEL: model,
    KENGETAL_MODEL_URL: url,
    KENGETAL_MODEL_AZURE_URL: azure,
    KENGETAL_MODEL_KEY: key,
  } = env;
  if (!model) {
    return url || azure
      ? ['KENGETAL_MODEL ontbreekt: vul in hoe het model heet, bij Azure de deployment.']
      : [];
  }
  const lacking: string[] = [];
  if (Boolean(url) === Boolean(azure)) {
    lacking.push(
      'Vul KENGETAL_MODEL_URL in, of KENGETAL_MODEL_AZURE_URL voor Azure OpenAI: één van beide.',
    );
  }
  if (azure && Boolean(key) === Boolean(entraOf(env))) {
    lacking.push(
      'Vul voor Azure KENGETAL_MODEL_KEY in, of voor Entra KENGETAL_MODEL_AZURE_TENANT, KENGETAL_MODEL_AZURE_CLIENT_ID en KENGETAL_MODEL_AZURE_CLIENT_SECRET.',
    );
  }
  if (
    (env.KENGETAL_MODEL_PRICE_IN === undefined) !==
    (env.KENGETAL_MODEL_PRICE_OUT === undefined)
  ) {
    lacking.push(
      'Vul KENGETAL_MODEL_PRICE_IN en KENGETAL_MODEL_PRICE_OUT allebei in, of geen van beide: centen voor een miljoen tokens heen en terug.',
    );
  }
  for (const [name, what] of Object.entries(SHOWN)) {
    if (!env[name as keyof typeof SHOWN]) {
      lacking.push(`${name} ontbreekt: vul in ${what}. Beheerders zien dat voor ze kiezen.`);
    }
  }
  return production ? [...lacking, ...plainIn(env)] : lacking;
}

/** Addresses that production may not speak http with. */
function plainIn(env: Settings): string[] {
  const mayBePlain = (address: string) => env.KENGETAL_MODEL_PLAIN_HTTP && isNearby(address);
  const { KENGETAL_MODEL_URL, KENGETAL_MODEL_AZURE_URL, KENGETAL_MODEL_AZURE_LOGIN } = env;
  const addresses = { KENGETAL_MODEL_URL, KENGETAL_MODEL_AZURE_URL, KENGETAL_MODEL_AZURE_LOGIN };
  return Object.entries(addresses).flatMap(([name, address]) =>
    !address || address.startsWith('https://') || mayBePlain(address)
      ? []
      : [
          `${name} moet met https:// beginnen. Alleen een adres van deze computer of dit netwerk mag met http://, met KENGETAL_MODEL_PLAIN_HTTP=true.`,
        ],
  );
}

/** This machine, a private network (RFC 1918, RFC 4193), or a name that only such a network knows. */
function isNearby(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'http:') return false;
  const isV4 = /^\d+\.\d+\.\d+\.\d+$/.test(hostname);
  if (isV4) return /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(hostname);
  if (hostname.startsWith('[')) return /^\[(?:::1\]|f[cd])/.test(hostname);
  return !hostname.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(hostname);
}
