import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildFrontEnd } from '../build/build.ts';
import { ROOT, distOf } from '../build/parts.ts';
import { run } from '../commands/registry.ts';
import { createRemoteServer } from '../serve/remote-server.ts';
import { microsoftConfig } from '../serve/shell-config.ts';
import { createShellServer } from '../serve/shell-server.ts';
import { listening } from '../testing/listening.ts';
import { writeRemote } from './new-remote.ts';

/** A workspace with the new remote and what is shared, and nothing of the shell or another remote. */
let workspace: string;
let folder: string;
const servers: Server[] = [];

beforeAll(async () => {
  workspace = await mkdtemp(path.join(tmpdir(), 'new-remote-'));
  for (const name of ['tools', 'shared']) {
    const to = path.join(workspace, name);
    await cp(path.join(ROOT, name), to, { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ['node_modules', 'pnpm-lock.yaml', 'tsconfig.base.json']) {
    await symlink(path.join(ROOT, name), path.join(workspace, name));
  }
  await cp(path.join(ROOT, 'jest.config.js'), path.join(workspace, 'jest.config.js'));
  await cp(path.join(ROOT, 'package.json'), path.join(workspace, 'package.json'));
  folder = await writeRemote('wagenpark', workspace);
  // What pnpm would install: the same packages as another remote has.
  const packages = path.join(ROOT, 'mfe-chat/node_modules');
  await cp(packages, path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}, 60_000);
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(workspace, { recursive: true });
});

/** Runs Node in the folder of the remote. */
async function node(...args: string[]): Promise<string> {
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env,
  });
  return stdout + stderr;
}

/** Runs a command of the tools there, as npm does; answers what it prints. */
const command = (name: string, ...args: string[]): Promise<string> => {
  const loader = path.join(ROOT, 'tools/node_modules/tsx/dist/loader.mjs');
  const program = `
    const { run } = await import('../tools/src/commands/${name}.ts');
    await run(${JSON.stringify(args)});`;
  return node('--import', loader, '--input-type=module', '-e', program);
};

it('is not written over what is there', async () => {
  await expect(writeRemote('wagenpark', workspace)).rejects.toThrow('mfe-wagenpark bestaat al.');
});

it('passes its own tests, without the shell or another remote', async () => {
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  const ours = ['--config', '../jest.config.js', '--selectProjects', 'browser'];
  const said = await node(jest, 'mfe-wagenpark', ...ours);
  expect(said).toMatch(/Tests: +2 passed, 2 total/);
}, 120_000);

it('has the form that is checked here, also under a long name', async () => {
  const long = await writeRemote('omzetbelastingaangiften', workspace);
  const oxfmt = path.join(ROOT, 'node_modules/oxfmt/bin/oxfmt');
  const rules = path.join(ROOT, '.oxfmtrc.json');
  expect(await node(oxfmt, '--check', '-c', rules, folder, long)).toContain('correct format');
  await rm(long, { recursive: true });
});

it('is built and verified there, fits the shell of here, and is published for its page', async () => {
  const printed = await command('build', 'mfe-wagenpark');
  const version = path.basename(printed.trim());
  const remoteServer = createRemoteServer(path.join(folder, 'dist'));
  const remote = await listening(remoteServer);
  const shell = await buildFrontEnd('shell');
  const data = path.join(workspace, 'data');
  await mkdir(data);
  const registryFile = path.join(data, 'registry.json');
  const shellServer = createShellServer({
    dist: distOf('shell'),
    version: () => shell.version,
    registryFile,
    remoteOrigins: [remote],
    config: microsoftConfig('http://localhost:4010/v1', 'id'),
  });
  const address = await listening(shellServer);
  servers.push(remoteServer, shellServer);

  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const base = `${remote}/${version}/`;
  expect(await command('registry', 'verify', base, '--shell', address)).toBe(
    `mfe-wagenpark ${version} past op shell ${shell.version}.\n`,
  );
  await run(['publish', base, '--shell', address, '--registry', registryFile]);
  const { remotes } = await (await fetch(`${address}/registry.json`)).json();
  expect(remotes['mfe-wagenpark'].current).toMatchObject({
    base,
    release: {
      version,
      declaration: {
        title: 'Wagenpark',
        routes: [{ path: '/wagenpark', breadcrumb: 'Wagenpark' }],
        navigation: [{ label: 'Wagenpark', path: '/wagenpark' }],
      },
    },
  });
}, 120_000);
