import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompanyName } from '../books/index.ts';
import type { Question } from './write.ts';

const HERE = import.meta.dirname ?? __dirname;

/**
 * The questions that are kept apart: each module in the folder exports `questions` with those of
 * the administrations that it is about.
 */
export async function questionsApart(): Promise<Partial<Record<CompanyName, Question[]>>> {
  const path = join(HERE, 'apart');
  const all: Partial<Record<CompanyName, Question[]>> = {};
  const files = existsSync(path) ? readdirSync(path) : [];
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const { questions } = (await import(pathToFileURL(join(path, file)).href)) as Apart;
    for (const [name, list] of Object.entries(questions) as [CompanyName, Question[]][]) {
      (all[name] ??= []).push(...list);
    }
  }
  return all;
}

interface Apart {
  readonly questions: Partial<Record<CompanyName, readonly Question[]>>;
}
