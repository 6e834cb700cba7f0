import { expect, test } from '@playwright/test';
import { CASES, nameOf } from '../tools/src/faults/cases.ts';
import { tamper } from '../tools/src/faults/integrity.ts';
import { runCase } from '../tools/src/faults/run-case.ts';
import { Visits } from '../tools/src/faults/world.ts';
import { buildProofs } from './fixtures/another-release.ts';

/** Of `npm test -- faults`: each kind of file, each thing that is seen, and every remote. */
const SAMPLE = [
  'mfe-dashboard · lazy · tampered',
  'mfe-reports · entry · hangs',
  'mfe-analytics · late-styles · html',
  'mfe-chat · exposed · cut off',
  'mfe-settings · styles · 500',
  'mfe-chat · effect · at once',
  'mfe-reports · suspense · by a click',
  'mfe-dashboard · rejection · by a click',
];
const SEED = 15;
const origin = () => process.env.KENGETAL_ORIGIN ?? '';

let remove: (() => Promise<void>) | undefined;
let visits: Visits | undefined;
test.beforeAll(async ({ browser }) => {
  visits = new Visits(browser, origin());
  remove = await buildProofs();
});
test.afterAll(() => remove?.());

for (const name of SAMPLE) {
  test(`only what fails is gone, and comes back: ${name}`, async () => {
    const one = CASES.find((each) => nameOf(each) === name);
    if (!one || !visits) throw new Error('there is no such case');
    await runCase(visits, origin(), one);
  });
}

test('a file of which one byte was changed is never executed', async () => {
  if (!visits) throw new Error('nobody is there');
  const { faults, changes } = await tamper(visits, origin(), SEED);
  expect(changes).toBe(200);
  expect(faults).toEqual([]);
});
