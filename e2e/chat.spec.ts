import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';
import { fickleNetwork } from './fixtures/lost-stream.ts';

const input = (page: Page) => page.getByRole('textbox', { name: 'Je vraag' });
const answers = (page: Page) => page.getByRole('article', { name: 'Antwoord van de assistent' });

/** Asks, and waits for the whole answer. */
async function ask(page: Page, words: string): Promise<void> {
  const before = await answers(page).count();
  await input(page).fill(words);
  await input(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
  await expect(answers(page).last()).toHaveAttribute('aria-busy', 'false');
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'beheerder@voorbeeld.nl');
  await expect(page.locator('[data-figure]').first()).toBeVisible();
});

test('a question is answered with figures that open, on a page of its own', async ({ page }) => {
  await page.goto('/chat');
  await expectAccessible(page);
  await test.step('under the id of the API, and with a title', async () => {
    await ask(page, 'Wat was de omzet in 2025?');
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}/);
    await expect(input(page)).toBeFocused();
    await expect(answers(page)).toContainText('Zonder taalmodel');
    await expect(
      page.getByRole('navigation', { name: 'Gesprekken' }).getByRole('link').first(),
    ).not.toHaveText('Nieuwe Chat');
    await expectAccessible(page);
  });

  await test.step('every amount opens beside the chat', async () => {
    const amount = answers(page).locator('[data-figure]').first();
    const exact = (await amount.getAttribute('aria-label'))?.match(/[\d.]+,\d\d/)?.[0] ?? 'none';
    await amount.click();
    await expect(page.getByRole('complementary').filter({ hasText: exact })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('a chip asks again, as a table that is drawn and sorted', async () => {
    await page.getByRole('button', { name: /^verdeling: /i }).click();
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^verdeling: /i })).toBeFocused();
    await page.getByRole('button', { name: /^verdeling: /i }).click();
    await page.getByRole('menuitem', { name: /^per maand$/i }).click();
    const last = answers(page).last();
    await expect(last.getByRole('rowheader')).toHaveCount(12);
    await last.getByRole('columnheader').nth(1).getByRole('button').click();
    await expect(last.getByRole('columnheader').nth(1)).toHaveAttribute('aria-sort', 'descending');
    await last.getByRole('button', { name: 'Toon als grafiek' }).click();
    await expect(
      last
        .getByRole('group', { name: /^Omzet/ })
        .locator('rect')
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('all of it is there after a reload', async () => {
    await page.reload();
    await expect(answers(page)).toHaveCount(2);
    await expect(answers(page).first().locator('[data-figure]').first()).toBeVisible();
  });
});

test('an answer of which the stream is lost is taken up again', async ({ page }) => {
  const network = await fickleNetwork(page);
  await page.goto('/chat');
  await expect(input(page)).toBeEnabled();
  const isBack = await network.loseNext();
  await ask(page, 'Wat was de omzet in 2025?');
  await isBack();
  await expect(answers(page).locator('[data-figure]').first()).toBeVisible();
  await expect(page.getByRole('article', { name: 'Jouw vraag' })).toHaveCount(1);
});

test('a question that does not come over is put back, to be sent again', async ({
  page,
  guard,
}) => {
  guard.expectComplaint(/ERR_FAILED|HTTP error|503/);
  await page.goto('/chat');
  await page.route('**/v1/chat', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      headers: { 'access-control-allow-origin': '*' },
      body: JSON.stringify({ status: 503, code: 'unavailable', title: 'Nu even niet.' }),
    }),
  );
  await input(page).fill('Wat was de omzet in 2025?');
  await input(page).press('Enter');
  await expect(page.getByText('Nu even niet.')).toBeVisible();
  await expect(input(page)).toHaveValue('Wat was de omzet in 2025?');
  await expect(answers(page)).toHaveCount(0);
  await page.unroute('**/v1/chat');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(answers(page).locator('[data-figure]').first()).toBeVisible();
});

