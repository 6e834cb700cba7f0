import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import type { Clock } from '../../clock.ts';
import { NotProven, ProviderUnavailable } from './proof.ts';

const MAX_AGE = '10 minutes';
const CLOCK_TOLERANCE_SECONDS = 60;

interface Trust {
  readonly keys: JWTVerifyGetKey;
  /** Our client id. */
  readonly audience: string;
  readonly clock: Clock;
}

interface SignedClaims {
  readonly claims: JWTPayload;
  /** False when the token is too old or from the future. */
  readonly isTimely: boolean;
}

/**
 * The claims of an ID token that was signed with RS256 for us. Its issuer and everything else that
 * differs per provider is the caller's to check. Throws NotProven, or ProviderUnavailable.
 */
export async function signedClaims(token: string, trust: Trust): Promise<SignedClaims> {
  const { keys, audience, clock } = trust;
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      audience,
      requiredClaims: ['exp'],
      maxTokenAge: MAX_AGE,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: clock.now(),
    });
    return { claims: payload, isTimely: true };
  } catch (error) {
    const claims = untimelyClaims(error);
    if (claims) return { claims, isTimely: false };
    throw refusalOf(error);
  }
}

/** Claims in the form that a provider gives them. Throws NotProven that names the wrong ones. */
export function parsedClaims<Schema extends z.ZodType>(
  schema: Schema,
  claims: JWTPayload,
): z.output<Schema> {
  const parsed = schema.safeParse(claims);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path }) => path.join('.'));
  throw new NotProven(`wrong claims: ${wrong.join(', ')}`);
}

/** jose looks at times last: signature and audience were right when only a time is wrong. */
function untimelyClaims(error: unknown): JWTPayload | undefined {
  if (error instanceof errors.JWTExpired) return error.payload;
  if (!(error instanceof errors.JWTClaimValidationFailed)) return undefined;
  const isAboutTime = error.claim === 'nbf' || error.claim === 'iat';
  return isAboutTime && error.reason === 'check_failed' ? error.payload : undefined;
}

/** Only what jose calls an error is said: a message may quote the token. */
function refusalOf(error: unknown): Error {
  if (error instanceof ProviderUnavailable || error instanceof NotProven) return error;
  if (!(error instanceof errors.JOSEError)) return new NotProven('not an ID token');
  const claim = error instanceof errors.JWTClaimValidationFailed ? ` ${error.claim}` : '';
  return new NotProven(`${error.code}${claim}`);
}
