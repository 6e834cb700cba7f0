import type { Detector } from '@kengetal/contract';
import { booksReader } from '../../../books/store/reader.ts';
import { shownText } from '../../../books/figures/words.ts';
import { projectWith } from '../../../testing/books.ts';
import type { Caller } from '../../../testing/caller.ts';
import type { TestApp } from '../../../testing/environment.ts';
import { Opener } from '../../../testing/figures.ts';
import { findAll, isReady } from '../find-all.ts';
import type { Finding } from '../finding.ts';

/** All findings in books, every figure of which was opened. */
export async function foundIn(
  { test, caller }: { readonly test: TestApp; readonly caller: Caller },
  files: readonly string[],
): Promise<Finding[]> {
  const projectId = await projectWith(test, caller, files);
  const findings = await findingsOf(test, projectId);
  const faults = await new Opener(caller, projectId).faults(findings);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return findings;
}

/** All findings in the books of a project, once what they build on is ready. */
export async function findingsOf(test: TestApp, projectId: string): Promise<Finding[]> {
  await test.app.recurring.idle();
  return booksReader(test.database, test.clock).read(projectId, async (read) => {
    if (!(await isReady(read))) throw new Error('series or open items are not of these books');
    return findAll(read);
  });
}

/** What is read of the findings of a detector: their sentences. */
export const sentencesOf = (findings: readonly Finding[], detector: Detector): string[] =>
  findings
    .filter((finding) => finding.detector === detector)
    .map(({ summary }) => shownText(summary.text).replaceAll('\u00a0', ' '));
