import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../build/parts.ts';
import { CommandError } from './execute.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Path of a Chromium on this machine, undefined when there is none. CHROMIUM_PATH goes first. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const inPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [CHROMIUM_PATH, ...inPath, ...KNOWN_PLACES].find((path) => path && existsSync(path));
}

/**
 * Makes sure that there is a Chromium, with Debian's packages or Playwright's own, and names it in
 * CHROMIUM_PATH. Throws CommandError when none can be had.
 */
export function ensureChromium(): void {
  const found = findChromium() ?? installed();
  // Playwright finds a Chromium of its own by itself.
  if (found) process.env.CHROMIUM_PATH = found;
}

function installed(): string | undefined {
  console.log('Chromium installeren…');
  if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
    works('apt-get', ['update', '-qq']);
    works('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const found = findChromium();
    if (found) return found;
  }
  const playwright = join(ROOT, 'e2e/node_modules/@playwright/test/cli.js');
  if (works(process.execPath, [playwright, 'install', 'chromium'])) return undefined;
  throw new CommandError(
    'Er is geen Chromium. Installeer Chromium of Chrome, of zet het pad in CHROMIUM_PATH.',
  );
}

function works(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
