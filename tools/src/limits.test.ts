import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS, limitWords, refusalOf, type Limit } from '@kengetal/contract';

const page = (name: string) => readFileSync(join(__dirname, '../../docs', name), 'utf8');
const limits: [string, Limit][] = Object.entries(LIMITS);

/** Rows of the table that begins with this header. */
function tableOf(text: string, header: string): string[] {
  const lines = text.split('\n');
  const start = lines.indexOf(header);
  const rest = lines.slice(start + 2);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return start < 0 ? [] : rest.slice(0, end < 0 ? rest.length : end);
}

const settingWords = (limit: Limit) =>
  limit.setting === undefined ? '' : ` (\`${limit.setting}\`)`;

describe('the table of limits', () => {
  it('stands whole in the page for operators, each with its reason', () => {
    expect(tableOf(page('operator.md'), '| wat | hooguit | waarom |')).toEqual(
      limits.map(
        ([, limit]) =>
          `| ${limit.what}${settingWords(limit)} | ${limitWords(limit, limit.max)} | ${limit.why} |`,
      ),
    );
  });

  it('stands in the page for users as far as they meet it', () => {
    expect(tableOf(page('user.md'), '| wat | hooguit |')).toEqual(
      limits
        .filter(([, { met }]) => met)
        .map(([, limit]) => `| ${limit.what} | ${limitWords(limit, limit.max)} |`),
    );
  });

  it.each(limits)('%s: says what is wrong, with the number where it has one', (_name, limit) => {
    expect(refusalOf(limit)).toMatch(/^[A-Z].+[.]$/);
    expect(refusalOf(limit)).not.toContain('{');
  });
});
