import { test } from './fixtures/index.ts';
import { connectExact } from './fixtures/exact.ts';

test('a manager connects Exact Online and comes to the first figures', async ({ page }) => {
  await connectExact(page, 'phone');
});
