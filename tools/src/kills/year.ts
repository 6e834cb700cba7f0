import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { bulkAuditfile } from '@kengetal/generator';
import type { ApiClient } from '../bench/api-client.ts';

const LINES = 20_000;

/** Ever newer versions of one year, each longer than the one before. */
export class Year {
  #version = 0;
  constructor(private readonly folder: string) {}

  async next(): Promise<string> {
    this.#version += 1;
    const path = join(this.folder, 'boeken.xaf');
    const targetLines = LINES + this.#version * 10;
    const bytes = bulkAuditfile({ seed: 9, firstMonth: 202501, targetLines });
    await pipeline(bytes, createWriteStream(path));
    return path;
  }
}

/** Sends a file and waits until it is read. */
export async function imported(client: ApiClient, organisation: string, file: string) {
  const { import_id } = await client.upload(organisation, file);
  const began = performance.now();
  const { project_id } = await client.ready(import_id);
  if (project_id === null) throw new Error('the import made no project');
  /** Since the end of the upload. */
  const ms = performance.now() - began;
  return { import_id, project_id, ms };
}
