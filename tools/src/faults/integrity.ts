import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { createRandom } from '@kengetal/generator';
import {
  builtReleaseSchema,
  type BuiltRelease,
  type PlacedRelease,
} from '@kengetal/contract/remote';
import { REMOTES, distOf } from '../build/parts.ts';
import type { Visits } from './world.ts';

/** What came of changing single bytes. */
export interface Tampered {
  readonly files: number;
  readonly changes: number;
  /** Changed files that ran all the same, and tags without the hash of their file. */
  readonly faults: readonly string[];
}

const NOTE_TAGS = fileURLToPath(new URL('note-tags.js', import.meta.url));
const CHANGES = 200;
const AT_ONCE = 20;
const WITHIN_MS = 20_000;

/**
 * Proves that every file of a remote that runs is held against its hash: the screens of all of them
 * are opened, each tag that this makes must carry the hash of its file, and each file's hash must
 * stand in the entry, whose own is in the registry. Then tags like those are given files of which
 * one byte is another.
 */
export async function tamper(visits: Visits, origin: string, seed: number): Promise<Tampered> {
  const page = await visits.begin();
  try {
    const { remotes } = await (await page.request.get(`${origin}/registry.json`)).json();
    const placed = REMOTES.map((part): PlacedRelease => remotes[part].current);
    const built = await Promise.all(placed.map(readBuilt));
    const hashes = new Map(
      placed.flatMap(({ base }, index) =>
        Object.entries(built[index]?.files ?? {}).map(
          ([file, hash]) => [new URL(file, base).href, hash] as const,
        ),
      ),
    );
    const faults = [
      ...(await Promise.all(placed.map(unnamedFiles))).flat(),
      ...(await wrongTags(page, origin, placed, hashes)),
      ...(await executed(page, hashes, seed)),
    ];
    return { files: hashes.size, changes: CHANGES, faults };
  } finally {
    await page.context().close();
  }
}

const folderOf = ({ release }: PlacedRelease) => path.join(distOf(release.name), release.version);

const readBuilt = async (placed: PlacedRelease): Promise<BuiltRelease> =>
  builtReleaseSchema.parse(
    JSON.parse(await readFile(path.join(folderOf(placed), 'release.json'), 'utf8')),
  );

/** Files whose hash the entry does not hold. */
async function unnamedFiles(placed: PlacedRelease): Promise<string[]> {
  const { entry } = placed.release;
  const { files } = await readBuilt(placed);
  const text = await readFile(path.join(folderOf(placed), entry.file), 'utf8');
  return Object.entries(files).flatMap(([file, hash]) => {
    const known = file === entry.file ? hash === entry.integrity : text.includes(hash);
    return known ? [] : [`${placed.release.name}: ${file} heeft geen hash`];
  });
}

/** Opens every screen that has an address of its own, and judges the tags that this makes. */
async function wrongTags(
  page: Page,
  origin: string,
  placed: readonly PlacedRelease[],
  hashes: ReadonlyMap<string, string>,
): Promise<string[]> {
  const loaded: Tag[] = [];
  await page.exposeFunction('kengetalLoaded', (tag: Tag) => loaded.push(tag));
  await page.addInitScript({ path: NOTE_TAGS });
  const screens = placed.flatMap(({ release }) =>
    release.declaration.routes.flatMap((route) =>
      route.kind === 'screen' && !route.path.includes('/:') ? [route.path] : [],
    ),
  );
  for (const screen of screens) {
    await page.goto(origin + screen);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  const ours = loaded.filter(({ url }) => placed.some(({ base }) => url.startsWith(base)));
  expect(ours.length, 'tags of remotes').toBeGreaterThan(placed.length);
  return ours.flatMap(({ url, integrity }) =>
    integrity === hashes.get(url.split('?')[0] ?? '')
      ? []
      : [`${url} werd geladen zonder zijn hash`],
  );
}

interface Tag {
  url: string;
  integrity: string;
}

/** Files of which one byte was changed, and that ran. */
async function executed(
  page: Page,
  hashes: ReadonlyMap<string, string>,
  seed: number,
): Promise<string[]> {
  const random = createRandom(seed);
  const files = [...hashes].map(([url, integrity]) => ({ url, integrity }));
  const bodies = new Map<string, Buffer>();
  for (const { url } of files) {
    bodies.set(url, await (await page.request.get(url)).body());
  }
  const faults: string[] = [];
  // As they are, they run: else nothing would be proved.
  for (const tag of files) if (!(await runs(page, [tag]))[0]) faults.push(`${tag.url} laadt niet`);

  const tags = Array.from({ length: CHANGES }, (_, index) => {
    const { url, integrity } = random.pick(files);
    const body = Buffer.from(bodies.get(url) ?? '');
    const at = random.whole(0, body.length - 1);
    body[at] = (body[at] ?? 0) ^ random.whole(1, 255);
    return { url: `${url}?gewijzigd=${index}`, integrity, body, at };
  });
  const byUrl = new Map(tags.map((tag) => [tag.url, tag]));
  await page.route(
    (url) => byUrl.has(url.href),
    async (route) => {
      const { url, body } = byUrl.get(route.request().url()) ?? {};
      const contentType = url?.includes('.css') ? 'text/css' : 'text/javascript';
      const headers = { 'access-control-allow-origin': '*' };
      await route.fulfill({ status: 200, headers, contentType, body: body ?? '' });
    },
  );
  for (let from = 0; from < tags.length; from += AT_ONCE) {
    const some = tags.slice(from, from + AT_ONCE);
    const ran = await runs(page, some);
    some.forEach(({ url, at }, index) => {
      if (ran[index]) faults.push(`${url}: byte ${at} is gewijzigd, en het werd uitgevoerd`);
    });
  }
  return faults;
}

/** Gives the page tags as the shell and the entries make them; tells of each whether it ran. */
const runs = (page: Page, tags: readonly Tag[]): Promise<boolean[]> =>
  page.evaluate(
    ([wanted, limitMs]) =>
      Promise.all(
        wanted.map(({ url, integrity }) => {
          const isStyle = url.includes('.css');
          const tag = document.createElement(isStyle ? 'link' : 'script');
          if (tag instanceof HTMLLinkElement) tag.rel = 'stylesheet';
          tag.integrity = integrity;
          tag.crossOrigin = 'anonymous';
          if (tag instanceof HTMLLinkElement) tag.href = url;
          else tag.src = url;
          return new Promise<boolean>((resolve, reject) => {
            tag.onload = () => resolve(true);
            tag.onerror = () => resolve(false);
            setTimeout(() => reject(new Error(`${url} says nothing`)), limitMs);
            document.head.append(tag);
          });
        }),
      ),
    [tags.map(({ url, integrity }) => ({ url, integrity })), WITHIN_MS] as const,
  );
