import { takeProviderAnswer } from './provider-answer.ts';

function arriveAt(path: string, storage?: () => Storage) {
  const shown: unknown[] = [];
  const replace = jest.spyOn(history, 'replaceState');
  replace.mockImplementation((_, __, to) => void shown.push(to));
  sessionStorage.clear();
  takeProviderAnswer(new URL(path, 'https://kengetal.test'), history, storage);
  replace.mockRestore();
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
  const refusing = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(arriveAt('/exact?code=a&state=b', refusing)).toEqual({ shown: ['/exact'], kept: null });
});
