import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const rows = readFileSync(join(ROOT, 'docs/promises.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => {
    const [, promise = '', , proof = ''] = line.split('|').map((cell) => cell.trim());
    const [, file = '', title = ''] = /^`([^`]+)`:?\s*(.*)$/.exec(proof) ?? [];
    return { promise, file, title };
  });

describe('each promise has a proof that exists', () => {
  it('in a table that this test can read', () => {
    expect(rows.length).toBeGreaterThan(30);
  });

  it.each(rows)('$promise', ({ file, title }) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
  });
});
