import type { Provider } from '../session/identity-client.ts';
import type { SignInProblem } from '../session/problems.ts';
import type { SignInWay } from '../session/sign-in.ts';

/** What a button of a problem does; 'reload' begins anew with a fresh page. */
export type Step = 'again' | 'choose' | 'popup' | 'redirect' | 'reload';

export interface WayOut {
  /** What happened, and what to do. */
  text: string;
  steps: readonly { label: string; step: Step }[];
}

const AGAIN = { label: 'Opnieuw inloggen', step: 'again' } as const;
const RETRY = { label: 'Opnieuw proberen', step: 'again' } as const;
const OTHER_ACCOUNT = { label: 'Ander account kiezen', step: 'choose' } as const;
const OWN_WINDOW = { label: 'Inloggen in een apart venster', step: 'popup' } as const;
const THIS_WINDOW = { label: 'Inloggen in dit venster', step: 'redirect' } as const;
const ANEW = { label: 'Opnieuw beginnen', step: 'reload' } as const;

/** Each problem in words, with the way out that does it. */
export const WAYS_OUT: Readonly<Record<SignInProblem, WayOut>> = {
  cancelled: { text: 'Je hebt het inloggen afgebroken.', steps: [AGAIN] },
  'popup-blocked': { text: 'Je browser hield het inlogvenster tegen.', steps: [THIS_WINDOW] },
  'popup-unfinished': {
    text: 'Het inlogvenster is gesloten of te lang open gebleven.',
    steps: [THIS_WINDOW],
  },
  'redirect-refused': {
    text: 'Deze pagina staat binnen een andere pagina. Daar kun je niet inloggen.',
    steps: [OWN_WINDOW],
  },
  'in-progress': {
    text: 'Er loopt nog een inlogpoging. Begin opnieuw, of log in via een apart venster.',
    steps: [ANEW, OWN_WINDOW],
  },
  'interaction-required': {
    text: 'Je moet jezelf nog een keer bevestigen, bijvoorbeeld met je wachtwoord of een code.',
    steps: [{ label: 'Doorgaan met inloggen', step: 'again' }],
  },
  'no-account': {
    text: 'Er is geen account gekozen.',
    steps: [{ label: 'Account kiezen', step: 'choose' }],
  },
  'invalid-grant': {
    text: 'Je aanmelding is niet meer geldig, bijvoorbeeld omdat je wachtwoord veranderd is.',
    steps: [AGAIN],
  },
  stale: {
    text: 'Deze inlogpoging was al gebruikt of verlopen.',
    steps: [AGAIN],
  },
  offline: {
    text: 'De inlogdienst is niet bereikbaar. Controleer je internetverbinding.',
    steps: [RETRY],
  },
  clock: {
    text: 'De tijd van je aanmelding klopt niet. Zet datum en tijd van dit apparaat op automatisch.',
    steps: [AGAIN],
  },
  tenant: {
    text: 'Je organisatie heeft nog geen toegang tot Kengetal. Je beheerder kan die geven.',
    steps: [OTHER_ACCOUNT],
  },
  rejected: { text: 'Met dit account kun je niet inloggen.', steps: [OTHER_ACCOUNT] },
  'api-down': {
    text: 'Kengetal is nu niet bereikbaar. Probeer het over een paar minuten opnieuw.',
    steps: [RETRY],
  },
  'too-often': {
    text: 'Je hebt te vaak geprobeerd in te loggen. Wacht een minuut.',
    steps: [RETRY],
  },
  configuration: {
    text: 'Inloggen is nog niet goed ingesteld. Geef dit door aan je beheerder.',
    steps: [{ label: 'Opnieuw laden', step: 'reload' }],
  },
  expired: {
    text: 'Je sessie is verlopen. Log opnieuw in, dan ga je verder waar je was.',
    steps: [AGAIN],
  },
  unknown: { text: 'Inloggen lukte niet.', steps: [RETRY] },
};

/** Problems that someone else must mend, who is helped by the code. */
export const shownCode = (problem: SignInProblem, code: string | undefined): string | null =>
  code && ['configuration', 'tenant', 'rejected', 'unknown'].includes(problem) ? code : null;

/** How a step signs in; null for one that only loads the page anew. */
export function wayOf(step: Step, provider: Provider): SignInWay | null {
  switch (step) {
    case 'again':
      return { provider };
    case 'choose':
      return { provider, account: 'choose' };
    case 'popup':
      return { provider: 'microsoft', popup: true };
    case 'redirect':
      return { provider: 'microsoft' };
    case 'reload':
      return null;
  }
}
