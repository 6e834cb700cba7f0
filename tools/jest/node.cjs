const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');
const { register } = require('tsx/cjs/api');

register();

/** Contexts that stand for the process's own. */
const own = new WeakSet();
const { compileFunction } = vm;
vm.compileFunction = (code, names, { parsingContext, ...options }) =>
  compileFunction(code, names, own.has(parsingContext) ? options : { ...options, parsingContext });

/**
 * The embedded database's program, compiled once per process of Jest: the engine compiles the same
 * bytes at every start, and shares what was compiled for as long as somebody holds it. Without
 * this each test file begins with a cold database, at a second of processor time.
 */
let program;
/** What code loads later, by `import()`, in TypeScript too. */
let importing;

function compiled() {
  const { resolve } = createRequire(join(__dirname, '../../api/package.json'));
  const folder = dirname(resolve('@electric-sql/pglite'));
  return new WebAssembly.Module(readFileSync(join(folder, 'pglite.wasm')));
}

/**
 * Runs test files in the process's own realm, where Node has loaded what they test: each file of
 * tests would load all of the API again, at three seconds of processor time.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    program ??= compiled();
    own.add(this.context);
    this.global = globalThis;
    this.global.requireOnce = require;
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: globalThis,
    });
  }

  async setup() {
    await super.setup();
    // Jest adds to what it finds, of all files before: thousands of calls and their memory.
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    importing ??= import('tsx/esm/api').then((tsx) => tsx.register());
    await importing;
  }
};
