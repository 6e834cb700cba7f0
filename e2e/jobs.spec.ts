import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures/index.ts';

const MOST_CLICKS = 4;
const WIDTHS = { 'a desk': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } };

type Click = (what: Locator) => Promise<void>;

interface Job {
  readonly what: string;
  /** Does it from the dashboard on, and sees what was asked for. */
  readonly run: (page: Page, click: Click) => Promise<void>;
}

/** Words are typed and cost no click. */
async function search(page: Page, click: Click, words: string, found: RegExp): Promise<void> {
  await click(page.getByRole('button', { name: 'Zoeken', exact: true }));
  await page.getByRole('combobox', { name: 'Zoeken en opdrachten' }).fill(words);
  await click(page.getByRole('option', { name: found }).first());
}

const JOBS: readonly Job[] = [
  {
    what: 'what did I spend at somebody',
    run: async (page, click) => {
      await search(page, click, 'werkbon', /^Werkbon Software B\.V\.\s*Leverancier/);
      const drawer = page.getByRole('dialog');
      await click(
        drawer
          .getByRole('region', { name: /^Overzicht van Werkbon/ })
          .getByRole('button')
          .first(),
      );
      await expect(drawer.getByRole('row', { name: /^Totaal/ })).toBeVisible();
    },
  },
  {
    what: 'who owes me, per invoice',
    run: async (page, click) => {
      await search(page, click, 'openstaande facturen', /^Openstaande facturen van klanten/);
      const name = 'Alle openstaande facturen van klanten';
      const list = page.getByRole('region', { name, exact: true });
      await expect(list.getByRole('button', { name: 'Per factuur', pressed: true })).toBeVisible();
      await expect(list.getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    what: 'can I pay salaries next month',
    run: async (page, click) => {
      await search(page, click, 'periodieke', /^Periodieke transacties/);
      await click(page.getByRole('main').getByRole('radio', { name: 'Agenda' }));
      await expect(page.getByRole('main').getByText(/^Verwacht na /)).toBeVisible();
    },
  },
  {
    what: 'why is it lower',
    run: async (page, click) => {
      const drawer = page.getByRole('dialog');
      await click(
        page
          .getByRole('main')
          .getByRole('button', { name: /^Omzet/ })
          .first(),
      );
      await expect(drawer.getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    what: 'a PDF for my bank',
    run: async (page, click) => {
      await search(page, click, 'winst & verlies', /^Winst & verlies/);
      const download = page.waitForEvent('download');
      await click(page.getByRole('main').getByRole('button', { name: 'Exporteren' }));
      await click(page.getByRole('menuitem', { name: /^PDF voor de bank/ }));
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    },
  },
];

for (const [where, viewport] of Object.entries(WIDTHS)) {
  test(`each job is at most four clicks at ${where}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'beheerder@voorbeeld.nl');
    for (const { what, run } of JOBS) {
      await test.step(what, async () => {
        await page.goto('/dashboard');
        await expect(page.getByRole('list', { name: 'Kengetallen' })).toBeVisible();
        let clicks = 0;
        await run(page, async (locator) => {
          clicks += 1;
          await locator.click();
        });
        console.log(`${what}, at ${where}: ${String(clicks)} clicks`);
        expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
      });
    }
  });
}
