import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../build/parts.ts';
import { freePort, listening } from '../testing/listening.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { startChild } from './child.ts';
import { placesOf } from './places.ts';
import { checkPorts } from './ports.ts';
import { supervise } from './supervise.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => folder.remove());

describe('the ports', () => {
  let server: Server;
  afterEach(() => server?.close());

  it('are named when someone else has one', async () => {
    server = createServer();
    const port = Number(new URL(await listening(server)).port);
    const free = await freePort();
    await expect(checkPorts([free])).resolves.toBeUndefined();
    await expect(checkPorts([free, port])).rejects.toThrow(
      `Poort ${port} is al in gebruik. Stop het programma dat daar luistert, of kies met KENGETAL_PORT een andere basispoort.`,
    );
  });

  it.each(['0', 'veel', '65530', '4000.5'])('are refused when the base is %s', (base) => {
    expect(() => placesOf({ KENGETAL_PORT: base })).toThrow('KENGETAL_PORT is geen poort');
  });

  it('lie where the specification of the first run puts them', () => {
    const places = placesOf({});
    const { base, apiPort, sandboxPort, originOf } = places;
    expect([base, apiPort, sandboxPort]).toEqual([4000, 4010, 4020]);
    expect(originOf('mfe-dashboard')).toBe('http://localhost:4001');
    expect(originOf('mfe-settings')).toBe('http://localhost:4005');
    expect(places.dataFolder).toBe(join(ROOT, '.data'));
  });
});

it('a start that fails ends, also for the program that waits for it', async () => {
  const server = createServer();
  try {
    const { port } = new URL(await listening(server));
    const { NODE_OPTIONS: _options, npm_lifecycle_event: _npm, ...env } = process.env;
    const child = spawn(process.execPath, ['tools/bin/kengetal.mjs', 'start'], {
      cwd: ROOT,
      env: { ...env, KENGETAL_PORT: port, KENGETAL_DATA: folder.path },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const said: string[] = [];
    child.stderr?.on('data', (part: Buffer) => said.push(part.toString()));
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(said.join('')).toContain(`Poort ${port} is al in gebruik`);
  } finally {
    server.close();
  }
}, 60_000);

describe('a program beside this one', () => {
  const startProgramFile = (file: string, again = false) =>
    startChild({
      name: 'proef',
      script: join(folder.path, file),
      environment: process.env,
      logFile: join(folder.path, 'proef.log'),
      again,
    });
  const start = async (code: string) => {
    await folder.write('program.mjs', code);
    return startProgramFile('program.mjs');
  };

  it('tells its last words when it ends by itself', async () => {
    const child = await start("console.error('De schijf is vol.'); process.exitCode = 3;");
    await expect(child.died).rejects.toThrow(/De schijf is vol\.\nproef is gestopt/);
    expect(await readFile(join(folder.path, 'proef.log'), 'utf8')).toBe('De schijf is vol.\n');
  });

  it('is started again within two seconds when it dies, and stays stopped when it is stopped', async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}/`;
    await folder.write(
      'program.mjs',
      `import { createServer } from 'node:http';
       console.log('begonnen');
       createServer((_, response) => response.end(String(process.pid))).listen(${port}, '127.0.0.1');`,
    );
    const said: string[] = [];
    const supervised = await supervise({
      name: 'proef',
      start: async (again) => {
        const child = startProgramFile('program.mjs', again);
        await child.ready(address);
        return child;
      },
      report: (line) => said.push(line),
    });
    const pidOf = async () => Number(await (await fetch(address)).text());
    const first = await pidOf();
    process.kill(first, 'SIGKILL');
    const since = performance.now();
    let second: number | undefined;
    while (second === undefined || second === first) second = await pidOf().catch(() => undefined);
    expect(performance.now() - since).toBeLessThan(2_000);
    expect(said[0]).toMatch(/proef is gestopt\. Het hele verslag staat in .*proef\.log\.$/);
    await supervised.stop();
    await expect(fetch(address)).rejects.toThrow();
    const log = await readFile(join(folder.path, 'proef.log'), 'utf8');
    expect(log.match(/begonnen/g)).toHaveLength(2);
  });

  it('that keeps dying at once is given more and more time, and that is said', async () => {
    await folder.write('dead.mjs', "console.error('De schijf is vol.'); process.exitCode = 1;");
    const said: string[] = [];
    let starts = 0;
    const tired = new Promise<void>((resolve) => {
      void supervise({
        name: 'proef',
        waitsMs: [0, 20, 40],
        start: async () => {
          starts += 1;
          if (starts === 5) resolve();
          const child = startProgramFile('dead.mjs', true);
          if (starts > 1) await child.died;
          return child;
        },
        report: (line) => said.push(line),
      }).then(async (supervised) => {
        await tired;
        await supervised.stop();
      });
    });
    await tired;
    expect(said.filter((line) => line.includes('stopt steeds'))).toEqual([
      'proef stopt steeds; over 0.02 s wordt hij weer gestart.',
      'proef stopt steeds; over 0.04 s wordt hij weer gestart.',
      'proef stopt steeds; over 0.04 s wordt hij weer gestart.',
    ]);
    expect(said[0]).toContain('De schijf is vol.');
  });

  it('is ready when it answers, and may end its work when it is stopped', async () => {
    const port = await freePort();
    const child = await start(`
      import { createServer } from 'node:http';
      const server = createServer((_, response) => response.end('ok'));
      server.listen(${port}, '127.0.0.1');
      process.on('SIGTERM', () => { console.log('afgerond'); process.exit(0); });
    `);
    await child.ready(`http://127.0.0.1:${port}/`);
    await child.stop();
    expect(await readFile(join(folder.path, 'proef.log'), 'utf8')).toBe('afgerond\n');
  });

  it('ends when the one that started it is killed', async () => {
    await folder.write(
      'child.mjs',
      "setInterval(() => undefined, 1000); console.log('pid ' + process.pid);",
    );
    const follow = join(ROOT, 'tools/bin/follow-parent.mjs');
    await folder.write(
      'parent.mjs',
      `import { spawn } from 'node:child_process';
       spawn(process.execPath, ['--import', ${JSON.stringify(follow)}, ${JSON.stringify(join(folder.path, 'child.mjs'))}],
         { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });`,
    );
    const parent = spawn(process.execPath, [join(folder.path, 'parent.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    expect(String(line)).toMatch(/^pid \d+/);
    parent.kill('SIGKILL');
    // The pipe closes when the last one that holds it, the child, is gone.
    await once(parent.stdout, 'close');
  });
});
