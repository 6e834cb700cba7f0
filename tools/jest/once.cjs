/** Hands a file to Node itself, which loads it once per process. */
module.exports = {
  process: (_source, path) => ({ code: `module.exports = requireOnce(${JSON.stringify(path)});` }),
  getCacheKey: (_source, path) => `once ${path}`,
};
