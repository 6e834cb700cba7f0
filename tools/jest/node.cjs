const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

/**
 * The embedded database's program, compiled once per process of Jest: the engine compiles the same
 * bytes at every start, and shares what was compiled for as long as somebody holds it. Without
 * this each test file begins with a cold database, at a second of processor time.
 */
let program;

function compiled() {
  const { resolve } = createRequire(join(__dirname, '../../api/package.json'));
  const folder = dirname(resolve('@electric-sql/pglite'));
  return new WebAssembly.Module(readFileSync(join(folder, 'pglite.wasm')));
}

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    program ??= compiled();
  }
};
