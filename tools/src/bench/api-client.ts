import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportJob } from '@kengetal/contract';
import {
  callOf,
  type CallBodyInput,
  type CallName,
  type CallQueryInput,
  type CallResponse,
} from '@kengetal/contract/api';

interface Sent<Name extends CallName> {
  query?: CallQueryInput<Name>;
  body?: CallBodyInput<Name>;
  /** A file to send as it is. */
  file?: string;
}

const ASK_EVERY_MS = 25;
const RUNNING: readonly ImportJob['status'][] = ['wachtend', 'bezig'];

/** Someone who is signed in and calls over HTTP. */
export class ApiClient {
  constructor(
    private readonly origin: string,
    private readonly accessToken: string,
  ) {}

  /** Sent with every call. */
  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.accessToken}` };
  }

  urlOf(name: CallName): string {
    return `${this.origin}/v1${callOf(name).path}`;
  }

  /** The answer of a call that must succeed. */
  async ask<Name extends CallName>(
    name: Name,
    { query, body, file }: Sent<Name>,
  ): Promise<CallResponse<Name>> {
    const { method } = callOf(name);
    const url = new URL(this.urlOf(name));
    for (const [key, value] of Object.entries(query ?? {})) {
      if (value !== undefined) url.searchParams.set(key, String(value));
    }
    const { headers } = this;
    const options: RequestInit = { method, headers };
    if (file !== undefined) {
      headers['content-type'] = 'application/octet-stream';
      headers['content-length'] = String((await stat(file)).size);
      const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
      Object.assign(options, { body, duplex: 'half' });
    } else if (body !== undefined) {
      headers['content-type'] = 'application/json';
      options.body = JSON.stringify(body);
    }
    const response = await fetch(url, options);
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as CallResponse<Name>;
  }

  async makeOrganisation(name: string): Promise<string> {
    const made = await this.ask('createOrganisation', { body: { organisation_name: name } });
    return made.organisation_id;
  }

  /** Sends a file; its import begins when it has been received. */
  upload(organisation_id: string, file: string): Promise<ImportJob> {
    return this.ask('upload', { query: { organisation_id, filename: 'boeken.xaf' }, file });
  }

  /** Waits until an import is ready. Throws what it says when it ends otherwise. */
  async ready(import_id: string): Promise<ImportJob> {
    for (;;) {
      const job = await this.ask('getImport', { query: { import_id } });
      if (job.status === 'gereed') return job;
      if (!RUNNING.includes(job.status)) throw new Error(`${job.status}: ${job.message ?? ''}`);
      await wait(ASK_EVERY_MS);
    }
  }

  /** Years of one administration, one after the other, into a project of a new organisation. */
  async imported(organisationName: string, files: readonly string[]): Promise<string> {
    const organisation = await this.makeOrganisation(organisationName);
    let projectId: string | null = null;
    for (const file of files) {
      const { import_id } = await this.upload(organisation, file);
      ({ project_id: projectId } = await this.ready(import_id));
    }
    if (projectId === null) throw new Error('the import made no project');
    return projectId;
  }

  /** Waits until the search for recurring series, which goes on behind an import, is done. */
  async searched(project_id: string): Promise<void> {
    for (;;) {
      const { blocks } = await this.ask('pages', {
        body: { project_id, page: 'analytics-recurring', filters: [] },
      });
      if (blocks.every((block) => !('searching' in block && block.searching))) return;
      await wait(ASK_EVERY_MS);
    }
  }

  /** Waits until the expectation of money is made, which goes on after that search. */
  async expected(project_id: string): Promise<void> {
    for (;;) {
      const { blocks } = await this.ask('pages', {
        body: { project_id, page: 'dashboard-nu', filters: [] },
      });
      if (blocks.every(({ kind }) => kind !== 'pending')) return;
      await wait(ASK_EVERY_MS);
    }
  }
}
