import {
  declarationSchema,
  releaseSchema,
  type PlacedRelease,
  type Release,
} from '@kengetal/contract/remote';

/** A hash of its own for each version. */
const hashOf = (version: string) => `sha384-${version.replace(/\W/g, '').padEnd(64, 'A')}`;

/** A release of a remote as its build would describe it. */
export function release(version: string, changes: Partial<Release> = {}): Release {
  return releaseSchema.parse({
    name: 'mfe-reports',
    version,
    commit: 'abc1234',
    declaration: declarationSchema.parse({
      name: 'mfe-reports',
      contract: 1,
      title: 'Rapporten',
      missing: 'Rapporten zijn nu niet beschikbaar.',
      routes: [],
    }),
    entry: { file: 'remoteEntry.js', integrity: hashOf(version), global: `mfe_reports_${version}` },
    exposes: {},
    integrity: {},
    shared: [],
    ...changes,
  });
}

export const placed = (version: string, changes: Partial<Release> = {}): PlacedRelease => ({
  base: `http://reports.test/${version}/`,
  release: release(version, changes),
});
