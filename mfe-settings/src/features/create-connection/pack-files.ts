import { pathOf } from './dropped-files.ts';

/** What is sent: one file, or several in a zip file. */
export interface Parcel {
  name: string;
  content: Blob;
}

export interface PackOptions {
  signal: AbortSignal;
  /** Bytes of the files that have been put in. */
  onProgress: (done: number) => void;
}

/**
 * Puts several files together in a zip file, without compressing: the API reads it as it comes, and
 * the network is rarely slower than the browser can squeeze. One file stays as it is. Rejects with
 * an AbortError when the signal says so.
 */
export async function packFiles(
  files: readonly File[],
  { signal, onProgress }: PackOptions,
): Promise<Parcel> {
  const [only] = files;
  if (only && files.length === 1) return { name: only.name, content: only };
  const { makeZip } = await import('client-zip');
  signal.throwIfAborted();
  let done = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      done += chunk.byteLength;
      onProgress(done);
      controller.enqueue(chunk);
    },
  });
  const names = distinctNames(files);
  const entries = files.map((input, place) => ({ input, name: names[place] ?? input.name }));
  const packed = makeZip(entries).pipeThrough(count, { signal });
  const content = await new Response(packed).blob(); // the browser keeps a large one on disk
  signal.throwIfAborted();
  return { name: `${files.length} auditfiles.zip`, content };
}

/** Files may have one name, in capitals or not; in the zip file they may not. */
function distinctNames(files: readonly File[]): string[] {
  const taken = new Map<string, number>();
  return files.map(pathOf).map((name) => {
    const key = name.toLowerCase();
    const before = taken.get(key) ?? 0;
    taken.set(key, before + 1);
    if (before === 0) return name;
    const dot = name.lastIndexOf('.');
    return `${name.slice(0, dot)} (${before + 1})${name.slice(dot)}`;
  });
}
