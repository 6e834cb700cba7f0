import { join } from 'node:path';
import { temporaryFolder } from '../testing/folders.ts';
import { closingLine, named, runChecks, sum, Timed } from './steps.ts';

it('closes with one line that counts everything', () => {
  const total = sum([
    { passed: 3, failed: 0, skipped: 1 },
    { passed: 4, failed: 2, skipped: 0 },
  ]);
  expect(closingLine(total)).toBe('7 passed, 2 failed, 1 skipped');
  expect(closingLine({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed');
});

it('says how long each part took in the line before the last', async () => {
  const shown: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => shown.push(line.trim()));
  const timed = new Timed();
  await timed.run('jest', () => Promise.resolve({ passed: 2, failed: 1, skipped: 0 }));
  expect(timed.close()).toBe(1);
  expect(shown).toEqual(['{"seconds":{"jest":0}}', '2 passed, 1 failed']);
});

it('names what failed near the end, since of a long run only the end may be kept', async () => {
  const shown: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => shown.push(line.trim()));
  const timed = new Timed();
  const failing = (name: string) => ({ passed: 0, failed: 1, skipped: 0, failures: [name] });
  await timed.run('checks', () => Promise.resolve(failing('regels')));
  await timed.run('jest', () => Promise.resolve(failing('periods.test.ts: reads a month')));
  timed.close();
  expect(shown[0]).toBe('Mislukt:\n  ✗ regels\n  ✗ periods.test.ts: reads a month');
  expect(shown.at(-1)).toBe('0 passed, 2 failed');
});

it('tells behind a name how its error begins, without colours', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `line ${at + 1}`).join('\n');
  expect(named('reads a month', `\u001B[31mExpected\u001B[39m 1\n\n${lines}`)).toMatch(
    /^reads a month\n {6}Expected 1\n {6}line 1\n[^]* {6}line 11$/,
  );
  expect(named('reads a month', undefined)).toBe('reads a month');
});

it('has the figures of a step on the very last line', async () => {
  const shown: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => shown.push(line.trim()));
  const timed = new Timed();
  const figures = { cases: 2, failed: 0 };
  await timed.run('faults', () => Promise.resolve({ passed: 2, failed: 0, skipped: 0, figures }));
  expect(timed.close()).toBe(0);
  expect(shown.at(-1)).toBe('{"cases":2,"failed":0}');
});

it('counts each check by its exit code and shows what a failing one said', async () => {
  const folder = await temporaryFolder();
  await folder.write('good.mjs', "console.log('all is well')");
  await folder.write('bad.mjs', "console.log('this is wrong'); process.exitCode = 1;");
  const shown: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => shown.push(line));
  const check = (title: string, file: string) => ({
    title,
    script: join(folder.path, file),
    args: [],
  });
  const count = await runChecks([check('good', 'good.mjs'), check('bad', 'bad.mjs')], 2);
  await folder.remove();
  expect(count).toEqual({ passed: 1, failed: 1, skipped: 0, failures: ['bad'] });
  expect(shown.join('\n')).toContain('this is wrong');
  expect(shown.join('\n')).not.toContain('all is well');
});
