import { createHash } from 'node:crypto';
import { personOf, type Person } from '../../../people.ts';
import { html, type Html } from '../../../web/html.ts';

/** Someone with a Google account at the stand-in; another user than the work account with the same address. */
export interface GooglePerson extends Person {
  /** Google's own id of the account: 21 digits. */
  readonly sub: string;
}

const DIGITS = 10n ** 20n;

/** The person of a normalised e-mail address: the same one on every machine and after every restart. */
export function googlePersonOf(email: string): GooglePerson {
  const hex = createHash('sha256').update(`kengetal-sandbox|google|${email}`).digest('hex');
  const digits = (BigInt(`0x${hex}`) % DIGITS).toString().padStart(20, '0');
  return { ...personOf(email), sub: `1${digits}` };
}

/** The people who have a button of their own on Google's sign-in page. */
export const GOOGLE_PEOPLE: readonly GooglePerson[] = [
  'sanne.visser@gmail.com',
  'femke.de.boer@gmail.com',
].map(googlePersonOf);

/** Where the picture of an account is; Google serves them without a session too. */
export const photoPath = (email: string) => `/google-foto/${encodeURIComponent(email)}.svg`;

/** A picture of someone: the first letter on a coloured ground. */
export function photoOf(email: string): Html {
  const { givenName } = googlePersonOf(email);
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
    <rect width="96" height="96" fill="#3c6e47" />
    <text x="48" y="63" text-anchor="middle" font-family="sans-serif" font-size="44" fill="#fff">
      ${givenName.charAt(0)}
    </text>
  </svg>`;
}
