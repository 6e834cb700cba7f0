import type { Locator } from '@playwright/test';
import { expect, signIn, test } from './fixtures/index.ts';

/** Questions whose table has more than fits, each with the column that it is about. */
const ASKED = [
  ['waarom zijn de kosten in 2025 hoger dan in 2024?', 'Verschil'],
  ['grootste boekingen in maart 2025', 'Bedrag'],
  ['vaste lasten', 'Bedrag'],
] as const;

/** What of an unscrolled table is not to be read: amounts out of sight, cells over each other. */
const unreadIn = (table: Locator, head: string) =>
  table.evaluate((element: HTMLTableElement, name) => {
    const found: string[] = [];
    const view = element.parentElement?.getBoundingClientRect();
    const at = [...(element.tHead?.rows[0]?.cells ?? [])].findIndex(
      (cell) => cell.textContent === name,
    );
    for (const row of element.tBodies[0]?.rows ?? []) {
      const amount = row.cells[at]?.querySelector('[data-figure]')?.getBoundingClientRect();
      if (!amount || !view || amount.left < view.left || amount.right > view.right)
        found.push(`out of sight: ${row.textContent}`);
      const boxes = [...row.cells]
        .map((cell) => cell.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      if (boxes.some((box, place) => place > 0 && box.left < (boxes[place - 1]?.right ?? 0) - 1))
        found.push(`over each other: ${row.textContent}`);
    }
    return found;
  }, head);

test('on a phone the amount that a table is about is in sight, and nothing lies over it', async ({
  page,
}) => {
  await signIn(page, 'beheerder@voorbeeld.nl');
  await page.goto('/chat');
  for (const [words, head] of ASKED) {
    const answers = page.getByRole('article', { name: /^Antwoord/ });
    const before = await answers.count();
    await page.getByRole('textbox', { name: 'Je vraag' }).fill(words);
    await page.getByRole('button', { name: 'Versturen' }).tap();
    await expect(answers).toHaveCount(before + 1);
    await expect(answers.last()).toHaveAttribute('aria-busy', 'false');
    expect(await unreadIn(answers.last().getByRole('table'), head)).toEqual([]);
  }
});

test('without a network the input of the chat stays in sight on a phone', async ({
  page,
  guard,
}) => {
  guard.expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/i);
  await signIn(page, 'beheerder@voorbeeld.nl');
  await page.goto('/chat');
  const input = page.getByRole('textbox', { name: 'Je vraag' });
  const send = page.getByRole('button', { name: 'Versturen' });
  await expect(input).toBeInViewport({ ratio: 1 });
  await page.context().setOffline(true);
  await expect(page.getByText(/^Geen verbinding/)).toBeVisible();
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.context().setOffline(false);
});
