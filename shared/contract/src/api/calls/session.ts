import * as z from 'zod';
import { defineCalls } from '../call.ts';
import { organisation, project, rights, user } from '../entities.ts';
import { instant } from '../primitives.ts';
import { ASSISTANT_WAYS } from '../../vocabulary.ts';

const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Seconds that the access token is valid. */
  expires_in: z.int(),
});

const loginBody = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('microsoft'), id_token: z.string().min(1).max(20_000) }),
  z.object({
    provider: z.literal('google'),
    code: z.string().min(1).max(4_000),
    code_verifier: z.string().min(43).max(128),
    redirect_uri: z.url().max(2_000),
  }),
]);

/** Names of a closed alphabet: they become keys of rows, and lines of the log. */
const partName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/);
const versionName = z
  .string()
  .max(80)
  .regex(/^[\w.+-]+$/);
const number = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);
const detailValue = z.union([z.string().max(2_000), number, z.boolean()]);

const telemetryEvent = z.object({
  kind: z.enum(['load', 'recovered', 'error', 'vitals']),
  at: instant,
  /** Part that it is about: 'shell' or the name of a remote. */
  part: partName,
  version: versionName,
  release: versionName,
  trace_id: z.string().max(64),
  duration_ms: number.nonnegative().optional(),
  /** Of kind 'vitals': one of the Core Web Vitals, in milliseconds; CLS in its own unit. */
  vital: z
    .object({ name: z.enum(['LCP', 'INP', 'CLS', 'TTFB']), value: number.nonnegative() })
    .optional(),
  message: z.string().max(2_000).optional(),
  detail: z
    .record(z.string().max(40), detailValue)
    .refine((detail) => Object.keys(detail).length <= 20)
    .optional(),
});

export type TelemetryEvent = z.infer<typeof telemetryEvent>;

export const sessionCalls = defineCalls({
  loginChallenge: {
    method: 'POST',
    path: '/login/challenge',
    summary: 'Single-use nonce for a sign-in; sets the cookie that binds it to this browser',
    access: { scope: 'public' },
    response: z.object({ nonce: z.string() }),
  },
  login: {
    method: 'POST',
    path: '/login',
    summary: 'Exchange proof of identity for our own tokens',
    access: { scope: 'public' },
    body: loginBody,
    response: tokens.extend({ user }),
  },
  refresh: {
    method: 'POST',
    path: '/refresh',
    summary: 'Rotate the refresh token and get a new access token',
    access: { scope: 'public' },
    body: z.object({ refresh_token: z.string().min(1).max(200) }),
    response: tokens,
  },
  logout: {
    method: 'POST',
    path: '/logout',
    summary: 'Revoke the session and all its tokens',
    access: { scope: 'public' },
    body: z.object({ refresh_token: z.string().min(1).max(200) }),
  },
  config: {
    method: 'GET',
    path: '/config',
    summary: 'Organisations, projects and rights of the signed-in user',
    access: { scope: 'session' },
    response: z.object({
      user,
      organisations: z.array(organisation),
      projects: z.array(project),
      rights,
      /**
       * False for who was invited, has an invitation that awaits a yes, or removed what they had: nobody
       * leads them into making an organisation or a connection. Absent is true.
       */
      needs_onboarding: z.boolean().optional(),
      /** By organisation, how the assistant answers there. */
      assistant: z.record(z.string(), z.enum(ASSISTANT_WAYS)).optional(),
    }),
  },
  telemetry: {
    method: 'POST',
    path: '/telemetry',
    summary: 'Loads and errors of the parts in a browser; holds no personal data',
    access: { scope: 'public' },
    body: z.object({ events: z.array(telemetryEvent).min(1).max(50) }),
    // What a browser sends while a page is left (`keepalive`) is no larger.
    bodyLimit: 64 * 1024,
  },
});
