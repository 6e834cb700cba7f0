import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { runningExact, SMALL } from '../testing/running.ts';

const test = runningExact();
const whenReal = hasRealFiles ? describe : describe.skip;

/** Of each file: the endpoint whose answer it shows. */
const SHOWN = [
  ['Me', 'current/Me'],
  ['Divisions', `${SMALL}/system/Divisions`],
  ['GLAccounts', `${SMALL}/financial/GLAccounts?$filter=Code ne null`],
  ['GLAccountClassificationMappings', `${SMALL}/financial/GLAccountClassificationMappings`],
  ['Accounts', `${SMALL}/crm/Accounts?$filter=Code ne null`],
  ['ReportingBalance', `${SMALL}/financial/ReportingBalance`],
  ['sync_TransactionLines', `${SMALL}/sync/Financial/TransactionLines?$filter=Timestamp gt 1L`],
] as const;

interface Shown {
  readonly d: { readonly results: readonly Record<string, unknown>[]; readonly __next?: string };
}

/** What a value looks like: its type, and how long or in which form it is written. */
function form(value: unknown): string {
  if (typeof value !== 'string') return typeof value;
  if (/^\/Date\(\d+\)\/$/.test(value)) return 'date';
  if (/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(value)) return 'guid';
  return value.length === 18 && value.startsWith(' ') ? 'padded' : 'text';
}

function formsOf(rows: readonly Record<string, unknown>[]): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      const seen = forms.get(name) ?? new Set();
      if (value !== null && value !== '') seen.add(form(value));
      forms.set(name, seen);
    }
  }
  return forms;
}

whenReal('answers have the fields of real ones (skipped where ../shared/data is absent)', () => {
  it.each(SHOWN)('%s', async (file, path) => {
    await test.connection.link();
    const real = JSON.parse(realFile(`../exact/${file}.1.json`).toString()) as Shown;
    const ours = formsOf((await test.connection.page(path)).results);
    for (const [name, forms] of formsOf(real.d.results)) {
      expect([name, ours.has(name)]).toEqual([name, true]);
      for (const each of ours.get(name) ?? []) {
        // A relation of a real file has one code of letters and no padding.
        if (forms.size > 0) expect(`${name} ${[...forms].join(' ')}`).toContain(each);
      }
    }
  });
});
