import { addressOf, isShown } from './choices.ts';

test('kept choices never lead to another project', () => {
  const now = new URLSearchParams('project=p1&periode=202401-202412');
  expect(addressOf('project=p2&groep=x', now).getAll('project')).toEqual(['p1']);
});

test('choices are the same in whatever order they were made', () => {
  const address = new URLSearchParams('groep=b&project=p1&groep=a&periode=202401-202412');
  expect(isShown('groep=a&groep=b', address)).toBe(true);
  expect(isShown('groep=a&groep=b&periode=202401-202412', address)).toBe(true);
  expect(isShown('groep=a&groep=b&periode=202401-202411', address)).toBe(false);
  expect(isShown('groep=a', address)).toBe(false);
});
