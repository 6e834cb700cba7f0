import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import type { AppFiles, PreloadFile } from '../../../shell/src/boot/handoff.ts';
import { colours } from '../../../shared/ui/src/theme/tokens.ts';
import { integrityOf } from './release.ts';
import { LATER } from './shell.ts';
import { readFont, themeStyles } from './theme.ts';

const { light, dark } = colours;

interface PageParts {
  folder: string;
  boot: StatsCompilation;
  /** Absent in the build in one piece, where boot loads the app itself. */
  app: StatsCompilation | null;
  /** Of the build in one piece: files of each screen, by its path. */
  screens?: Readonly<Record<string, readonly string[]>>;
}

/** What the page says of the app; the build in one piece knows its screens as well. */
export interface AppBlock extends AppFiles {
  screens?: Record<string, PreloadFile[]>;
}

/**
 * Writes `index.html`. The server puts a nonce for style elements in place of `__CSP_NONCE__`
 * for each response. Addresses are absolute paths below `/<version>/`. The early script stands
 * before everything that is drawn, and before the styles, which it would wait for (decision 0022).
 */
export async function writePage({ folder, boot, app, screens }: PageParts): Promise<void> {
  const base = `/${path.basename(folder)}/`;
  const font = await writeHashed(await readFont(), folder, 'hanken-grotesk', '.woff2');
  const theme = await writeHashed(themeStyles(`${base}${font}`), folder, 'theme', '.css');
  const bootFiles = entryFiles(boot, 'boot');
  const integrity = (file: string) => integrityOf(path.join(folder, file));
  const link = async (file: string) =>
    `<link rel="stylesheet" href="${base}${file}" integrity="${await integrity(file)}" crossorigin="anonymous">`;
  const script = async (file: string, when = '') =>
    `<script${when} src="${base}${file}" integrity="${await integrity(file)}" crossorigin="anonymous"></script>`;
  const styles = await Promise.all([theme, ...bootFiles.css].map(link));
  const early = await Promise.all(entryFiles(boot, 'early').js.map((file) => script(file)));
  const scripts = await Promise.all(bootFiles.js.map((file) => script(file, ' defer')));
  const hints = hintsOf(base, integrity);
  const block: AppBlock = {
    ...(await appFiles(app, base, integrity)),
    preload: app ? [REGISTRY, ...(await hints(appChunks(app)))] : [],
    ...(screens && { screens: await hintsOfScreens(screens, hints) }),
  };
  const html = `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<title>Kengetal</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csp-nonce" content="__CSP_NONCE__">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${light.canvas}" data-light="${light.canvas}" data-dark="${dark.canvas}">
${early.join('\n')}
<meta name="description" content="Je boekhouding uitgelegd, met achter elk bedrag de boekingen.">
<link rel="icon" href="data:,">
<link rel="preload" href="${base}${font}" as="font" type="font/woff2" crossorigin="anonymous">
${styles.join('\n')}
${scripts.join('\n')}
<script type="application/json" id="kengetal-app">${JSON.stringify(block)}</script>
</head>
<body><div id="root"></div></body>
</html>
`;
  await writeFile(path.join(folder, 'index.html'), html);
}

async function appFiles(
  app: StatsCompilation | null,
  base: string,
  integrity: (file: string) => Promise<string>,
) {
  const files = app ? entryFiles(app, 'app') : { js: [], css: [] };
  return {
    scripts: await Promise.all(
      files.js.map(async (file) => ({ src: base + file, integrity: await integrity(file) })),
    ),
    styles: await Promise.all(
      files.css.map(async (file) => ({ href: base + file, integrity: await integrity(file) })),
    ),
  };
}

const REGISTRY: PreloadFile = { href: '/registry.json', as: 'fetch' };

/** Lazy chunks are needed at the app's start: main, and what the share scope provides. But not these. */
function appChunks(app: StatsCompilation): string[] {
  const lazy = (app.chunks ?? []).filter(({ initial, names }) => !initial && !isLater(names));
  return lazy.flatMap((chunk) => chunk.files ?? []).filter((file) => !file.endsWith('.map'));
}

type Hints = (files: readonly string[]) => Promise<PreloadFile[]>;

async function hintsOfScreens(screens: Readonly<Record<string, readonly string[]>>, hints: Hints) {
  const entries = Object.entries(screens).map(
    async ([address, files]) => [address, await hints(files)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

const hintsOf =
  (base: string, integrity: (file: string) => Promise<string>): Hints =>
  (files) =>
    Promise.all(
      files.map(async (file) => ({
        href: base + file,
        as: file.endsWith('.css') ? ('style' as const) : ('script' as const),
        integrity: await integrity(file),
      })),
    );

/** Chunks that the code calls 'later-…' are fetched once the first screen has its figures. */
const isLater = (names: readonly string[] = []) => names.some((name) => name.startsWith(LATER));

function entryFiles(stats: StatsCompilation, entry: string): { js: string[]; css: string[] } {
  const assets = stats.entrypoints?.[entry]?.assets ?? [];
  const files = assets.map(({ name }) => name).filter((name) => !name.endsWith('.map'));
  return {
    js: files.filter((name) => name.endsWith('.js')),
    css: files.filter((name) => name.endsWith('.css')),
  };
}

async function writeHashed(content: Buffer | string, folder: string, name: string, ending: string) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const file = `assets/${name}.${hash}${ending}`;
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await writeFile(path.join(folder, file), content);
  return file;
}
