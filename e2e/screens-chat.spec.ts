import { expect, signIn, test } from './fixtures/index.ts';
import { takePicture, WIDTHS } from './fixtures/pictures.ts';

const QUESTIONS = [
  ['vergelijking', 'Wat was de omzet in het eerste kwartaal van 2025 vergeleken met vorig jaar?'],
  ['per-maand', 'omzet per maand in 2025'],
  ['lezing', 'uitgaven in maart 2025'],
  ['weigering', 'hoeveel belasting kan ik besparen?'],
] as const;

for (const { name, width, height } of WIDTHS) {
  for (const theme of ['light', 'dark'] as const) {
    test(`pictures of the chat at ${name} px (${theme})`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      const suffix = theme === 'dark' ? '-donker' : '';
      const picture = (screen: string) => takePicture(page, `chat-${screen}${suffix}-${name}`);
      const input = page.getByRole('textbox', { name: 'Je vraag' });
      const answer = page.getByRole('article', { name: /^Antwoord/ }).last();
      const ask = async (words: string) => {
        await input.fill(words);
        await input.press('Enter');
        await expect(answer).toHaveAttribute('aria-busy', 'false');
      };
      await signIn(page, 'beheerder@voorbeeld.nl');
      await page.goto('/chat');
      await expect(input).toBeVisible();
      await picture('begin');
      for (const [screen, words] of QUESTIONS) {
        await ask(words);
        await picture(screen);
        if (screen !== 'per-maand') continue;
        await answer.getByRole('button', { name: 'Toon als grafiek' }).click();
        await expect(answer.locator('rect').first()).toBeVisible();
        await picture('grafiek');
      }
      await page.locator('article [data-figure]').first().click();
      await picture('bedrag');
      await page.goto('/rapporten?type=maand&rapport=202503-202503');
      await page.getByRole('button', { name: 'Assistent openen' }).click();
      await expect(page.getByText(/^Heb je vragen over het/)).toBeVisible();
      await picture('paneel-begin');
      await ask('Waarom zijn de personeelskosten hoger?');
      await picture('paneel');
    });
  }
}
