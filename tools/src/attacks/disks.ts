import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { openSync, closeSync, writeSync } from 'node:fs';
import { mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openArena } from './arena.ts';
import type { Arena, Attack } from './attack.ts';
import { call } from './calls.ts';
import { dashboard } from './kills.ts';
import type { Tally } from './tally.ts';

const SIZE_MB = 700;
const BLOCK_BYTES = 256 * 1024;
const NOTES = 60;
const NOTE_BYTES = 6_500;
const READS = 10;
const WRITABLE_WITHIN_MS = 30_000;
const FULL_WITHIN_MS = 10_000;

/** The data on a disk of their own, which becomes full and has room again. */
export const disks: readonly Attack[] = [
  {
    name: 'de schijf vol, en weer ruimte',
    apart: true,
    run: async ({ engine, seed }, tally) => {
      const disk = await mounted();
      if (disk === undefined) {
        tally.skipped = 'overgeslagen, een schijf erbij maken kan alleen root op Linux';
        return;
      }
      try {
        const arena = await openArena({ engine, seed, scale: 1, years: 1, disk: disk.path });
        if (!arena) return;
        try {
          await filled(arena, tally, join(disk.path, 'vol'));
        } finally {
          await arena.close();
        }
      } finally {
        await disk.unmount();
      }
    },
  },
];

async function filled(arena: Arena, tally: Tally, ballast: string): Promise<void> {
  const right = await dashboard(arena);
  tally.judge('het dashboard', right, { expected: [200] });
  await arena.token('owner'); // Signing in writes.
  fill(ballast);
  let kept = '';
  let refused = 0;
  for (let times = 0; times < NOTES; times += 1) {
    // A database makes what repeats itself small.
    const text = randomBytes(NOTE_BYTES).toString('base64');
    const answer = await write(arena, text);
    const rule = { expected: [200, 503], overload: true, withinMs: FULL_WITHIN_MS };
    tally.judge('een toelichting op een volle schijf', answer, rule);
    if (answer.status === 200) kept = text;
    else refused += 1;
    fill(ballast); // What the database gave back is taken as well.
  }
  if (refused === 0) tally.fault('de schijf werd niet vol');
  for (let times = 0; times < READS; times += 1) {
    const answer = await dashboard(arena);
    tally.judge('lezen van een volle schijf', answer, { expected: [200] });
    if (answer.status === 200 && answer.text !== right.text) tally.fault('andere cijfers');
  }
  if (kept !== '') await holds(arena, tally, kept);
  await rm(ballast);
  const began = performance.now();
  while ((await write(arena, 'er is weer ruimte')).status !== 200) {
    if (performance.now() - began > WRITABLE_WITHIN_MS) return tally.fault('schrijven bleef fout');
    await wait(20);
  }
  tally.recoveryMs = performance.now() - began;
  await holds(arena, tally, 'er is weer ruimte');
  if ((await dashboard(arena)).text !== right.text) tally.fault('andere cijfers dan ervoor');
}

const report = { type: 'jaar', periode_min: 202401, periode_max: 202412 };

const write = (arena: Arena, note: string) =>
  call(arena, 'reportNote', { body: { project_id: arena.world.project_id, ...report, note } });

/** What was answered with 200 is there. */
async function holds(arena: Arena, tally: Tally, note: string): Promise<void> {
  const body = { project_id: arena.world.project_id, ...report };
  const answer = await call(arena, 'report', { body });
  tally.judge('het rapport met de toelichting', answer, { expected: [200] });
  const shown = JSON.parse(answer.text) as { note?: { note: string } | null };
  if (shown.note?.note !== note) tally.fault('een bewaarde toelichting is weg');
}

/** Writes until there is no room left. */
function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (let bytes = BLOCK_BYTES; bytes >= 1;) {
      try {
        writeSync(file, Buffer.alloc(bytes));
      } catch {
        bytes = Math.floor(bytes / 2);
      }
    }
  } finally {
    closeSync(file);
  }
}

/** A small disk of memory; undefined where this program may not make one. */
async function mounted(): Promise<{ path: string; unmount(): Promise<void> } | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const path = await mkdtemp(join(tmpdir(), 'kengetal-disk-'));
  try {
    // The database server runs as somebody else and must get through.
    const options = `size=${SIZE_MB}m,mode=0755`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    await rmdir(path);
    return undefined;
  }
  const unmount = async () => {
    execFileSync('umount', [path], { stdio: 'ignore' });
    await rmdir(path);
  };
  return { path, unmount };
}
