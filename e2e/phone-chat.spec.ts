import { expect, expectAccessible, signIn, test } from './fixtures/index.ts';

test('on a phone the chat fills the screen, and the list of chats takes its place', async ({
  page,
}) => {
  await signIn(page, 'beheerder@voorbeeld.nl');
  await page.goto('/chat');
  const input = page.getByRole('textbox', { name: 'Je vraag' });
  await expect(input).not.toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await input.fill('Wat was de omzet per maand in 2025?');
    await page.getByRole('button', { name: 'Versturen' }).tap();
    await expect(page.getByRole('article', { name: /^Antwoord/ }).last()).toHaveAttribute(
      'aria-busy',
      'false',
    );
    // The answer is longer than the screen: it is read from its question on.
    await expect(page.getByRole('article', { name: 'Jouw vraag' }).last()).toBeInViewport();
    await expectAccessible(page);
    const wide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await wide()).toBe(false);
  }
  await page.getByRole('button', { name: 'Gesprekken' }).tap();
  await expect(input).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Terug naar het gesprek' }).tap();
  await expect(input).toBeVisible();
});
