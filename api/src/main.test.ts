import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportJob } from '@kengetal/contract';
import { generatedFiles } from './testing/books-files.ts';
import { startIssuer, type OnlineIssuer } from './testing/online.ts';
import { startProgram, type Program } from './testing/program.ts';
import { copyTemplate } from './testing/template.ts';

jest.setTimeout(120_000);

describe('the program', () => {
  let folder: string;
  let issuer: OnlineIssuer;
  let environment: Record<string, string>;
  const programs: Program[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kengetal-api-'));
    await copyTemplate(join(folder, 'database'));
    issuer = await startIssuer();
    environment = {
      KENGETAL_DATA: folder,
      KENGETAL_LOG: 'error',
      ...issuer.environment,
    };
  });
  afterAll(async () => {
    for (const { child } of programs) child.kill('SIGKILL');
    issuer.close();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async () => {
    const program = await startProgram(environment);
    programs.push(program);
    return program;
  };

  async function signIn({ origin }: Program): Promise<Record<string, string>> {
    return { authorization: `Bearer ${await issuer.signIn(origin, 'anna@voorbeeld.nl')}` };
  }

  it('keeps its files from others, also those that were open to all before', async () => {
    await mkdir(join(folder, 'uploads'), { mode: 0o777 });
    await writeFile(join(folder, 'uploads', 'oud.txt'), 'x');
    await chmod(join(folder, 'uploads', 'oud.txt'), 0o666);
    await chmod(folder, 0o755);
    const program = await start();
    await program.stop();
    const names = ['.', ...(await readdir(folder, { recursive: true }))];
    const open = [];
    // What the embedded database makes itself stands within a folder that nobody else can enter.
    for (const name of names.filter((each) => !each.startsWith('database/'))) {
      const { mode } = await stat(join(folder, name));
      if (mode & 0o077) open.push(`${name} ${(mode & 0o777).toString(8)}`);
    }
    expect(open).toEqual([]);
  });

  it('survives being killed in the middle of an import: all of it or nothing', async () => {
    const first = await start();
    const headers = await signIn(first);
    const json = { ...headers, 'content-type': 'application/json' };
    const made = await fetch(`${first.origin}/v1/organisation`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ organisation_name: 'Testbedrijf' }),
    });
    const { organisation_id } = (await made.json()) as { organisation_id: string };
    const [content = Buffer.alloc(0)] = await generatedFiles({
      seed: 4,
      firstMonth: 202401,
      years: 1,
      scale: 3,
    });
    const query = new URLSearchParams({ organisation_id, filename: 'groot.xaf' });
    const sent = await fetch(`${first.origin}/v1/upload?${query}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(content),
    });
    const { import_id } = (await sent.json()) as ImportJob;
    await first.kill();

    const second = await start();
    let job: ImportJob;
    do {
      await wait(100); // of another program nothing else tells; without it, its guard answers 429
      const answer = await fetch(`${second.origin}/v1/import?import_id=${import_id}`, { headers });
      job = (await answer.json()) as ImportJob;
    } while (job.status === 'wachtend' || job.status === 'bezig');
    expect(job).toMatchObject({ status: 'gereed', bytes_read: content.length });
    const lines = await fetch(`${second.origin}/v1/lines`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        project_id: job.project_id,
        selection: { periode_min: 202401, periode_max: 202412, soorten: ['mutatie'], filters: [] },
        limit: 1,
      }),
    });
    const { sum_cents, count } = (await lines.json()) as { sum_cents: number; count: number };
    expect(sum_cents).toBe(0);
    expect(count).toBeGreaterThan(4_000);
    expect(await second.stop()).toBe(0);
  });

  it('refuses to start twice on the same data, in one clear line', async () => {
    const program = await start();
    await expect(start()).rejects.toThrow(
      /^De gegevens worden al gebruikt door .* \(proces \d+\)\.[^\n]*$/,
    );
    await program.stop();
  });

  it('names the setting that is wrong', async () => {
    const wrong = startProgram({ ...environment, KENGETAL_UPLOAD_LIMIT_MB: 'veel' });
    await expect(wrong).rejects.toThrow(
      /^De instellingen kloppen niet\. KENGETAL_UPLOAD_LIMIT_MB: [^\n]*$/,
    );
  });

  it('has no sandbox in production', async () => {
    const wrong = startProgram({
      ...environment,
      NODE_ENV: 'Production',
      KENGETAL_SANDBOX_URL: 'http://localhost:4020',
    });
    await expect(wrong).rejects.toThrow('KENGETAL_SANDBOX_URL mag niet: de sandbox laat iedereen');
  });
});
