import rspack, {
  type Compilation,
  type Configuration,
  type Module,
  type StatsChunk,
  type StatsCompilation,
} from '@rspack/core';

export interface Compiled extends StatsCompilation {
  /** Sources of the workspace of which something is in the result. */
  sources: readonly string[];
}

/** Runs compilations one after the other; rejects with what the first broken one says. */
export async function compile(...configurations: Configuration[]): Promise<Compiled[]> {
  const results: Compiled[] = [];
  for (const configuration of configurations) results.push(await compileOne(configuration));
  return results;
}

function compileOne(configuration: Configuration): Promise<Compiled> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((failure, stats) => {
      // Closing takes the modules away.
      const sources = stats ? sourcesOf(stats.compilation) : [];
      compiler.close(() => {
        if (failure) return reject(failure);
        if (!stats) return reject(new Error(`${configuration.name} gave no result`));
        if (stats.hasErrors()) {
          const text = stats.toString({ all: false, errors: true, errorDetails: true });
          return reject(new Error(`${configuration.name} could not be built\n${text}`));
        }
        return resolve({
          ...stats.toJson({
            all: false,
            assets: true,
            chunks: true,
            chunkOrigins: true,
            chunkGroups: true,
            chunkGroupChildren: false,
            entrypoints: true,
            ids: true,
          }),
          sources,
        });
      });
    });
  });
}

interface LazyChunk {
  chunk: StatsChunk;
  /** Module that asks for it. */
  from: string;
  /** What that module asks for. */
  request: string;
}

/** Chunks that modules ask for while they run; one chunk may be asked for several times. */
export const lazyChunks = (stats: StatsCompilation): LazyChunk[] =>
  (stats.chunks ?? []).flatMap((chunk) =>
    (chunk.origins ?? []).map(({ moduleIdentifier = '', request = '' }) => ({
      chunk,
      from: moduleIdentifier,
      request,
    })),
  );

function sourcesOf({ modules, chunkGraph }: Compilation): string[] {
  const shipped = [...modules].filter((module) => chunkGraph.getModuleChunks(module).length > 0);
  const files = shipped.flatMap(partsOf).map((module) => module.nameForCondition() ?? '');
  return [...new Set(files.filter(isSource))].sort();
}

/** A module may stand for several that were joined. */
const partsOf = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !file.includes('node_modules') && !file.endsWith('.d.ts');
