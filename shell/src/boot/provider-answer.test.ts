import { takeProviderAnswer } from './provider-answer.ts';

function arriveAt(path: string) {
  const address = new URL(path, 'https://kengetal.test');
  const shown: string[] = [];
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => shown.push(to),
  } as unknown as History;
  sessionStorage.clear();
  takeProviderAnswer(address, history);
  return { shown, kept: sessionStorage.getItem('provider-answer') };
}

it('takes code and state out of the address, and keeps them for the screen', () => {
  const { shown, kept } = arriveAt('/exact?code=geheim&state=s1');
  expect(shown).toEqual(['/exact']);
  expect(Object.fromEntries(new URLSearchParams(kept ?? ''))).toEqual({
    ...{ code: 'geheim', state: 's1' },
  });
});

it('keeps a refusal too', () => {
  expect(arriveAt('/exact?error=access_denied&state=s1').kept).toBe('error=access_denied&state=s1');
});

it.each(['/exact?koppeling=1', '/dashboard?state=x', '/login?code=a&state=b'])(
  'leaves %s as it is',
  (path) => expect(arriveAt(path)).toEqual({ shown: [], kept: null }),
);

it('strips the address of a browser that refuses storage', () => {
  const shown: string[] = [];
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => shown.push(to),
  } as unknown as History;
  takeProviderAnswer(new URL('https://kengetal.test/exact?code=a&state=b'), history, () => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(shown).toEqual(['/exact']);
});
