import type { ProblemCode } from '@kengetal/contract';

/** What a verified ID token says about someone. */
export interface Proof {
  /** Key of the user: 'ms|tid|oid' or 'google|sub'. */
  readonly identity: string;
  readonly name: string;
  readonly email: string;
  /** Address of a picture. */
  readonly avatar?: string;
  /** The nonce that the sign-in was started with. */
  readonly nonce: string;
  /** Why this person may not sign in, when that is the only thing wrong. */
  readonly refusal?: Extract<ProblemCode, 'sign_in_tenant' | 'sign_in_clock'>;
}

/**
 * What was sent does not prove an identity. The message is English and for the log alone; it never
 * quotes what was sent.
 */
export class NotProven extends Error {
  override readonly name = 'NotProven';
}

/** The identity provider gives no usable answer, so that nothing can be said; as NotProven for the log. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
