import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import rspack, { type Chunk, type Configuration } from '@rspack/core';
import type { Offer } from '@kengetal/contract/remote';
import { commonConfig, globalNameOf } from './rspack-config.ts';
import { folderOf } from './parts.ts';
import type { Sharing } from './sharing.ts';

const source = (file: string): string => path.join(folderOf('shell'), 'src', file);

/** The page runs `early` before it draws, `boot` when it has been read. */
export const bootEntries = { early: source('theme/early.ts'), boot: source('boot/main.tsx') };

/** Stage one: React, session, sign-in (decision 0002), and what paints the page before it (0022). */
export function bootConfig(version: string, output: string, development: boolean): Configuration {
  const common = commonConfig({
    part: 'shell',
    compilation: 'boot',
    version,
    entry: bootEntries,
    output,
    development,
  });
  // The name says of a file that it may run before anybody is signed in.
  const chunkFilename = 'assets/boot-[name].[contenthash:10].js';
  return { ...common, output: { ...common.output, chunkFilename } };
}

/** Stage two: the federation host. */
export function appConfig(
  version: string,
  output: string,
  development: boolean,
  { sharing, offer }: { sharing: Sharing; offer: Offer },
): Configuration {
  const common = commonConfig({
    part: 'shell',
    compilation: 'app',
    version,
    entry: { app: source('composition/app-entry.ts') },
    output,
    development,
  });
  return {
    ...common,
    optimization: { ...common.optimization, splitChunks: { cacheGroups: oneSharedChunk } },
    plugins: [
      ...(common.plugins ?? []),
      defineOffer(offer),
      new ModuleFederationPlugin({
        name: globalNameOf('shell', version),
        shared: sharing,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          // Snapshots come from manifests; releases come from the registry (decision 0012).
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
  };
}

/** Start of the names of chunks that wait until the first screen has its figures. */
export const LATER = 'later-';

/**
 * What the shell shares is needed together at the first screen: one request instead of many. A
 * library that only a later chunk uses stays with that.
 */
const oneSharedChunk = {
  default: false,
  defaultVendors: false,
  shared: {
    test: /node_modules|[\\/]shared[\\/]platform[\\/]|[\\/]\.generated[\\/]/,
    name: 'shared',
    chunks: (chunk: Chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith(LATER),
    enforce: true,
  },
} as const;

function defineOffer(offer: Offer) {
  return new rspack.DefinePlugin({ __KENGETAL_OFFER__: JSON.stringify(offer) });
}
