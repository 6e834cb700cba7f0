import type { Page } from '@playwright/test';
import type { PlacedRelease } from '@kengetal/contract/remote';
import type { Case, FileCase, FileKind, MistakeCase } from './cases.ts';
import { damage, type Damaged } from './damage.ts';
import { register } from './world.ts';

/** Makes wrong what the case is about. */
export async function begin(page: Page, one: Case, current: PlacedRelease): Promise<Damaged> {
  await register(page, one.part, { current });
  return 'file' in one ? beginDamage(page, one, current) : beginMistake(page, one);
}

async function beginDamage(page: Page, one: FileCase, { base, release }: PlacedRelease) {
  const files = await filesOf(page, base, release, one.file);
  if (files.length === 0) throw new Error(`${one.part} has no ${one.file}`);
  const urls = new Set(files.map((file) => new URL(file, base).href));
  return damage(page, ({ origin, pathname }) => urls.has(origin + pathname), one.damage);
}

async function beginMistake(page: Page, { mistake, when }: MistakeCase): Promise<Damaged> {
  await page.addInitScript((fault) => Object.assign(window, { kengetalFault: fault }), {
    kind: mistake,
    when,
  });
  return {
    // What never comes is asked for by nobody.
    hangsAnew: () => mistake === 'suspense',
    repair: () =>
      page.evaluate(() => Reflect.deleteProperty(window, 'kengetalFault')).then(() => undefined),
  };
}

type Release = PlacedRelease['release'];

/** Files of a release, as its first screen comes to them. */
async function filesOf(page: Page, base: string, release: Release, kind: FileKind) {
  const { entry, exposes, declaration } = release;
  const first = declaration.routes.find((route) => route.kind === 'screen');
  const screen = exposes[`./screens/${first?.kind === 'screen' ? first.screen : ''}`];
  const atFirst = new Set(Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]));
  const { files } = await (await page.request.get(`${base}release.json`)).json();
  const late = Object.keys(files).filter((file) => !atFirst.has(file) && file !== entry.file);
  const byKind: Record<FileKind, readonly string[]> = {
    entry: [entry.file],
    exposed: exposes['./screens']?.js ?? [],
    lazy: screen?.js.slice(-1) ?? [],
    styles: screen?.css.slice(-1) ?? [],
    late: late.filter((file) => file.endsWith('.js')).slice(-1),
    'late-styles': late.filter((file) => file.endsWith('.css')).slice(-1),
  };
  return byKind[kind];
}
