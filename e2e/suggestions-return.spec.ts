import { expect, expectAccessible, test } from './fixtures/index.ts';
import { questionsOnBooks } from './fixtures/questions-on-books.ts';
import { setUpOrganisation, upload } from './fixtures/setting-up.ts';

test('a finding returns after an import that changed its facts, and what was mended closes itself', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const asked = main.getByRole('link', { name: 'Open op Vraagposten' });
  const cash = main.getByRole('link', { name: 'Kas onder nul' });

  await test.step('two things are found in the first file', async () => {
    await setUpOrganisation(page, `opvallend-${Date.now()}@voorbeeld.nl`);
    await upload(page, [questionsOnBooks('2026-01-10', 1_500, false)]);
    await page.goto('/suggesties');
    await expect(asked).toBeVisible({ timeout: 60_000 });
    await expect(cash).toBeVisible();
  });

  await test.step('one is handled', async () => {
    await asked.click();
    // The amount stands in the list too: the key is of the finding.
    const state = main.getByRole('list', { name: 'Stand' });
    await expect(state).toContainText('Nieuw');
    await expect(main.getByText(/1\.500/).first()).toBeVisible();
    await page.keyboard.press('e');
    await expect(state).toContainText('Afgehandeld');
    // Shown at once; the page is left before there is an answer, and what was said is kept.
  });

  await test.step('it is back with what changed, and the other is closed by the books', async () => {
    await page.goto('/connectie-aanmaken');
    await upload(page, [questionsOnBooks('2026-02-10', 4_200, true)]);
    await page.goto('/suggesties');
    await expect(main.getByText(/4\.200/).first()).toBeVisible({ timeout: 60_000 });
    await expect(
      main.getByText(/Was €\s1\.500 toen dit werd afgehandeld, nu €\s4\.200$/),
    ).toBeVisible();
    await expect(main.getByText('Opgelost in de boeken')).toBeVisible();
    await expectAccessible(page);
  });
});
