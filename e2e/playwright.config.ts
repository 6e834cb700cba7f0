import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/src/commands/chromium.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** What is tested where a phone's layout differs. */
const PHONE_ONLY = 'phone*.spec.ts';
const PICTURES = 'screens*.spec.ts';

/** Every state of every screen takes minutes: part of `npm test -- heavy`. */
const HEAVY = 'states*.spec.ts';

/** Put versions into folders of this machine, or ask for such, or for a model: what runs elsewhere has others. */
const HERE_ONLY = process.env.KENGETAL_RUNNING_AT
  ? ['releases.spec.ts', 'faults.spec.ts', '*chat-under-way.spec.ts']
  : [];

const phone = { viewport: PHONE, hasTouch: true };
const usual = [
  {
    name: 'wide',
    testIgnore: [PHONE_ONLY, PICTURES, HEAVY, ...HERE_ONLY],
    use: { viewport: WIDE },
  },
  { name: 'phone', testMatch: PHONE_ONLY, testIgnore: HERE_ONLY, use: phone },
];
const heavy = [
  { name: 'wide', testMatch: HEAVY, use: { viewport: WIDE } },
  { name: 'phone', testMatch: HEAVY, use: phone },
];
const pictures = [{ name: 'screens', testMatch: PICTURES, use: { viewport: WIDE } }];
/** Pictures are made on request only. */
const projects = process.env.KENGETAL_SCREENS
  ? pictures
  : process.env.KENGETAL_HEAVY === '1'
    ? heavy
    : usual;

export default defineConfig({
  testDir: '.',
  globalSetup: './fixtures/kengetal.ts',
  outputDir: 'test-results',
  projects,
  // Pictures are made one by one, as they were before.
  workers: process.env.KENGETAL_SCREENS ? 1 : 2,
  // A browser test may be tried twice; `npm test` says so when one needed it.
  retries: process.env.KENGETAL_SCREENS ? 0 : 1,
  // The longest journeys take three minutes beside another on two cores; what hangs, an expectation tells first.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: process.env.KENGETAL_ORIGIN,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
