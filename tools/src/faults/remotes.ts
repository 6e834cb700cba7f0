import type { Locator, Page } from '@playwright/test';
import type { FrontEnd } from '../build/parts.ts';

/** A remote, and how a user gets to a screen of it. */
export interface Reached {
  readonly part: FrontEnd;
  readonly open: (page: Page) => Promise<void>;
}

export const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name }).click();

export const REACHED: readonly Reached[] = [
  { part: 'mfe-dashboard', open: (page) => follow(page, 'Dashboard') },
  { part: 'mfe-reports', open: (page) => follow(page, 'Rapporten') },
  { part: 'mfe-analytics', open: (page) => follow(page, 'Analytics') },
  { part: 'mfe-chat', open: (page) => follow(page, 'Chat') },
  { part: 'mfe-settings', open: openSettings },
];

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Voorbeeld BV/ }).click();
  await page.getByRole('button', { name: 'Organisatie instellingen' }).click();
}

/** The panel in place of a screen. */
export const panelOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { name: /nu niet beschikbaar/ });
