import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures/index.ts';
import { takePicture, WIDTHS } from './fixtures/pictures.ts';
import { goDark } from './fixtures/theme.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly shows: string | RegExp;
  /** What is done before the picture. */
  readonly open?: (page: Page) => Promise<void>;
}

const PROFITS = { path: '/analytics/profits', shows: /^Van brutomarge/ } as const;

const SCREENS: readonly Screen[] = [
  { name: 'analytics-overzicht', path: '/analytics/overview', shows: 'Topklanten' },
  {
    name: 'analytics-tabellen',
    path: '/analytics/overview',
    shows: 'Topklanten',
    open: showTables,
  },
  {
    name: 'analytics-weergaven',
    path: '/analytics/overview?groep=autokosten&zoom=202602-202606',
    shows: 'Topklanten',
    open: openViews,
  },
  { name: 'analytics-winst-en-verlies', ...PROFITS },
  { name: 'analytics-regel', ...PROFITS, open: openCard },
  {
    name: 'analytics-wat-als',
    ...PROFITS,
    path: `${PROFITS.path}?wat_als=netto_omzet:p-500&wat_als=personeelskosten:c-750000`,
  },
];

for (const { name: width, ...size } of WIDTHS) {
  test(`pictures of analytics at ${width} px`, async ({ page }) => {
    const main = page.getByRole('main');
    await page.setViewportSize(size);
    await signIn(page, 'beheerder@voorbeeld.nl');
    const takeAll = async (theme: string) => {
      for (const { name, path, shows, open } of SCREENS) {
        await page.goto(path);
        await expect(main.getByRole('heading', { name: shows })).toBeVisible();
        await page.mouse.move(0, 0);
        await open?.(page);
        await takePicture(page, `${name}${theme}-${width}`);
      }
    };
    await takeAll('');
    await goDark(page);
    await takeAll('-donker');
  });
}

async function showTables(page: Page): Promise<void> {
  const buttons = page.getByRole('main').getByRole('button', { name: 'Toon als tabel' });
  const count = await buttons.count();
  for (let left = count; left > 0; left -= 1) await buttons.first().click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
}

/** The kept view 'Alleen auto', which is kept the first time. */
async function openViews(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Weergave: / }).click();
  const kept = page.getByRole('button', { name: 'Alleen auto', exact: true });
  const keep = page.getByRole('button', { name: 'Bewaar deze weergave' });
  await expect(kept.or(keep).first()).toBeVisible();
  if (await kept.isVisible()) return;
  await keep.click();
  await page.keyboard.type('Alleen auto');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Meer met Alleen auto' })).toBeVisible();
}

async function openCard(page: Page): Promise<void> {
  const row = page
    .getByRole('main')
    .getByRole('row', { name: /Personeelskosten/ })
    .first();
  await row.hover();
  await row.getByRole('button', { name: 'Meer over Personeelskosten' }).click();
  const card = page.getByRole('dialog', { name: 'Meer over Personeelskosten' });
  await expect(card.getByText('Grootste boekingen')).toBeVisible();
}
