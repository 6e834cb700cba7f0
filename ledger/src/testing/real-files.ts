import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Real audit files beside the repository, where they are present. */
const REAL_FOLDER = join(repositoryFolder(), '..', 'shared', 'data', 'xaf');

/** Real files whose figures are held against what others computed, and their folder. */
export const REAL_FILES = [
  ['exactonline_32_2016.xaf', ''],
  ['multivers_32_2017.xaf', ''],
  ['afas_32_2016_rebuilt.xaf', ''],
  ['banana_32_2018.xaf', ''],
  ['eekboek_clair2_2013.xaf', ''],
  ['exactonline_40_2016_derived.xaf', 'derived/'],
  ['multivers_32_2017_utf8_reindented.xml', 'variants/'],
] as const;

export const hasRealFiles = existsSync(REAL_FOLDER);

export function realFile(name: string): Buffer {
  return readFileSync(join(REAL_FOLDER, name));
}

const RECORDED_FOLDER = join(REAL_FOLDER, '..', 'exact');

/** Whether answers of Exact Online were recorded beside the repository. */
export const hasRecordedExact = hasRealFiles && existsSync(RECORDED_FOLDER);

/** A page that was recorded of Exact Online, 'GLAccounts.1'. */
export const recordedExact = (name: string): string =>
  readFileSync(join(RECORDED_FOLDER, `${name}.json`), 'utf8');

/** What programs that are not this product computed of a real file. */
export function expectedOf<Expected>(name: string): Expected {
  return JSON.parse(expectedTextOf(name)) as Expected;
}

/** Cents of an amount as other programs write it, '-1234.50': by its digits, never as a fraction. */
export function centsOfText(amount: string): number {
  const [, minus, whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === '') throw new Error(`not an amount: ${amount}`);
  const cents = Number(whole + decimals.padEnd(2, '0'));
  return minus && cents !== 0 ? -cents : cents;
}

export function expectedTextOf(name: string): string {
  return readFileSync(join(REAL_FOLDER, 'expected', name), 'utf8');
}

/** Above the test that asks; a program, which has none, is started at the root. */
function repositoryFolder(): string {
  const testPath = typeof expect === 'undefined' ? undefined : expect.getState().testPath;
  let folder = testPath ? dirname(testPath) : process.cwd();
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) folder = dirname(folder);
  return folder;
}
