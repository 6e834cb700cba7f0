import { expect, test } from './fixtures/index.ts';
import { fickleNetwork } from './fixtures/lost-stream.ts';
import { withSlowModel } from './fixtures/mid-answer.ts';
import { takePicture, WIDTHS } from './fixtures/pictures.ts';
import { createProject, setUpOrganisation } from './fixtures/setting-up.ts';

/** Each width in the theme in which it is seen less. */
const THEMES = { light: 390, dark: 1440 } as const;

test('pictures of the chat of a project without books', async ({ page }) => {
  await page.setViewportSize({ width: THEMES.light, height: 844 });
  await setUpOrganisation(page, `leeg-${Date.now()}@kantoor-jansen.nl`);
  await createProject(page, 'Nieuwe klant');
  await page.goto('/chat');
  await expect(page.getByRole('textbox', { name: 'Je vraag' })).toBeVisible();
  await takePicture(page, 'chat-staat-leeg-390');
});

for (const [theme, wide] of Object.entries(THEMES) as ['light' | 'dark', number][]) {
  const size = WIDTHS.find(({ width }) => width === wide);
  test(`pictures of the states of the chat at ${wide} px (${theme})`, async ({ page, guard }) => {
    test.setTimeout(240_000);
    guard.expectComplaint(/ERR_FAILED|HTTP error|503|lost|answer|verdict|stream/i);
    await page.setViewportSize({ width: wide, height: size?.height ?? 900 });
    await page.emulateMedia({ colorScheme: theme });
    const picture = (state: string) => takePicture(page, `chat-staat-${state}-${wide}`);
    const input = page.getByRole('textbox', { name: 'Je vraag' });
    const answer = page.getByRole('article', { name: /^Antwoord/ }).last();
    const refuse = (path: string) => page.route(path, (route) => route.abort());
    const ask = async (words: string) => {
      await input.fill(words);
      await input.press('Enter');
    };
    await withSlowModel(page, `staat-${wide}`);
    const network = await fickleNetwork(page);
    await page.goto('/chat');
    await test.step('a question that does not come over', async () => {
      await refuse('**/v1/chat');
      await ask('omzet per maand in 2025 vergeleken met 2024');
      await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
      await picture('mislukt');
      await page.unroute('**/v1/chat');
    });
    await test.step('a stream that does not come back', async () => {
      await network.loseNext(4);
      await refuse('**/v1/chat/stream*');
      await ask('Wat was de omzet van de staat?');
      await expect(page.getByText('De verbinding is weg')).toBeVisible();
      await picture('gezocht');
      await expect(page.getByText(/^Verbinding verbroken/)).toBeVisible({ timeout: 40_000 });
      await picture('verbroken');
    });
    await test.step('a verdict that is not kept', async () => {
      await page.goto('/chat');
      await ask('moet ik een bv oprichten?');
      await expect(answer).toHaveAttribute('aria-busy', 'false');
      await refuse('**/v1/chat/feedback');
      await answer.getByRole('button', { name: 'Dit klopt niet' }).click();
      await picture('oordeel');
      await page
        .getByRole('textbox', { name: 'Wat klopt er niet?' })
        .fill(
          'Het bedrag is te laag: de facturen van oktober zijn er niet bij geteld, en die van Jansen staan er dubbel in.',
        );
      await page.getByRole('button', { name: 'Bewaren' }).click();
      await picture('oordeel-mislukt');
    });
    await test.step('a chat that is deleted', async () => {
      if (wide < 600) await page.getByRole('button', { name: 'Gesprekken' }).click();
      await page
        .getByRole('button', { name: /^Meer over/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
      await expect(page.getByText('Verwijderd.')).toBeVisible();
      await picture('verwijderd');
    });
  });
}
