const { join } = require('node:path');

/**
 * Each component of antd when it is first asked for: all of them take a test file a second of
 * processor time, and it draws with a few.
 */
const FOLDER = join(__dirname, '../../shared/ui/node_modules/antd/lib');
const kebab = (name) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

module.exports = new Proxy(
  {},
  {
    get: (_target, name) =>
      name === '__esModule' ? true : require(join(FOLDER, kebab(String(name)))).default,
  },
);
