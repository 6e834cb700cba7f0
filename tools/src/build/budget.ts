import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { ROOT, type FrontEnd } from './parts.ts';
import { sizesOf, USES, type Use } from './sizes.ts';

/**
 * The most that parts may weigh, in kB as gzip sends them: brotli, which most browsers get, is
 * smaller. `others` is for remotes that are not named (decision 0089).
 */
export const BUDGET_FILE = path.join(ROOT, 'tools/src/build/budget.json');

const limitsSchema = z.partialRecord(z.enum(USES), z.number());
const budgetSchema = z.record(z.string(), limitsSchema);

const TITLES: Record<Use, string> = {
  beforeSignIn: 'script van het inlogscherm',
  signIn: 'script van het inloggen',
  entry: 'ingang',
  firstScreen: 'eerste scherm',
  all: 'alle script en stijl samen',
};

/** What of a built part weighs more than its budget: a Dutch sentence each. */
export async function overBudget(part: FrontEnd, folder: string): Promise<string[]> {
  const budget = budgetSchema.parse(JSON.parse(readFileSync(BUDGET_FILE, 'utf8')));
  const limits = budget[part] ?? budget.others ?? {};
  const sizes = await sizesOf(part, folder);
  return USES.flatMap((use) => {
    const [size, limit] = [(sizes[use]?.gzip ?? 0) / 1000, limits[use]];
    if (limit === undefined || size <= limit) return [];
    return `${part}, ${TITLES[use]}: ${kB(size)} kB, hoogstens ${kB(limit)} (gzip). Waar de bytes zitten: npm run bench -- sizes. Het budget staat in tools/src/build/budget.json.`;
  });
}

const kB = (value: number): string => value.toFixed(1).replace('.', ',');
