import rspack, { type Configuration, type StatsCompilation } from '@rspack/core';

/** Runs compilations one after the other; rejects with what the first broken one says. */
export async function compile(...configurations: Configuration[]): Promise<StatsCompilation[]> {
  const results: StatsCompilation[] = [];
  for (const configuration of configurations) results.push(await compileOne(configuration));
  return results;
}

function compileOne(configuration: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(failure);
        if (!stats) return reject(new Error(`${configuration.name} gave no result`));
        if (stats.hasErrors()) {
          const text = stats.toString({ all: false, errors: true, errorDetails: true });
          return reject(new Error(`${configuration.name} could not be built\n${text}`));
        }
        return resolve(
          stats.toJson({
            all: false,
            assets: true,
            chunks: true,
            chunkOrigins: true,
            chunkGroups: true,
            chunkGroupChildren: false,
            entrypoints: true,
            ids: true,
          }),
        );
      });
    });
  });
}
