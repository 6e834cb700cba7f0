import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { commonConfig, globalNameOf } from './rspack-config.ts';
import { ROOT, folderOf, type FrontEnd } from './parts.ts';
import { remoteSharing } from './sharing.ts';

export const ENTRY_FILE = 'remoteEntry.js';
const CHUNK_RETRY = path.join(ROOT, 'tools/src/build/runtime/chunk-retry.ts');

/** Build of a remote as the shell loads it: exactly two exposed modules, of the given folder. */
export function remoteConfig(
  part: FrontEnd,
  version: string,
  output: string,
  development: boolean,
  sources = path.join(folderOf(part), 'src'),
): Configuration {
  const global = globalNameOf(part, version);
  const common = commonConfig({
    part,
    compilation: 'remote',
    version,
    entry: {},
    output,
    development,
  });
  return {
    ...common,
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: global,
        library: { type: 'var', name: global },
        filename: ENTRY_FILE,
        exposes: {
          './screens': path.join(sources, 'screens.ts'),
          './slots': path.join(sources, 'slots.ts'),
        },
        shared: remoteSharing(part),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: { disableAssetsAnalyze: true },
        runtimePlugins: [[CHUNK_RETRY, { uniqueName: common.output?.uniqueName ?? '' }]],
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  };
}
