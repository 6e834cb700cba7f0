import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The parsed content of a JSON file, undefined when there is none yet. Throws when it cannot be read. */
export async function readJson(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is beschadigd. Verwijder het bestand en start opnieuw.`, { cause });
  }
}

/** Replaces a file as a whole, readable by its owner only: a crash leaves the old one or the new one. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, JSON.stringify(value), { mode: 0o600, flush: true });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Narrows parsed JSON to an object, so that its fields can be checked one by one. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keeps a file as it should be: one write at a time, the last of which holds everything. */
export class JsonKeeper {
  #dirty = false;
  #writing: Promise<void> | undefined;

  /** @param value asked at every write */
  constructor(
    private readonly file: string,
    private readonly value: () => unknown,
  ) {}

  save(): void {
    this.#dirty = true;
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
  }

  /** Waits until everything is on disk. */
  async flush(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#dirty) {
      this.#dirty = false;
      try {
        await writeJson(this.file, this.value());
      } catch (error) {
        console.error(`Sandbox kan ${this.file} niet schrijven:`, error);
      }
    }
  }
}
