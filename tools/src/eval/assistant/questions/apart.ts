import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompanyName } from '../books/index.ts';
import type { Question } from './write.ts';

const HERE = import.meta.dirname ?? __dirname;

/**
<<<<<<< HEAD
 * The questions that are kept apart: each module in the folder exports `questions` with those of
 * the administrations that it is about.
 */
export async function questionsApart(
  folder: 'apart' | 'fresh-check-1' = 'apart',
): Promise<Partial<Record<CompanyName, Question[]>>> {
  const path = join(HERE, folder);
  const all: Partial<Record<CompanyName, Question[]>> = {};
  const files = existsSync(path) ? readdirSync(path) : [];
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const { questions } = (await import(pathToFileURL(join(path, file)).href)) as Apart;
=======
 * The questions that are kept apart: each module in the folder of their group exports `questions`
 * with those of the administrations that it is about.
 */
export async function questionsApart(
  group: 'apart' | 'fresh-check-2' = 'apart',
): Promise<Partial<Record<CompanyName, Question[]>>> {
  const folder = join(HERE, group);
  const all: Partial<Record<CompanyName, Question[]>> = {};
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const { questions } = (await import(pathToFileURL(join(folder, file)).href)) as Apart;
>>>>>>> h13-w2
    for (const [name, list] of Object.entries(questions) as [CompanyName, Question[]][]) {
      (all[name] ??= []).push(...list);
    }
  }
  return all;
}

interface Apart {
  readonly questions: Partial<Record<CompanyName, readonly Question[]>>;
}
