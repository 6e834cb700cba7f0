import { spawnSync } from 'node:child_process';
import { ROOT } from '../build/parts.ts';
import { writeRemote } from '../new-remote/new-remote.ts';
import { CommandError, type Command } from './execute.ts';

/** `npm run new-remote NAME`: a remote that builds, tests, runs alone and can be published. */
export const run: Command = async ([word = '']) => {
  if (!/^[a-z]+$/.test(word)) {
    throw new CommandError('Gebruik: npm run new-remote NAAM, in kleine letters: wagenpark.');
  }
  await writeRemote(word).catch((error: unknown) => {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  });
  const { status } = spawnSync(
    'npx',
    [
      '--yes',
      process.env.KENGETAL_PNPM ?? 'pnpm',
      'install',
      '--no-frozen-lockfile',
      '--prefer-offline',
    ],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0)
    throw new CommandError('De pakketten van het onderdeel konden niet worden geïnstalleerd.');
  console.log(`mfe-${word} staat klaar. Hoe het verder gaat staat in docs/team-of-a-remote.md.`);
  return 0;
};
