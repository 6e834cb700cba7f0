import { auditfiles } from '@kengetal/generator';
import { uploadFile, type UploadFile } from './fixtures/audit-file.ts';
import { expect, expectAccessible, test } from './fixtures/index.ts';
import { takePicture, WIDTHS } from './fixtures/pictures.ts';
import { setUpOrganisation } from './fixtures/setting-up.ts';
import { goDark } from './fixtures/theme.ts';

const CLIENTS = 20;

/** An audit file of each client of an office, and one that was cut off. */
async function clients(): Promise<UploadFile[]> {
  const files: UploadFile[] = [];
  for (let seed = 1; seed <= CLIENTS; seed += 1) {
    const companyName = `Klant ${String(seed).padStart(2, '0')} BV`;
    const options = { seed, companyName, firstMonth: 202401, years: 1, scale: 0.02 };
    for (const { bytes } of auditfiles(options, 'exact')) {
      files.push(await uploadFile(`${companyName}.xaf`, bytes));
    }
  }
  const [first] = files;
  if (!first) throw new Error('no client');
  const cut = { ...first, name: 'Afgebroken.xaf', buffer: first.buffer.subarray(0, 300) };
  return [...files, cut];
}

for (const { name, ...viewport } of WIDTHS) {
  test(`an office uploads twenty administrations at once at ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await setUpOrganisation(page, `kantoor-${name}-${Date.now()}@voorbeeld.nl`);
    const main = page.getByRole('main');
    await page.getByLabel('Auditfile', { exact: true }).setInputFiles(await clients());

    await test.step('answers one question about all, and leaves one out', async () => {
      const question = main.getByRole('region', { name: 'Nieuwe administraties' });
      await expect(question).toContainText('Deze 20 administraties zijn nieuw: aanmaken?', {
        timeout: 60_000,
      });
      await takePicture(page, `office-question-${name}`);
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Klant 02 BV: Nieuw project' }).click();
      await page.getByRole('menuitemradio', { name: 'Overslaan' }).click();
      await question.getByRole('button', { name: /^19.projecten aanmaken/ }).click();
    });

    await test.step('leaves the page, and finds all read', async () => {
      await expect(main.getByRole('region', { name: 'Nieuwe administraties' })).toBeHidden();
      await page.reload();
      const done = main.getByRole('heading', { name: /^19 van 21.bestanden ingelezen$/ });
      await expect(done).toBeVisible({ timeout: 120_000 });
      await takePicture(page, `office-done-${name}`);
      await expectAccessible(page);
    });

    await test.step('looks at what failed, one by one', async () => {
      await expect(main.getByRole('row', { name: /Klant 02/ })).toContainText('Overgeslagen');
      await main.getByRole('button', { name: /^Toon: Alle/ }).click();
      await page.getByRole('menuitemradio', { name: /^Mislukt \(1\)/ }).click();
      await expect(main.getByRole('row', { name: /Afgebroken\.xaf/ })).toContainText('Exporteer');
      await goDark(page);
      await takePicture(page, `office-failed-dark-${name}`);
    });

    await test.step('saves the list, and opens a project', async () => {
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: 'Lijst exporteren' }).click();
      expect((await download).suggestedFilename()).toBe('Ingelezen bestanden.csv');
      await main.getByRole('button', { name: /^Toon: Mislukt/ }).click();
      await page.getByRole('menuitemradio', { name: /^Gereed/ }).click();
      await main.getByRole('button', { name: 'Klant 07 BV' }).click();
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(main.getByRole('list', { name: 'Kengetallen' })).toBeVisible();
    });
  });
}
