const { readFileSync } = require('node:fs');
const { createRequire, isBuiltin } = require('node:module');
const { dirname, join } = require('node:path');
const vm = require('node:vm');

/** It comes with the loader of TypeScript. */
const { transformSync } = createRequire(require.resolve('tsx/package.json'))('esbuild');

/** Files that stand for what is asked for by these names; Jest maps them too. */
const INSTEAD = [
  [/\.css$/, 'styles.cjs'],
  [/^antd$/, 'antd.cjs'],
  // Only libraries ask for files without their extension.
  [/^\.{1,2}(\/[a-z-]+)?\/style$/, 'antd-style.cjs'],
];
/** What a module of CommonJS is given. */
const GIVEN = ['exports', 'require', 'module', '__filename', '__dirname'];

/** Loads modules in this context, each once, as Node finds them; tells of each that was loaded. */
function loaderIn(parsingContext, loaded) {
  const modules = new Map();

  function load(path) {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { id: path, filename: path, exports: {}, require: requireFrom(path) };
    modules.set(path, module);
    try {
      run(module, readFileSync(path, 'utf8'));
    } catch (error) {
      modules.delete(path);
      throw error;
    }
    loaded(path, module.exports);
    return module.exports;
  }

  function run(module, source) {
    const { filename, exports, require } = module;
    if (filename.endsWith('.json')) module.exports = JSON.parse(source);
    else {
      const code = compiled(source, { filename, parsingContext });
      code.call(exports, exports, require, module, filename, dirname(filename));
    }
  }

  function requireFrom(path) {
    const own = createRequire(path);
    const find = (name) => {
      const instead = INSTEAD.find(([pattern]) => pattern.test(name));
      return instead ? join(__dirname, instead[1]) : own.resolve(name);
    };
    const asked = (name) => (isBuiltin(name) ? own(name) : load(find(name)));
    return Object.assign(asked, { resolve: find });
  }

  return load;
}

function compiled(source, options) {
  try {
    return vm.compileFunction(source, GIVEN, options);
  } catch {
    return vm.compileFunction(commonJs(source, options.filename), GIVEN, options);
  }
}

/** Of a library that exists as ES modules only. */
const commonJs = (source, sourcefile) =>
  transformSync(source, { sourcefile, format: 'cjs', target: 'es2022', logLevel: 'silent' }).code;

module.exports = { loaderIn };
