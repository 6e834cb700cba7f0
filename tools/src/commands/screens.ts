import { join } from 'node:path';
import { ROOT } from '../build/parts.ts';
import { ensureChromium } from './chromium.ts';
import type { Command } from './execute.ts';
import { runScript } from './steps.ts';

/**
 * `npm run screens`: writes a picture of each screen, wide and on a phone, to .generated/screens;
 * those that the docs show, to docs/screens.
 */
export const run: Command = async () => {
  ensureChromium();
  const playwright = join(ROOT, 'e2e/node_modules/@playwright/test/cli.js');
  const args = [
    'test',
    '--config=e2e/playwright.config.ts',
    '--project=screens',
    '--reporter=list',
  ];
  return (await runScript(playwright, args, 'show', { KENGETAL_SCREENS: '1' })).code;
};
