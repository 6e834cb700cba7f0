import remote from '../remote.ts';
import screens from './screens.ts';
import slots from './slots.ts';

it('exposes every screen that the declaration names, and nothing else', () => {
  const declared = new Set(
    remote.routes.flatMap((route) => ('screen' in route ? route.screen : [])),
  );
  expect(new Set(Object.keys(screens))).toEqual(declared);
  expect(Object.keys(slots)).toEqual([]);
});
