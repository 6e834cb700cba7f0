import { NotConfigured } from './config.ts';
import { NoActiveAccount, ProviderRefused, StaleAnswer } from './identity-client.ts';
import { InteractionInProgress } from './interaction.ts';
import { SIGN_IN_PROBLEMS, parseTrouble, problemOf, troubleOf } from './problems.ts';
import { CallRefused, CallUnanswered } from './public-calls.ts';

const coded = (errorCode: string, more: object = {}) =>
  Object.assign(new Error('words that may hold anything'), { errorCode, ...more });

it.each([
  [coded('access_denied'), 'cancelled'],
  [coded('user_cancelled'), 'cancelled'],
  [coded('popup_window_error'), 'popup-blocked'],
  [coded('empty_window_error'), 'popup-blocked'],
  [coded('timed_out', { subError: 'redirect_bridge_timeout' }), 'popup-unfinished'],
  [coded('timed_out', { subError: 'failed_to_redirect' }), 'offline'],
  [coded('redirect_in_iframe'), 'redirect-refused'],
  [coded('interaction_in_progress'), 'in-progress'],
  [new InteractionInProgress('login'), 'in-progress'],
  [coded('interaction_required'), 'interaction-required'],
  [coded('login_required'), 'interaction-required'],
  [coded('consent_required'), 'interaction-required'],
  [new NoActiveAccount('none'), 'no-account'],
  [coded('no_account_error'), 'no-account'],
  [coded('invalid_grant'), 'invalid-grant'],
  [new StaleAnswer('twice'), 'stale'],
  [coded('no_network_connectivity'), 'offline'],
  [coded('post_request_failed'), 'offline'],
  [new CallRefused(401, 'sign_in_clock'), 'clock'],
  [new CallRefused(403, 'sign_in_tenant'), 'tenant'],
  [new CallRefused(401, 'sign_in_rejected'), 'rejected'],
  [new CallRefused(400, 'invalid_request'), 'rejected'],
  [new CallRefused(429, 'rate_limited'), 'too-often'],
  [new CallRefused(503, 'unavailable'), 'api-down'],
  [new CallUnanswered('/login'), 'api-down'],
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), 'api-down'],
  [coded('unauthorized_client'), 'configuration'],
  [new NotConfigured('google'), 'configuration'],
  [new ProviderRefused('access_denied'), 'cancelled'],
  [new ProviderRefused('temporarily_unavailable'), 'offline'],
  [coded('invalid_client', { errorMessage: 'AADSTS90094: admin consent' }), 'tenant'],
  [coded('access_denied', { errorMessage: 'AADSTS65004: declined' }), 'cancelled'],
  [coded('something_new'), 'unknown'],
  [null, 'unknown'],
])('takes %p for %p', (error, expected) => {
  expect(problemOf(error)).toBe(expected);
});

it('says every problem but the one that is found by a refresh', () => {
  expect(SIGN_IN_PROBLEMS).toContain('expired');
  expect(new Set(SIGN_IN_PROBLEMS).size).toBe(SIGN_IN_PROBLEMS.length);
});

it.each([
  [coded('invalid_client', { errorMessage: 'AADSTS700016: id_token=eyJ0' }), 'AADSTS700016'],
  [coded('unauthorized_client'), 'unauthorized_client'],
  [new CallRefused(401, 'sign_in_rejected'), 'sign_in_rejected'],
  [coded('words with a code=4/0AbCd'), undefined],
  [new Error('access_token=abc'), undefined],
])('gives who must mend %p its code, and none of its words', (error, code) => {
  expect(troubleOf(error, 'microsoft').code).toBe(code);
});

it.each([
  ['expired google', { problem: 'expired', provider: 'google' }],
  ['expired', { problem: 'expired', provider: 'microsoft' }],
  ['<b>iets</b> google', null],
  [null, null],
])('reads %p as it was stored before a reload', (text, expected) => {
  expect(parseTrouble(text)).toEqual(expected);
});
