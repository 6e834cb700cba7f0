import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, type FrontEnd } from './parts.ts';

/**
 * Libraries of which the shell shares only the exports that the workspace uses (decision 0003),
 * with the file inside the package that re-exports everything and lets unused code drop out.
 */
export const CURATED: Readonly<Record<string, string>> = {
  antd: 'es/index.js',
  'react-router-dom': 'dist/index.mjs',
  '@tanstack/react-query': 'build/modern/index.js',
  rxjs: 'dist/esm5/index.js',
};

/** Libraries that boot hands over; nobody else bundles them in a federated build. */
export const FROM_BOOT = ['react', 'react/', 'react-dom', 'react-dom/'] as const;

/** Our own singleton: only ever added to, so a release may need what an older one lacks. */
export const PLATFORM = '@kengetal/platform';

/** Singletons that are shared whole, because they are small. */
export const WHOLE = ['dayjs', PLATFORM] as const;

/** Folder of an installed package, as the front end or else the shell resolves it. */
export function packageFolder(name: string, from: FrontEnd): string {
  // A remote may use a library through a shared package only; the workspace has one version of it.
  const found = [from, 'shared/ui', 'shared/platform'].flatMap(placesOf).find(hasPackage);
  if (!found) throw new Error(`${name} is not installed for ${from}`);
  return path.join(found, name);

  function placesOf(part: FrontEnd): string[] {
    return createRequire(path.join(folderOf(part), 'package.json')).resolve.paths(name) ?? [];
  }
  function hasPackage(place: string): boolean {
    return existsSync(path.join(place, name, 'package.json'));
  }
}

/** Installed version of a package as the given front end resolves it. */
export function installedVersion(name: string, from: FrontEnd): string {
  const manifest = readFileSync(path.join(packageFolder(name, from), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
