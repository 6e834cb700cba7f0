import { isFrameAnswer, takeAnswer } from './arrival.ts';

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

describe('a page load', () => {
  const load = (path: string) => {
    window.history.replaceState({ own: 1 }, '', path);
    const answer = takeAnswer(window.location, window.history);
    return {
      answer,
      address: window.location.pathname + window.location.search + window.location.hash,
    };
  };

  it.each([
    ['/login#code=c&state=s', { provider: 'microsoft', text: 'code=c&state=s' }],
    [
      '/login#error=access_denied&state=s',
      { provider: 'microsoft', text: 'error=access_denied&state=s' },
    ],
    ['/login?code=c&state=google.s', { provider: 'google', text: 'code=c&state=google.s' }],
    [
      '/login?error=access_denied&state=google.s',
      { provider: 'google', text: 'error=access_denied&state=google.s' },
    ],
    ['/login?state=left-by-a-sign-out', null],
    ['/login?code=c&state=of-nobody', null],
  ])('of %s takes the answer out of the address', (path, answer) => {
    expect(load(path)).toEqual({ answer, address: '/login' });
  });

  it.each(['/login', '/rapporten?type=jaar', '/exact?code=c&state=s', '/dashboard#code=c&state=s'])(
    'of %s leaves the address alone',
    (path) => {
      expect(load(path)).toEqual({ answer: null, address: path });
    },
  );
});
