import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../commands/chromium.ts';

/** Under a machine that also runs all containers. */
const WITHIN_MS = 60_000;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** A page with somebody signed in; an address that is not known is someone new. */
export async function signedIn(browser: Browser, origin: string, email: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(WITHIN_MS);
  await page.goto('/');
  await page.getByRole('button', { name: 'Inloggen met werk- of schoolaccount' }).click();
  await page.getByLabel('Ander e-mailadres').fill(email);
  await page.getByRole('button', { name: 'Verder' }).click();
  await shows(page.getByRole('heading', { level: 1 }).first());
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return page;
}

type Shown = ReturnType<Page['getByText']>;
export const shows = (what: Shown, timeout = WITHIN_MS) => expect(what).toBeVisible({ timeout });
export const hides = (what: Shown) => expect(what).toBeHidden({ timeout: WITHIN_MS });

export const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name }).click();

export const panelOf = (page: Page): Shown =>
  page.getByRole('main').getByRole('heading', { name: /nu niet beschikbaar/ });

/** A figure of the dashboard, the same one whichever of its blocks comes first. */
export const figureOf = (page: Page): Shown =>
  page.getByRole('main').getByRole('button', { name: /^Omzet:/ });

/** Fails when the page was loaded anew since somebody signed in. */
export async function sameDocument(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'sameDocument' in window)))
    throw new Error('de pagina is herladen');
}

/** The page comes in sight again two minutes later: it looks what is published. */
const lookAgain = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 120_000;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

const bare = (text: string) => text.replaceAll(/\s+/g, '');

/** Resolves once 'Over' says these words, however they are spaced. */
export async function aboutSays(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await lookAgain(page);
    await page.getByRole('button', { name: /@/ }).first().click();
    await page.getByRole('menuitem', { name: 'Over' }).click();
    const about = page.getByRole('dialog', { name: 'Over Kengetal' });
    const text = await about.innerText();
    await page.keyboard.press('Escape');
    await hides(about);
    expect(bare(text)).toContain(bare(words));
  }).toPass({ timeout: WITHIN_MS });
}
