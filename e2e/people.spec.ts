import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { invitationLink } from './fixtures/mailbox.ts';
import { main, PROJECT, tab, WIDTHS } from './fixtures/people.ts';
import { createProject, setUpOrganisation } from './fixtures/setting-up.ts';
import { look } from './fixtures/states.ts';
import { goDark } from './fixtures/theme.ts';

/** Opens the link of an invitation in a browser of their own, and signs in there. */
async function come(browser: Browser, link: string, email: string, isDark: boolean): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL' });
  const page = await context.newPage();
  if (isDark) await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(link);
  await expect(page.getByText(new RegExp(`nodigt je uit voor ${PROJECT}`))).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await look(page);
  await page.getByRole('button', { name: 'Inloggen met werk- of schoolaccount' }).click();
  await page.getByLabel('Ander e-mailadres').fill(email);
  await page.getByRole('button', { name: 'Verder' }).click();
  return page;
}

async function invite(page: Page, email: string, level: string): Promise<void> {
  await main(page).getByLabel('E-mailadres').fill(email);
  const form = main(page).locator('form');
  await form.getByRole('button', { name: /^Niveau/ }).click();
  await page.getByRole('menuitemradio', { name: level }).click();
  await form.getByRole('button', { name: 'Uitnodigen' }).click();
  const entry = main(page).getByRole('listitem', { name: email });
  await expect(entry.getByText('De mail is verstuurd.')).toBeVisible();
}

for (const [where, viewport] of Object.entries(WIDTHS)) {
  const isPhone = viewport.width < 768;

  test(`people are invited, let in, lowered and removed at ${where}`, async ({
    browser,
    page,
    guard,
  }) => {
    test.setTimeout(240_000);
    // A right that is lost is refused once, which the browser tells.
    guard.expectComplaint(/403|404|mfe-settings/);
    await page.setViewportSize(viewport);
    if (isPhone) await goDark(page);
    const own = `${isPhone ? 'tel' : 'bureau'}-${Date.now()}`;
    const [jan, piet] = [`jan-${own}@kantoor-jansen.nl`, `piet-${own}@kantoor-jansen.nl`];
    await setUpOrganisation(page, `baas-${own}@kantoor-jansen.nl`);
    const id = await createProject(page, PROJECT);
    await tab(page, id, 'gebruikers');
    const entry = (email: string) => main(page).getByRole('listitem', { name: email });
    const row = (email: string) => main(page).getByRole('row').filter({ hasText: email });

    await test.step('are invited by mail', async () => {
      await invite(page, jan, 'Beheerder');
      await invite(page, piet, 'Lezer');
      await look(page);
    });

    const ofJan = await test.step('come in with the address that was invited', async () => {
      const guest = await come(browser, await invitationLink(page, jan), jan, isPhone);
      await expect(guest).toHaveURL(new RegExp(`/dashboard\\?.*project=${id}`));
      await guest.setViewportSize(viewport);
      await tab(guest, id, 'gebruikers');
      await expect(main(guest).getByLabel('E-mailadres')).toBeVisible();
      return guest;
    });

    await test.step('await a yes with another address, and come in with it', async () => {
      const other = `anders-${own}@elders.nl`;
      const guest = await come(browser, await invitationLink(page, piet), other, isPhone);
      await expect(guest.getByRole('heading', { name: /^Je wacht op akkoord/ })).toBeVisible();
      await look(guest);
      await page.reload();
      await expect(entry(piet).getByText('Wacht op akkoord')).toBeVisible();
      await expect(entry(piet)).toContainText(other);
      await look(page);
      await entry(piet).getByRole('button', { name: 'Toelaten' }).click();
      await expect(row(other)).toContainText('Lezer');
      await guest.getByRole('button', { name: 'Naar Kengetal' }).click();
      await guest.goto(`/project?project=${id}&tab=gebruikers`);
      await expect(
        main(guest).getByText(/Een beheerder van dit project kan anderen/),
      ).toBeVisible();
      await look(guest);

      await guest.goto('/account');
      const leave = main(guest).getByRole('button', { name: 'Organisatie verlaten' });
      await leave.click();
      await expect(main(guest).getByText(/^Je verliest de toegang/)).toBeVisible();
      await look(guest);
      await leave.click();
      await expect(main(guest).getByText('Je hoort nog nergens bij.')).toBeVisible();
      await look(guest);
      await guest.context().close();
      await page.reload();
      await expect(row(jan)).toBeVisible();
      await expect(row(other)).toHaveCount(0);
    });

    await test.step('lose a level at the next request, with a word', async () => {
      await row(jan)
        .getByRole('button', { name: /^Niveau/ })
        .click();
      await page.getByRole('menuitemradio', { name: 'Lezer' }).click();
      await expect(row(jan).getByRole('button', { name: 'Niveau: Lezer' })).toBeVisible();
      await main(ofJan).getByLabel('E-mailadres').fill('nog-iemand@elders.nl');
      await main(ofJan).getByRole('button', { name: 'Uitnodigen' }).click();
      await expect(ofJan.getByText(/^Je bent nu lezer in dit project/)).toBeVisible();
      await expect(main(ofJan).getByLabel('E-mailadres')).toHaveCount(0);
      await look(ofJan);
    });

    await test.step('are removed, and led into no onboarding', async () => {
      await row(jan)
        .getByRole('button', { name: /verwijderen$/ })
        .click();
      await main(page).getByRole('group').getByRole('button', { name: 'Verwijderen' }).click();
      await expect(row(jan)).toHaveCount(0);
      await ofJan.reload();
      await expect(main(ofJan).getByText(/^Hier staan straks de bronnen/)).toBeVisible();
      await ofJan.goto('/');
      await expect(ofJan).toHaveURL(/\/dashboard/);
      await look(ofJan);
      await ofJan.context().close();
    });

    await test.step('are in the log with what they did', async () => {
      await tab(page, id, 'activiteit');
      const log = main(page).getByRole('table', { name: 'Activiteit' });
      await expect(log.getByRole('row').filter({ hasText: /uitgenodigd als lezer/ })).toBeVisible();
      await look(page);
      const download = page.waitForEvent('download');
      await main(page).getByRole('button', { name: 'Exporteren' }).click();
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    });
  });
}
