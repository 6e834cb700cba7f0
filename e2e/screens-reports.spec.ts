import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures/index.ts';
import { takePicture, WIDTHS } from './fixtures/pictures.ts';

for (const { name, width, height } of WIDTHS) {
  for (const theme of ['light', 'dark'] as const) {
    test(`pictures of reports at ${name} px (${theme})`, async ({ page, guard }) => {
      guard.expectComplaint(/ERR_FAILED|mfe-reports component failed/);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      const suffix = theme === 'dark' ? '-donker' : '';
      await signIn(page, 'beheerder@voorbeeld.nl');
      await reports(page, (screen) => takePicture(page, `rapport-${screen}${suffix}-${name}`));
    });
  }
}

async function reports(page: Page, picture: (screen: string) => Promise<void>): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/rapporten');
  await expect(main.getByRole('button', { name: /^Resultaat / }).first()).toBeVisible();
  await picture('lijst');
  await page.goto('/rapporten?type=maand');
  await main
    .getByRole('link', { name: /Definitief$/ })
    .first()
    .click();
  const open = async (query = '') => {
    await page.goto(`${address}${query}`);
    await expect(main.getByRole('region', { name: 'Hoofdlijn' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  await expect(main.getByRole('table').first()).toBeVisible();
  const address = page.url();
  await open();
  await picture('samenvatting');
  await main.getByRole('button', { name: 'Alles uitklappen' }).first().click();
  await main.getByRole('table').first().scrollIntoViewIfNeeded();
  await picture('rekeningen');
  await open('&weergave=maanden');
  await main.getByRole('table').first().scrollIntoViewIfNeeded();
  await picture('twaalf-maanden');
  for (const tab of ['kengetallen', 'kasstroom', 'debiteuren-en-crediteuren', 'btw', 'kosten']) {
    await open(`&tab=${tab}`);
    await main.getByRole('tabpanel').scrollIntoViewIfNeeded();
    await picture(tab);
  }
  await open();
  // A phone shows the rest of the summary, and what can be done with it, when asked.
  const rest = main.getByRole('button', { name: 'Lees verder' });
  if (await rest.isVisible()) await rest.click();
  await main.getByRole('button', { name: 'Toelichting toevoegen' }).click();
  await page.keyboard.type('De beurs viel helemaal in deze maand.\n\nDe inhuur stopt in april.');
  await picture('toelichting');
  await main.getByRole('button', { name: 'Annuleren' }).click();
  await page.route('**/v1/report/components', (route) => route.abort());
  await page.goto(`${address}&tab=balans`);
  await expect(main.getByRole('alert')).toBeVisible();
  await main.getByRole('alert').scrollIntoViewIfNeeded();
  await picture('onderdeel-mislukt');
}
