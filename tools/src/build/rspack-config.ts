import path from 'node:path';
import rspack, { type Configuration } from '@rspack/core';
import { FRONT_ENDS, ROOT, folderOf, type FrontEnd } from './parts.ts';

export interface CommonOptions {
  part: FrontEnd;
  /** Tells the compilations of one part apart, e.g. 'boot' and 'app'. */
  compilation: string;
  version: string;
  entry: Record<string, string>;
  output: string;
  development: boolean;
}

/** A name that may be a global variable or part of a class name; differs per version. */
export const globalNameOf = (name: string, version: string): string =>
  `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');

/** Set-up that every compilation of a front end has. */
export function commonConfig(options: CommonOptions): Configuration {
  const { part, compilation, version, entry, output, development } = options;
  return {
    name: `${part}:${compilation}`,
    context: folderOf(part),
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    entry,
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: globalNameOf(`${part}_${compilation}`, version),
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      cssFilename: 'assets/[name].[contenthash:10].css',
      cssChunkFilename: 'assets/[name].[contenthash:10].css',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8_000,
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: rules(part, version), parser: cssParser },
    optimization: { chunkIds: development ? 'named' : 'deterministic', minimize: !development },
    plugins: [
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
        __KENGETAL_RELEASE__: JSON.stringify(version),
      }),
      new rspack.ProvidePlugin({
        __name: [path.join(ROOT, 'tools/src/build/runtime/keep-name.ts'), 'default'],
      }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
    ],
    experiments: {},
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const cssParser = {
  'css/auto': { namedExports: false, dashedIdents: false, container: false },
};

/**
 * The federation plugin names files of its runtime in CommonJS, of which nothing can be left out;
 * from there on its packages are taken in their other form.
 */
const federationAsModules = {
  test: /[\\/]@module-federation[\\/]/,
  resolve: { byDependency: { commonjs: { conditionNames: ['import', '...'] } } },
};

function rules(part: FrontEnd, version: string) {
  const workspace = path.join(ROOT, 'shared');
  return [
    {
      test: /\.tsx?$/,
      include: [...FRONT_ENDS.map(folderOf), workspace, path.join(ROOT, 'tools/src')],
      exclude: /node_modules/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          // The share scope has jsx-runtime alone, also in development.
          transform: { react: { runtime: 'automatic', development: false } },
        },
      },
    },
    {
      test: /\.css$/,
      type: 'css/auto',
      generator: {
        exportsConvention: 'as-is' as const,
        localIdentName: `${globalNameOf(part.replace('mfe-', ''), version.slice(-8))}-[hash:6]-[local]`,
      },
    },
    { test: /\.woff2$/, type: 'asset/resource' },
    federationAsModules,
  ];
}
