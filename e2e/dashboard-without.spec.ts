import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures/index.ts';
import { setUpOrganisation, upload } from './fixtures/setting-up.ts';
import { MONTHS, smallFile, type Booking } from './fixtures/small-file.ts';
import { goDark } from './fixtures/theme.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** One year with a result, and nothing of debtors, VAT and a cost of sales. */
const THROUGH_BANK = smallFile({
  name: 'Alleen bank B.V.',
  made: '2026-01-10',
  accounts: [
    ['0500', 'Kapitaal', 'B', 'BEivKap'],
    ['1100', 'Bank', 'B', 'BLimBanRba'],
    ['4100', 'Huur', 'P', 'WBedHuiBeh'],
    ['8000', 'Omzet', 'P', 'WOmzNohOlh'],
  ],
  opening: ['1100', '0500', 9_000],
  bookings: MONTHS.flatMap((month): Booking[] => [
    [`2025-${month}-05`, '4100', '1100', 900],
    [`2025-${month}-10`, '1100', '8000', 3_000],
  ]),
});

/** The same on account: no bank, and nobody says who owes it. */
const ON_ACCOUNT = smallFile({
  name: 'Zonder bank B.V.',
  made: '2026-01-10',
  accounts: [
    ['0500', 'Kapitaal', 'B', 'BEivKap'],
    ['1700', 'Rekening-courant', 'B', 'BSchOvsRcb'],
    ['4100', 'Huur', 'P', 'WBedHuiBeh'],
    ['8000', 'Omzet', 'P', 'WOmzNohOlh'],
  ],
  opening: ['1700', '0500', 100],
  bookings: MONTHS.flatMap((month): Booking[] => [
    [`2025-${month}-05`, '4100', '1700', 900],
    [`2025-${month}-10`, '1700', '8000', 3_000],
  ]),
});

for (const [what, file, hasBank] of [
  ['debtors, VAT and a year before', THROUGH_BANK, true],
  ['a bank as well', ON_ACCOUNT, false],
] as const) {
  test(`a company without ${what} has a dashboard that is whole, and no suggestions`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const now = main.getByRole('region', { name: /^Stand / });
    await setUpOrganisation(page, `zonder-${hasBank}-${Date.now()}@voorbeeld.nl`);
    await upload(page, [file]);

    await test.step('what the books lack is left out', async () => {
      await page.goto('/dashboard');
      await expect(main.getByRole('button', { name: /^Omzet:/ })).toBeVisible();
      for (const name of [/^Brutomarge/, /^Btw-positie/]) {
        await expect(main.getByRole('button', { name })).toHaveCount(0);
      }
      await expect(main.getByRole('button', { name: /^Bank en kas:/ })).toHaveCount(
        hasBank ? 1 : 0,
      );
      for (const name of [/^Openstaande/, ...(hasBank ? [] : [/^Liquide middelen/])]) {
        await expect(now.getByRole('region', { name })).toHaveCount(0);
      }
      if (hasBank) await expect(now.getByText(/^Laagste stand/)).toBeVisible({ timeout: 60_000 });
      await expectEachCellFilled(page);
      await expectAccessible(page);
    });

    await test.step('the list says that there is nothing, and when was looked', async () => {
      await page.goto('/suggesties');
      await expect(
        main.getByText(/^Geen openstaande suggesties\. Laatst gecontroleerd: vandaag \d\d:\d\d\.$/),
      ).toBeVisible({ timeout: 60_000 });
      await expectAccessible(page);
    });

    await test.step('on a phone in the dark too', async () => {
      await goDark(page);
      await page.setViewportSize(PHONE);
      await expectAccessible(page);
      await page.goto('/dashboard');
      await expect(now.getByRole('button', { name: /^Waarom/ }).first()).toBeVisible();
      await expectEachCellFilled(page);
      await expectAccessible(page);
      await page.setViewportSize(WIDE);
    });
  });
}

/** No cell stands there without anything to see in it beside its heading. */
async function expectEachCellFilled(page: Page): Promise<void> {
  const cells = page.getByRole('main').getByRole('region');
  await expect(cells).not.toHaveCount(0);
  await expect.poll(() => cells.evaluateAll(emptyOf)).toEqual([]);
}

/** The texts of the cells that hold nothing else; what only a screen reader finds is a pixel large. */
function emptyOf(cells: readonly Element[]): (string | null)[] {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const holds = (element: Element): boolean =>
    !element.matches('h1, h2, h3, h4') &&
    isSeen(element) &&
    [...element.childNodes].some((node) =>
      node instanceof Element ? holds(node) : Boolean(node.textContent?.trim()),
    );
  return cells.filter((cell) => !holds(cell)).map(({ textContent }) => textContent);
}
