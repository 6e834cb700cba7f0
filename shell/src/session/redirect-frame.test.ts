import { isFrameAnswer, isRedirectAnswer } from './redirect-frame.ts';

const stateOf = (interactionType: string) =>
  `${btoa(JSON.stringify({ id: '1', meta: { interactionType } }))}|own`;
const at = (tail: string) => new URL(`https://app.test/login${tail}`);

it.each([
  [`#code=c&state=${encodeURIComponent(stateOf('silent'))}`, true],
  [`#code=c&state=${encodeURIComponent(stateOf('popup'))}`, true],
  [`?code=c&state=${encodeURIComponent(stateOf('popup'))}`, true],
  [`#code=c&state=${encodeURIComponent(stateOf('redirect'))}`, false],
  ['#code=c&state=google.abc', false],
  ['', false],
])('%s is an answer to a frame or popup: %p', (tail, expected) => {
  expect(isFrameAnswer(at(tail))).toBe(expected);
});

it.each([
  ['#code=c&state=s', true],
  ['#error=access_denied&state=s', true],
  ['?state=s', false],
  ['', false],
])('%s is an answer to a redirect: %p', (tail, expected) => {
  expect(isRedirectAnswer(at(tail))).toBe(expected);
});
