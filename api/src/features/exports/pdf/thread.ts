import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { HttpProblem } from '../../../http/problem.ts';
import { isForRole, startThread } from '../../../threads.ts';
import type { ReportDocument } from '../document.ts';
import { reportPdf } from './render.ts';

const ROLE = 'kengetal-pdf';
const MEMORY_MB = 256;
const WITHIN_MS = 60_000;

type FromThread = { kind: 'done'; bytes: Uint8Array } | { kind: 'failed'; message: string };

/** Ends when the report that was asked for last is there. */
let underWay: Promise<unknown> = Promise.resolve();

/**
 * Makes the PDF of a report in a thread of its own, one at a time: setting type takes long enough
 * to hold up requests. Throws unavailable when it takes a minute.
 */
export function renderPdf(report: ReportDocument, createdAt: Date): Promise<Uint8Array> {
  const made = underWay.then(() => renderInThread(report, createdAt));
  underWay = made.catch(() => undefined);
  return made;
}

function renderInThread(report: ReportDocument, createdAt: Date): Promise<Uint8Array> {
  const limits = { maxOldGenerationSizeMb: MEMORY_MB };
  const thread = startThread(import.meta.url, { role: ROLE, report, createdAt }, limits);
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => reject(new HttpProblem('unavailable')), WITHIN_MS);
    thread.once('message', (message: FromThread) => {
      clearTimeout(timer);
      if (message.kind === 'done') resolve(message.bytes);
      else reject(new Error(`the PDF could not be made: ${message.message}`));
    });
    thread.once('error', reject);
  }).finally(() => thread.terminate());
}

async function serve(report: ReportDocument, createdAt: Date): Promise<FromThread> {
  try {
    const chunks: Uint8Array[] = [];
    for await (const chunk of reportPdf(report, createdAt)) chunks.push(chunk);
    return { kind: 'done', bytes: Buffer.concat(chunks) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

/** What a thread of this module is started with; undefined in the program itself. */
const asked = workerData as { report: ReportDocument; createdAt: Date } | undefined;
if (!isMainThread && parentPort && isForRole(asked, ROLE)) {
  const port = parentPort;
  void serve(asked.report, asked.createdAt).then((message) => port.postMessage(message));
}
