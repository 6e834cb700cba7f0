import { test } from './fixtures/index.ts';
import { connectExact, openSource } from './fixtures/exact.ts';
import { goDark } from './fixtures/theme.ts';

test.beforeEach(({ guard }) => guard.expectComplaint(/503/));

test('a manager connects Exact Online and comes to the first figures', async ({ page }) => {
  await goDark(page);
  await connectExact(page, 'phone');
  await openSource(page);
});
