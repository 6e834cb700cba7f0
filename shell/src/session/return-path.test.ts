import { MemoryStorage } from '../testing/memory-storage.ts';
import { createReturnPath } from './return-path.ts';

it.each([
  ['/rapporten?project=p1', '/rapporten?project=p1'],
  ['/chat/12#onder', '/chat/12#onder'],
  ['/login', null],
  ['/login?state=x', null],
  ['/', null],
  ['//kwaad.test/x', null],
  ['/\\kwaad.test', null],
  ['https://kwaad.test/', null],
  ['javascript:alert(1)', null],
])('gives back %p as %p, once', (path, expected) => {
  const returnPath = createReturnPath(new MemoryStorage());
  returnPath.remember(path);
  expect(returnPath.take()).toBe(expected);
  expect(returnPath.take()).toBeNull();
});

it('does not trust what was stored', () => {
  const storage = new MemoryStorage();
  storage.setItem('return_to', '//kwaad.test');
  expect(createReturnPath(storage).take()).toBeNull();
});
