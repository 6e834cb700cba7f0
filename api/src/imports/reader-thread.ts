import { createHash } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { isMainThread, parentPort, workerData, type Worker } from 'node:worker_threads';
import {
  AuditfileRefused,
  readAuditfile,
  type AuditHeader,
  type ByteChunks,
  type RefusalCode,
} from '@kengetal/ledger';
import type { CopyBytes } from '../db/database.ts';
import { isForRole, startThread } from '../threads.ts';
import { openUpload, type UploadedFile, type UploadedFiles } from './archive.ts';
import { stage, type Sink, type StagedFile, type Staging } from './staging.ts';

/** Where an upload is kept, and what the user calls it. */
export interface KeptUpload {
  readonly path: string;
  readonly filename: string;
  /** Reads only the file of these parts, of an archive that was looked at whole before. */
  readonly members?: readonly string[] | undefined;
}

/** Which of the files of an upload to read, and what for. */
export interface ReadRequest extends Staging, KeptUpload {
  readonly index: number;
}

/** What is known of an upload before its lines are read. */
export interface LookedAt extends Pick<UploadedFiles, 'ignored'> {
  readonly files: readonly LookedFile[];
  /** SHA-256 of the bytes of a file that is read apart from its archive, unpacked. */
  readonly hash?: string;
}

/** One of the audit files of an upload: its header, or why it cannot be read. */
export type LookedFile = Omit<UploadedFile, 'parts'> &
  (
    | {
        readonly header: AuditHeader;
        /** Name of another file in the upload that has the same bytes, which is read. */
        readonly copyOf?: string;
      }
    | { readonly refusal: Refusal }
  );

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

/** 'loaded' says that a batch is in the database, and gives its memory back. */
export type ToReader =
  | { kind: 'look'; upload: KeptUpload }
  | { kind: 'read'; request: ReadRequest }
  | { kind: 'loaded'; memory: ArrayBuffer };

export type FromReader =
  | { kind: 'copy'; table: string; columns: readonly string[]; bytes: CopyBytes }
  | { kind: 'progress'; bytes: number; lines: number }
  | { kind: 'done'; done: StagedFile | LookedAt }
  | { kind: 'refused'; code: RefusalCode; message: string }
  | { kind: 'failed'; message: string };

const ROLE = 'kengetal-reader';
/** Batches on their way to the database while the next is read. */
const UNDER_WAY = 4;
/** A file that takes more memory than this ends its own reading, and nothing else. */
const MEMORY_MB = 256;

/** Starts a thread that reads audit files, so that reading never holds up requests. */
export function startReaderThread(): Worker {
  const limits = { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 };
  return startThread('imports/reader-thread', { role: ROLE }, limits);
}

type Port = NonNullable<typeof parentPort>;

function serve(port: Port): void {
  // Requests go first. On Linux a thread has a priority of its own; elsewhere it is the program's.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const room = roomFor(UNDER_WAY);
  const used: ArrayBuffer[] = [];
  const say = (message: FromReader, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);
  const sink: Sink = {
    copy: async (table, columns, bytes) => {
      await room.take();
      say({ kind: 'copy', table, columns, bytes }, [bytes.buffer]);
      return used.pop();
    },
    progress: (bytes, lines) => say({ kind: 'progress', bytes, lines }),
  };
  port.on('message', (message: ToReader) => {
    if (message.kind === 'loaded') {
      used.push(message.memory);
      return room.give();
    }
    const work = message.kind === 'look' ? look(message.upload) : read(message.request, sink);
    void work.then(
      async (done) => {
        await room.empty();
        say({ kind: 'done', done });
      },
      (error: unknown) => say(failure(error)),
    );
  });
}

async function look({ path, filename, members }: KeptUpload): Promise<LookedAt> {
  const { files, ignored, close } = await openUpload(path, filename, { members });
  try {
    const looked: LookedFile[] = [];
    for (const { parts, ...file } of files) {
      const found = await headerOf(parts).then((header) => ({ header }), refusalOf);
      looked.push({ ...file, ...found });
    }
    if (!members) return { files: await copiesTold(looked, files), ignored };
    return { files: looked, ignored, hash: await hashOf(files.flatMap(({ parts }) => parts)) };
  } finally {
    await close();
  }
}

function refusalOf(error: unknown): { refusal: Refusal } {
  if (!(error instanceof AuditfileRefused)) throw error;
  return { refusal: { code: error.code, message: error.message } };
}

/** Says of files which are copies of others; only those of one size can be. */
async function copiesTold(
  looked: readonly LookedFile[],
  files: readonly UploadedFile[],
): Promise<LookedFile[]> {
  const hashes = new Map<LookedFile, string>();
  const originals = new Map<string, string>();
  for (const [index, file] of looked.entries()) {
    const isOfSize = ({ bytes }: LookedFile) => bytes === file.bytes;
    if (!('header' in file) || looked.filter(isOfSize).length < 2) continue;
    const hash = await hashOf(files[index]?.parts ?? []);
    hashes.set(file, hash);
    // A copy got something added to its name.
    const { name } = file;
    const known = originals.get(hash);
    if (known === undefined || name.length < known.length) originals.set(hash, name);
  }
  return looked.map((file) => {
    const copyOf = originals.get(hashes.get(file) ?? '');
    return copyOf === undefined || copyOf === file.name ? file : { ...file, copyOf };
  });
}

async function hashOf(parts: readonly ByteChunks[]): Promise<string> {
  const hash = createHash('sha256');
  for (const part of parts) for await (const chunk of part) hash.update(chunk);
  return hash.digest('hex');
}

async function headerOf(parts: readonly ByteChunks[]): Promise<AuditHeader> {
  for await (const event of readAuditfile(parts)) {
    if (event.kind === 'header') return event.header;
  }
  throw new Error('the reader ended without a header');
}

async function read({ path, filename, members, index, ...staging }: ReadRequest, sink: Sink) {
  const upload = await openUpload(path, filename, { members });
  try {
    const file = upload.files[index];
    if (!file) throw new Error('the upload has no such file');
    return await stage(staging, readAuditfile(file.parts), sink);
  } finally {
    await upload.close();
  }
}

function failure(error: unknown): FromReader {
  if (error instanceof AuditfileRefused) {
    return { kind: 'refused', code: error.code, message: error.message };
  }
  return { kind: 'failed', message: error instanceof Error ? (error.stack ?? '') : String(error) };
}

/** A number of places that are taken and given back. */
function roomFor(places: number) {
  let taken = 0;
  let waiting: (() => void)[] = [];
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return {
    take: async () => {
      await until(() => taken < places);
      taken += 1;
    },
    give: () => {
      taken -= 1;
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    },
    empty: () => until(() => taken === 0),
  };
}

if (!isMainThread && parentPort && isForRole(workerData, ROLE)) serve(parentPort);
