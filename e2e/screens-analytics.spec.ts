import { expect, signIn, test } from './fixtures/index.ts';
import { takePicture, WIDTHS } from './fixtures/pictures.ts';
import { goDark } from './fixtures/theme.ts';

const SCREENS = [
  { name: 'analytics-overzicht', path: '/analytics/overview', shows: 'Topklanten' },
  { name: 'analytics-winst-en-verlies', path: '/analytics/profits', shows: /^Van brutomarge/ },
  {
    name: 'analytics-wat-als',
    path: '/analytics/profits?wat_als=netto_omzet:p-500&wat_als=personeelskosten:c-750000',
    shows: /^Van brutomarge/,
  },
] as const;

for (const { name: width, ...size } of WIDTHS) {
  test(`pictures of analytics at ${width} px`, async ({ page }) => {
    const main = page.getByRole('main');
    await page.setViewportSize(size);
    await signIn(page, 'beheerder@voorbeeld.nl');
    const takeAll = async (theme: string) => {
      for (const { name, path, shows } of SCREENS) {
        await page.goto(path);
        await expect(main.getByRole('heading', { name: shows })).toBeVisible();
        await page.mouse.move(0, 0);
        await takePicture(page, `${name}${theme}-${width}`);
      }
    };
    await takeAll('');
    await goDark(page);
    await takeAll('-donker');
  });
}
