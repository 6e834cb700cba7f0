const once = require('./once.cjs');
const Window = require('./window.cjs');

/** Hands a library to what loads it once; Jest first asks for those that the window is made of. */
module.exports = {
  process: (source, path) => (Window.isOpen ? once.process(source, path) : { code: source }),
  getCacheKey: (source, path) => (Window.isOpen ? once.getCacheKey(source, path) : path),
};
