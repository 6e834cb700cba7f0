import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, signOut, test } from './fixtures/index.ts';
import { goDark } from './fixtures/theme.ts';

const PHONE = { width: 390, height: 844 };
const NOTE = 'De beurs viel helemaal in deze maand.';

test('a report is looked at, explained, taken along, and read by others', async ({
  page,
  guard,
}) => {
  guard.expectComplaint(/503|404.*\/v1\/report\)|mfe-reports (component|report) failed/);
  const main = page.getByRole('main');
  await signIn(page, 'beheerder@voorbeeld.nl');
  await page.goto('/rapporten?type=maand');
  await main
    .getByRole('link', { name: /Definitief$/ })
    .first()
    .click();
  const note = main.getByRole('region', { name: 'Toelichting van de boekhouder' });

  await test.step('opens its detail and another view with the keyboard', async () => {
    await expect(main.getByRole('region', { name: 'Hoofdlijn' })).not.toBeEmpty();
    const heading = main.getByRole('button', { name: /^Personeelskosten Bekijk/ });
    await heading.focus();
    await page.keyboard.press('ArrowRight');
    await expect(
      main.getByRole('button', { name: 'Rekeningen van Personeelskosten' }),
    ).toHaveAttribute('aria-expanded', 'true');
    await expect(main.getByRole('list', { name: 'Controles' })).toContainText(
      /Balans sluit.*Resultaat W&V = balans.*rekening(en)? niet ingedeeld/s,
    );
    await expectAccessible(page);
    await main.getByRole('button', { name: /^Kolommen/ }).press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/weergave=maanden/);
    await expect(main.getByRole('columnheader', { name: 'Totaal' })).toBeVisible();
  });
  const address = page.url();

  await test.step('explains it', async () => {
    await main.getByRole('button', { name: 'Toelichting toevoegen' }).click();
    await page.keyboard.type(NOTE);
    await page.keyboard.press('Control+Enter');
    await expect(note).toContainText(NOTE);
  });

  await test.step('takes it along as a file', async () => {
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Exporteren' }).click();
    await page.getByRole('menuitem', { name: /^PDF, / }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Annuleren' }).click();
    await main.getByRole('button', { name: 'Exporteren' }).click();
    await page.getByRole('menuitem', { name: /^PDF voor de bank/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('is read by a reader, on a phone, in the dark, from the link', async () => {
    await signOut(page);
    await signIn(page, 'lezer@voorbeeld.nl');
    await page.setViewportSize(PHONE);
    await goDark(page);
    await page.goto(address);
    await expect(note).toContainText(NOTE);
    await expect(main.getByRole('button', { name: 'Bewerken' })).toHaveCount(0);
    await expect(main.getByRole('columnheader', { name: 'Totaal' })).toBeAttached();
    await expect(main.getByRole('region', { name: 'Aandachtspunten' })).toHaveCount(0);
    await main.getByRole('button', { name: 'Lees verder' }).click();
    await expect(main.getByRole('region', { name: 'Aandachtspunten' })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });

  await test.step('stands when a part of it fails, and says what is not there', async () => {
    await failOn(page, 'balans');
    await page.goto(`${address}&tab=balans`);
    await expect(main.getByRole('alert')).toContainText('Kon dit onderdeel niet laden: Balans.');
    await expect(main.getByRole('region', { name: 'Hoofdlijn' })).not.toBeEmpty();
    await expectAccessible(page);
    await page.goto('/rapporten?rapport=200101-200101');
    await expect(main.getByText(/^Over januari 2001 is er geen rapport/)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Resultaat / }).first()).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
});

async function expectFits(page: Page): Promise<void> {
  const over = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  };
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
}

/** One component of a report answers that it is not available. */
async function failOn(page: Page, id: string): Promise<void> {
  await page.route('**/v1/report/components', (route) =>
    JSON.stringify(route.request().postDataJSON()).includes(`"id":"${id}"`)
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'about:blank',
            status: 503,
            code: 'unavailable',
            title: 'De boekhouding is even bezet.',
          }),
        })
      : route.continue(),
  );
}