test('beside a report the assistant is asked about what is on it, and about an amount', async ({
  page,
}) => {
  await page.goto('/rapporten?type=jaar&rapport=202501-202512');
  await page.getByRole('tab', { name: 'Winst & verlies' }).waitFor();
  await page.getByRole('button', { name: 'Assistent openen' }).click();
  const panel = page.getByRole('complementary', { name: 'Assistent' });
  await expect(panel).toContainText(/^.*Heb je vragen over het .+ gedeelte van dit rapport\?/);
  await expectAccessible(page);
  await page.getByRole('main').locator('[data-figure]').first().click();
  await page.getByRole('button', { name: 'Vraag de assistent' }).click();
  await expect(input(page)).toHaveValue(/^Hoe komt .+ uit\?$/);
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(input(page)).toHaveValue(/^Hoe komt/);
  await page.keyboard.press('Enter');
  await expect(answers(page)).toHaveAttribute('aria-busy', 'false');
  // What the amount is made of, and no question back.
  await expect(answers(page).locator('[data-figure]').first()).toBeVisible();
  await expect(answers(page).getByText(/^Bronnen$/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Terug' })).toBeVisible();
  await expectAccessible(page);
});

test('a chat is renamed, found, and deleted when that is not taken back', async ({ page }) => {
  await page.goto('/chat');
  await ask(page, 'Wat was de omzet in 2024?');
  const list = page.getByRole('navigation', { name: 'Gesprekken' });
  const name = `Omzet ${Date.now()}`;
  await list.getByRole('link').first().hover();
  await list
    .getByRole('button', { name: /^Meer over/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Hernoemen' }).click();
  await page.getByRole('textbox', { name: 'Naam van het gesprek' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(list.getByRole('link', { name })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Zoek in gesprekken' }).fill(name);
  await expect(list.getByRole('link')).toHaveCount(1);
  await test.step('with the keyboard alone', async () => {
    await list.getByRole('button', { name: `Meer over ${name}` }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Hernoemen' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Verwijderen' })).toBeFocused();
    await page.keyboard.press('Enter');
    // The same key must not take it back.
    await expect(list.getByRole('button', { name: 'Ongedaan maken' })).toBeFocused();
    await expect(list.getByText('Verwijderd.')).toBeVisible();
  });
  // The request goes on when the page is left.
  await page.goto('/dashboard');
  await expect(page.locator('[data-figure]').first()).toBeVisible();
  await page.goto('/chat');
  await page.getByRole('searchbox', { name: 'Zoek in gesprekken' }).fill(name);
  await expect(page.getByText('Geen gesprek met deze woorden.')).toBeVisible();
});

/** A result of a tool of a dozen rows, and how its answer can go on. */
const CALLS = [
  {
    id: 'vraag',
    function: {
      name: 'vraag',
      arguments: JSON.stringify({ words: 'Omzet per maand' }),
      result: [
        'Maand;Omzet;Vorig jaar',
        ...Array.from({ length: 12 }, (_row, month) => `${month + 1};${month}00;${month}50`),
      ].join('\n'),
    },
  },
  {
    id: 'verder',
    function: {
      name: 'verder',
      arguments: JSON.stringify({
        chips: ['figuur', 'periode', 'verdeling'].map((part) => ({
          part,
          label: part,
          choices: [{ label: 'Anders' }],
        })),
        followUps: ['En vorig jaar?'],
      }),
    },
  },
];

test('a chat of 500 messages scrolls, lays out what is in sight, and can be typed in', async ({
  page,
}) => {
  const chat_id = '00000000-0000-4000-8000-000000000500';
  const messages = Array.from({ length: 500 }, (_message, place) => ({
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    role: place % 2 === 0 ? 'user' : 'assistant',
    content: `Bericht ${place}. ${'Veel woorden over de omzet. '.repeat(12)}`,
    created_at: '2026-01-01T10:00:00Z',
    ...(place % 2 === 1 && { tool_calls: CALLS }),
  }));
  await page.route(/\/v1\/chat\?chat_id/, (route) =>
    route.fulfill({ json: messages, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(`/chat/${chat_id}`);
  // Drawn once: 250 tables take seconds where two cores are shared.
  await expect(page.getByText('Bericht 499.')).toBeInViewport({ timeout: 60_000 });
  await input(page).focus();
  const before = Date.now();
  await page.keyboard.type('tien lette');
  await expect(input(page)).toHaveValue('tien lette');
  // Well within a second where nothing else runs; drawn for each letter they took a second each.
  expect(Date.now() - before).toBeLessThan(2_000);
  const isLaidOut = (words: string) =>
    page
      .getByText(words)
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut('Bericht 0.')).toBe(false);
  await page.getByRole('region', { name: 'Berichten' }).evaluate(async (box) => {
    while (box.scrollTop > 0) {
      box.scrollTop -= 2_000;
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });
  await expect(page.getByText('Bericht 0.')).toBeInViewport();
  expect(await isLaidOut('Bericht 499.')).toBe(false);
});
