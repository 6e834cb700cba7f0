import { NotConfigured } from './config.ts';
import { NoActiveAccount, StaleAnswer, type Provider } from './identity-client.ts';
import { InteractionInProgress } from './interaction.ts';
import { CallRefused, CallUnanswered } from './public-calls.ts';

/** Why nobody is signed in, as far as the user should know. */
export const SIGN_IN_PROBLEMS = [
  'cancelled',
  'popup-blocked',
  'popup-unfinished',
  'redirect-refused',
  'in-progress',
  'interaction-required',
  'no-account',
  'invalid-grant',
  'stale',
  'offline',
  'clock',
  'tenant',
  'rejected',
  'api-down',
  'too-often',
  'configuration',
  'expired',
  'unknown',
] as const;

export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

/** A problem, with whose sign-in it was. */
export interface Trouble {
  problem: SignInProblem;
  provider: Provider;
  /** For who must mend it: the provider's or our own code. */
  code?: string;
}

/** Codes of the identity providers and of Microsoft's client, by what they mean to the user. */
const PROVIDER_CODES: Readonly<Record<string, SignInProblem>> = {
  access_denied: 'cancelled',
  user_cancelled: 'cancelled',
  user_canceled: 'cancelled',
  interaction_in_progress_cancelled: 'cancelled',
  popup_window_error: 'popup-blocked',
  empty_window_error: 'popup-blocked',
  redirect_in_iframe: 'redirect-refused',
  interaction_in_progress: 'in-progress',
  interaction_required: 'interaction-required',
  login_required: 'interaction-required',
  consent_required: 'interaction-required',
  account_selection_required: 'interaction-required',
  no_account_error: 'no-account',
  no_account_found: 'no-account',
  no_account_in_silent_request: 'no-account',
  invalid_grant: 'invalid-grant',
  bad_token: 'invalid-grant',
  no_token_request_cache_error: 'stale',
  state_mismatch: 'stale',
  state_not_found: 'stale',
  nonce_mismatch: 'stale',
  no_network_connectivity: 'offline',
  post_request_failed: 'offline',
  get_request_failed: 'offline',
  network_error: 'offline',
  endpoints_resolution_error: 'offline',
  openid_config_error: 'offline',
  timed_out: 'offline',
  server_error: 'offline',
  temporarily_unavailable: 'offline',
  invalid_client: 'configuration',
  unauthorized_client: 'configuration',
  invalid_scope: 'configuration',
  redirect_uri_mismatch: 'configuration',
};

/**
 * Microsoft's own numbers say more than the code that they come with: this user's organisation must
 * let the product in, or this user, first (learn.microsoft.com, AADSTS error codes).
 */
const MICROSOFT_NUMBERS: Readonly<Record<string, SignInProblem>> = {
  AADSTS50020: 'tenant',
  AADSTS50105: 'tenant',
  AADSTS53003: 'tenant',
  AADSTS65004: 'cancelled',
  AADSTS90072: 'tenant',
  AADSTS90094: 'tenant',
  AADSTS650052: 'tenant',
};

const REFUSALS: Readonly<Record<string, SignInProblem>> = {
  sign_in_tenant: 'tenant',
  sign_in_clock: 'clock',
};

/** Finds what an error of an identity provider, its client or our API means to the user. */
export function problemOf(error: unknown): SignInProblem {
  if (error instanceof CallUnanswered) return 'api-down';
  if (error instanceof CallRefused) return refusalOf(error);
  if (error instanceof InteractionInProgress) return 'in-progress';
  if (error instanceof NoActiveAccount) return 'no-account';
  if (error instanceof StaleAnswer) return 'stale';
  if (error instanceof NotConfigured) return 'configuration';
  // A part of our own that did not load (the bundler's error).
  if (error instanceof Error && error.name === 'ChunkLoadError') return 'api-down';
  const { errorCode, errorMessage, subError } = fieldsOf(error);
  // A window of its own that gave no answer was closed, or left alone.
  if (errorCode === 'timed_out' && subError === 'redirect_bridge_timeout')
    return 'popup-unfinished';
  const number = /AADSTS\d+/.exec(errorMessage)?.[0] ?? '';
  return MICROSOFT_NUMBERS[number] ?? PROVIDER_CODES[errorCode] ?? 'unknown';
}

export function troubleOf(error: unknown, provider: Provider): Trouble {
  const code = codeOf(error);
  return { problem: problemOf(error), provider, ...(code && { code }) };
}

/** The answer to a silent sign-in that may be another one when the page itself asks. */
export function isMatterOfAsking(error: unknown): boolean {
  const problem = problemOf(error);
  return problem === 'interaction-required' || problem === 'popup-unfinished';
}

function refusalOf({ status, code }: CallRefused): SignInProblem {
  if (status >= 500) return 'api-down';
  if (status === 429) return 'too-often';
  return REFUSALS[code ?? ''] ?? 'rejected';
}

/** Codes alone: an error's own text may hold parts of a request. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof CallRefused) return error.code ?? String(error.status);
  const { errorCode, errorMessage } = fieldsOf(error);
  const known = /AADSTS\d+/.exec(errorMessage)?.[0] ?? errorCode;
  return /^\w{1,60}$/.test(known) ? known : undefined;
}

function fieldsOf(error: unknown) {
  const fields: { errorCode?: unknown; errorMessage?: unknown; subError?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    errorCode: text(fields.errorCode),
    errorMessage: text(fields.errorMessage),
    subError: text(fields.subError),
  };
}

/** Reads what was stored before the reload that ends a session. */
export function parseTrouble(text: string | null): Trouble | null {
  if (text === null) return null;
  const [problem, provider] = text.split(' ');
  const known = SIGN_IN_PROBLEMS.find((one) => one === problem);
  return known
    ? { problem: known, provider: provider === 'google' ? 'google' : 'microsoft' }
    : null;
}
