import { NoActiveAccount } from './identity-client.ts';
import { InteractionInProgress } from './interaction.ts';
import { CallRefused, CallUnanswered } from './public-calls.ts';

/** Why nobody is signed in, as far as the user should know. */
export type SignInProblem =
  | 'cancelled'
  | 'offline'
  | 'api-down'
  | 'rejected'
  | 'too-often'
  | 'expired'
  | 'in-progress'
  | 'no-account'
  | 'interaction-required'
  | 'configuration'
  | 'unknown';

/** What happened and what to do, for the sign-in screen. */
export const PROBLEM_TEXTS: Readonly<Record<SignInProblem, string>> = {
  cancelled: 'Je hebt het inloggen afgebroken. Kies hieronder opnieuw hoe je inlogt.',
  offline:
    'De inlogdienst is niet bereikbaar. Controleer je internetverbinding en probeer het opnieuw.',
  'api-down': 'Kengetal is nu niet bereikbaar. Probeer het over een paar minuten opnieuw.',
  rejected:
    'Met dit account kun je niet inloggen. Kies een ander account of vraag je beheerder om hulp.',
  'too-often': 'Je hebt te vaak geprobeerd in te loggen. Wacht een paar minuten.',
  expired: 'Je sessie is verlopen. Log opnieuw in, dan ga je verder waar je was.',
  'in-progress': 'Er loopt al een inlogpoging. Rond die eerst af of laad deze pagina opnieuw.',
  'no-account': 'Er is geen account gekozen. Log opnieuw in.',
  'interaction-required': 'Je organisatie vraagt een extra bevestiging. Log opnieuw in.',
  configuration: 'Inloggen is nog niet goed ingesteld. Geef dit door aan je beheerder.',
  unknown: 'Inloggen lukte niet. Probeer het opnieuw.',
};

/** Codes of the identity provider and its client, by what they mean to the user. */
const PROVIDER_CODES: Readonly<Record<string, SignInProblem>> = {
  access_denied: 'cancelled',
  user_cancelled: 'cancelled',
  no_network_connectivity: 'offline',
  post_request_failed: 'offline',
  get_request_failed: 'offline',
  network_error: 'offline',
  endpoints_resolution_error: 'offline',
  timed_out: 'offline',
  interaction_in_progress: 'in-progress',
  no_account_error: 'no-account',
  interaction_required: 'interaction-required',
  login_required: 'interaction-required',
  consent_required: 'interaction-required',
  invalid_grant: 'interaction-required',
  invalid_client: 'configuration',
  unauthorized_client: 'configuration',
};

/** Finds what an error of the identity provider, its client or our API means to the user. */
export function problemOf(error: unknown): SignInProblem {
  if (error instanceof CallUnanswered) return 'api-down';
  if (error instanceof CallRefused) return refusalOf(error);
  if (error instanceof InteractionInProgress) return 'in-progress';
  if (error instanceof NoActiveAccount) return 'no-account';
  const code =
    typeof error === 'object' && error !== null && 'errorCode' in error
      ? String(error.errorCode)
      : '';
  return PROVIDER_CODES[code] ?? 'unknown';
}

function refusalOf({ status }: CallRefused): SignInProblem {
  if (status >= 500) return 'api-down';
  return status === 429 ? 'too-often' : 'rejected';
}

/** Whether a stored word is one of ours. */
export const isProblem = (text: string | null): text is SignInProblem =>
  text !== null && text in PROBLEM_TEXTS;
