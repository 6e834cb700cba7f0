import { createHash } from 'node:crypto';

/** Someone with a work account at the stand-in; every field follows from the e-mail address. */
export interface Person {
  /** Lower case; the identity provider's internal account id. */
  readonly email: string;
  readonly name: string;
  readonly givenName: string;
  readonly surname: string;
  /** Object id (GUID) of the person, as Microsoft's `oid` claim. */
  readonly oid: string;
  /** Tenant id (GUID), one for each e-mail domain, as Microsoft's `tid` claim. */
  readonly tid: string;
  /** Opaque subject, as Microsoft's `sub` claim. */
  readonly sub: string;
}

interface Name {
  readonly givenName: string;
  readonly surname: string;
}

const SEEDED_NAMES: ReadonlyMap<string, Name> = new Map([
  ['beheerder@voorbeeld.nl', { givenName: 'Marieke', surname: 'de Wit' }],
  ['lezer@voorbeeld.nl', { givenName: 'Joost', surname: 'Bakker' }],
]);

const SURNAME_PREFIXES = new Set([
  'van',
  'de',
  'den',
  'der',
  'het',
  'in',
  'op',
  'te',
  'ten',
  'ter',
  'von',
]);

const EMAIL = /^[^\s@"<>()[\],;:\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** The address in the form that identifies a person, or undefined when it is not an e-mail address. */
export function normaliseEmail(typed: string): string | undefined {
  const email = typed.trim().toLowerCase();
  return EMAIL.test(email) ? email : undefined;
}

/** The person of a normalised e-mail address: the same one on every machine and after every restart. */
export function personOf(email: string): Person {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const { givenName, surname } = SEEDED_NAMES.get(email) ?? nameFromAddress(email);
  return {
    email,
    name: [givenName, surname].filter(Boolean).join(' '),
    givenName,
    surname,
    oid: guid('oid', email),
    tid: guid('tid', domain),
    sub: digest('sub', email).toString('base64url'),
  };
}

/** The people who have a button of their own on the sign-in page. */
export const SEEDED_PEOPLE: readonly Person[] = [...SEEDED_NAMES.keys()].map(personOf);

function nameFromAddress(email: string): Name {
  const [local = ''] = email.slice(0, email.lastIndexOf('@')).split('+');
  const words = local.split(/[._-]+/).filter(Boolean);
  const [first = local, ...rest] = words;
  return {
    givenName: capitalised(first),
    surname: rest.map((word) => (SURNAME_PREFIXES.has(word) ? word : capitalised(word))).join(' '),
  };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function digest(kind: string, value: string): Buffer {
  return createHash('sha256').update(`kengetal-sandbox|${kind}|${value}`).digest();
}

function guid(kind: string, value: string): string {
  const bytes = digest(kind, value).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
