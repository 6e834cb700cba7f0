import { auditfiles } from '@kengetal/generator';
import { uploadFile, type UploadFile } from './fixtures/audit-file.ts';
import { expect, test } from './fixtures/index.ts';
import { createProject, setUpOrganisation, upload } from './fixtures/setting-up.ts';
import { leave, look, SCREENS } from './fixtures/states.ts';
import { goDark } from './fixtures/theme.ts';

const MONTH = 202605;

test('screens of figures without books lead to them, and with one month say what is too little', async ({
  page,
}, { project }) => {
  test.setTimeout(200_000);
  const main = page.getByRole('main');
  const newPerson = (name: string) => `${name}-${project.name}-${Date.now()}@kantoor-jansen.nl`;
  // A wide window is looked at in the light, a phone in the dark.
  if (project.name === 'phone') await goDark(page);

  await test.step('without a project each leads to where books are handed over', async () => {
    await setUpOrganisation(page, newPerson('leeg'));
    for (const { path } of SCREENS) {
      await page.goto(path);
      await expect(main.getByRole('heading', { name: 'Koppeling aanmaken' })).toBeVisible();
    }
    await look(page);
  });

  await test.step('a project without bookings: each says what will be there, and how', async () => {
    const projectId = await createProject(page, 'Nog leeg');
    for (const { path, promise } of SCREENS) {
      // Without the report of books that there are none of.
      const [screen] = path.split('?');
      await page.goto(`${screen}?project=${projectId}`);
      await expect(main.getByText(promise)).toBeVisible();
      await look(page);
      await main.getByRole('button', { name: 'Auditfile uploaden' }).click();
      await expect(page).toHaveURL(/\/connectie-aanmaken\?org_id=/);
    }
  });

  await test.step('one month of books: too little for series, enough for the rest', async () => {
    await leave(page);
    await setUpOrganisation(page, newPerson('een-maand'));
    await upload(page, [await oneMonth()]);
    await page.goto('/analytics/recurring');
    await expect(main.getByText(/^Zodra boekingen terugkomen/)).toBeVisible();
    await expect(
      main.getByText(/Te weinig historie \(minstens 3 betalingen\).*nog geen drie maanden/),
    ).toBeVisible();
    await look(page);
    for (const path of ['/analytics/overview', '/analytics/profits', '/detail']) {
      await page.goto(path);
      await expect(main.locator('[data-figure]').first()).toBeVisible();
      await look(page);
    }
  });
});

/** The first month of a fiscal year. */
async function oneMonth(): Promise<UploadFile> {
  const options = { seed: 2026, firstMonth: MONTH, years: 1, lastMonth: MONTH };
  for (const { filename, bytes } of auditfiles(options, 'exact')) {
    return uploadFile(filename, bytes);
  }
  throw new Error('no year was generated');
}
