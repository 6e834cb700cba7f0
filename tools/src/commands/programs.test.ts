/* oxlint-disable no-restricted-imports -- this holds two programs against each other */
import { readConfig } from 'api/config';
import {
  describeSandbox,
  KENGETAL_CLIENT_ID,
} from '../../../sandbox/src/features/identity/endpoints.ts';
import {
  describeGoogle,
  GOOGLE_CLIENT_SECRET,
} from '../../../sandbox/src/features/identity/google/endpoints.ts';
import {
  EXACT_CLIENT_ID,
  EXACT_CLIENT_SECRET,
  EXACT_PATH,
  exactRedirectUri,
} from '../../../sandbox/src/features/exact/endpoints.ts';
import { placesOf } from './places.ts';
import { programsFor, sandboxExact, sandboxMail } from './programs.ts';

const SANDBOX = 'http://localhost:4020';
const config = readConfig({ KENGETAL_SANDBOX_URL: SANDBOX });

it('makes the API know the sandbox as it describes itself', () => {
  const { clientId, issuerTemplate, jwksUri } = describeSandbox(SANDBOX, KENGETAL_CLIENT_ID);
  expect(config.microsoft).toMatchObject({ clientId, issuer: issuerTemplate, keysUrl: jwksUri });
});

it('makes the API know the Google of the sandbox, with its secret', () => {
  const { clientId, issuer, tokenUrl, jwksUri } = describeGoogle(SANDBOX);
  expect(config.google).toEqual({
    clientId,
    clientSecret: GOOGLE_CLIENT_SECRET,
    issuer,
    tokenUrl,
    keysUrl: jwksUri,
  });
});

it('makes the API know the Exact Online of the sandbox, as it is registered there', () => {
  expect(sandboxExact(placesOf({}))).toEqual({
    EXACT_HOST: SANDBOX + EXACT_PATH,
    EXACT_CLIENT_ID,
    EXACT_CLIENT_SECRET,
    EXACT_REDIRECT_URI: exactRedirectUri('http://localhost:4000'),
  });
});

it('starts the sandbox until Microsoft is set up, and never in production', () => {
  expect(programsFor({})).toEqual(['sandbox', 'api']);
  expect(programsFor({ KENGETAL_MICROSOFT_CLIENT_ID: 'x' })).toEqual(['api']);
  expect(programsFor({ NODE_ENV: ' Production' })).toEqual(['api']);
});

it('has mail stay in the sandbox', () => {
  const { mail } = readConfig(sandboxMail(placesOf({})));
  expect(mail).toMatchObject({ url: 'smtp://127.0.0.1:4025', requireTls: false });
});
