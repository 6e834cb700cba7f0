import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';

/** Packages that belong together. */
const FAMILIES: Readonly<Record<string, RegExp>> = {
  antd: /^(?:antd$|@ant-design\/|@rc-component\/|@emotion\/|stylis$)/,
  react: /^(?:react|react-dom|scheduler)$/,
  router: /^react-router/,
  'react-query': /^@tanstack\//,
  federatie: /^@module-federation\//,
  msal: /^@azure\//,
};
/** What the bundler itself adds: its loader, wrappers, tables of chunks and their hashes. */
const BUNDLER = 'bundelaar';

/**
 * Which part of a file's text comes from which library or part of the product, as fractions that add
 * up to one; `part` is what was built. Of a style sheet, and of a file without a source map, the kind alone is known.
 */
export async function groupsIn(file: string, part: string): Promise<ReadonlyMap<string, number>> {
  if (file.endsWith('.css')) return new Map([['stijl', 1]]);
  if (!existsSync(`${file}.map`)) return new Map([[BUNDLER, 1]]);
  const text = await readFile(file, 'utf8');
  const map = new SourceMap(JSON.parse(await readFile(`${file}.map`, 'utf8')) as SourceMapPayload);
  const counts = new Map<string, number>();
  for (const [line, content] of text.split('\n').entries()) {
    for (let column = 0; column < content.length; column++) {
      const entry = map.findEntry(line, column);
      // What comes from no source has none, whatever the type says.
      const { originalSource: source = '' } = entry as Partial<
        typeof entry & { originalSource: string }
      >;
      counts.set(source, (counts.get(source) ?? 0) + 1);
    }
  }
  return inGroups(counts, part);
}

function inGroups(counts: ReadonlyMap<string, number>, part: string): Map<string, number> {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const groups = new Map<string, number>();
  for (const [source, count] of counts) {
    const group = groupOf(source, part);
    groups.set(group, (groups.get(group) ?? 0) + count / all);
  }
  return groups;
}

function groupOf(source: string, part: string): string {
  const [, library] =
    /^((?:@[^/]+\/)?[^/]+)/.exec(source.split('node_modules/').slice(1).at(-1) ?? '') ?? [];
  if (library !== undefined) {
    const family = Object.entries(FAMILIES).find(([, names]) => names.test(library));
    return family?.[0] ?? library;
  }
  const own = /\/([a-z-]+)\/(?:src\/|remote\.ts)/.exec(source.replace('/./', `/${part}/`))?.[1];
  return own ?? BUNDLER;
}
