import type { Page } from '@playwright/test';
import { SIGN_IN_PROBLEMS } from '../shell/src/session/problems.ts';
import { expect, signIn, test } from './fixtures/index.ts';
import { takePicture, WIDTHS } from './fixtures/pictures.ts';

interface Studio {
  page: Page;
  dark: boolean;
  phone: boolean;
  picture: (screen: string) => Promise<void>;
}

for (const { name, width, height } of WIDTHS) {
  for (const theme of ['light', 'dark'] as const) {
    test(`pictures of the frame at ${name} px (${theme})`, async ({ page, guard }) => {
      test.setTimeout(240_000);
      guard.expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|shell config failed/);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      const suffix = theme === 'dark' ? '-donker' : '';
      const studio: Studio = {
        page,
        dark: theme === 'dark',
        phone: width < 768,
        picture: (screen) => takePicture(page, `rand-${screen}${suffix}-${name}`),
      };
      await troubles(studio);
      await signIn(page, 'beheerder@voorbeeld.nl');
      await sidebar(studio);
      await filters(studio);
      await overlays(studio);
      await assistant(studio);
      await failures(studio);
      await paper(studio);
    });
  }
}

/** The sign-in screen with each trouble that it can tell of. */
async function troubles({ page, dark, picture }: Studio): Promise<void> {
  for (const problem of dark ? (['expired'] as const) : SIGN_IN_PROBLEMS) {
    await page.goto('/login');
    await page.evaluate(
      (told) => sessionStorage.setItem('sign_in_problem', told),
      `${problem} microsoft`,
    );
    await page.goto('/login');
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await picture(`inloggen-${problem}`);
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function sidebar({ page, phone, picture }: Studio): Promise<void> {
  const drawer = async () => {
    if (phone) await page.getByRole('button', { name: 'Zijbalk tonen of verbergen' }).click();
  };
  await open(page, '/dashboard');
  await drawer();
  if (phone) await picture('zijbalk');
  await page.getByRole('button', { name: /Voorbeeld BV/ }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await picture('organisaties');
  await open(page, '/dashboard');
  await drawer();
  await page.getByRole('button', { name: /beheerder@voorbeeld/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Uitloggen' })).toBeVisible();
  await picture('gebruiker');
  if (phone) return;
  await open(page, '/analytics/profits');
  await page.keyboard.press('Control+b');
  await page.getByRole('link', { name: 'Rapporten' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await picture('ingeklapt');
  await page.keyboard.press('Control+b');
}

async function filters({ page, picture }: Studio): Promise<void> {
  const period = page.getByRole('button', { name: /^Periode: / });
  await open(page, '/dashboard');
  await period.click();
  await picture('periodes');
  await page.getByRole('menuitem', { name: 'Andere periode…' }).click();
  await picture('maanden');
  await open(page, '/dashboard?periode=201501-201503');
  await picture('buiten-boekingen');
  await open(page, '/dashboard?project=11111111-1111-4111-8111-111111111111');
  await picture('geen-toegang');
  await open(page, '/rapporten');
  await page
    .getByRole('search')
    .getByRole('button', { name: /^Periode: / })
    .click();
  await picture('rapportkeuze');
}

async function overlays({ page, phone, picture }: Studio): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Zoeken en opdrachten' });
  await open(page, '/dashboard?periode=202507-202509');
  await page.keyboard.press('Control+k');
  await expect(search).toBeVisible();
  await picture('zoeken');
  await search.fill('omzet');
  await expect(page.getByRole('option').first()).toBeVisible();
  await picture('zoeken-gevonden');
  await search.fill('zeppelin');
  await picture('zoeken-niets');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Sneltoetsen' })).toBeVisible();
  await picture('sneltoetsen');
  await page.keyboard.press('Escape');
  if (phone) await page.getByRole('button', { name: 'Zijbalk tonen of verbergen' }).click();
  await page.getByRole('button', { name: /beheerder@voorbeeld/ }).click();
  await page.getByRole('menuitem', { name: 'Over' }).click();
  await expect(page.getByRole('dialog', { name: /^Over/ })).toBeVisible();
  await picture('over');
}

async function assistant({ page, phone, picture }: Studio): Promise<void> {
  await open(page, '/rapporten?type=maand&rapport=202509-202509');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.getByRole('button', { name: 'Assistent openen' }).click();
  await picture('assistent');
  if (phone) return;
  await page.getByRole('main').getByRole('button', { name: /omzet/i }).first().click();
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
  await picture('assistent-en-boekingen');
}

/** What a user sees when something does not work, and when something is new. */
async function failures({ page, picture }: Studio): Promise<void> {
  await open(page, '/dashboard');
  await page.context().setOffline(true);
  await expect(page.getByText('Geen verbinding.')).toBeVisible();
  await picture('geen-verbinding');
  await page.context().setOffline(false);

  await page.route('**/v1/config', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await picture('niet-geladen');
  await page.unroute('**/v1/config');

  await open(page, '/dashboard');
  await page.route('**/release.json', (route) => route.fulfill({ json: { version: '9.9.9' } }));
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 120_000;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect(page.getByText('Er is een nieuwe versie van Kengetal.')).toBeVisible();
  await picture('nieuwe-versie');
  await page.unroute('**/release.json');
}

/** Paper is the same in both themes. */
async function paper({ page, dark, picture }: Studio): Promise<void> {
  if (dark) return;
  await open(page, '/rapporten?type=maand&rapport=202509-202509');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await picture('afdruk');
  await page.emulateMedia({ media: 'screen' });
}
