const FixedWindow = require('jest-fixed-jsdom');
const { loaderIn } = require('./load-once.cjs');
const { asItIs } = require('./as-it-is.cjs');

/** The window of all tests of this process, and what puts it back as it was. */
let kept;
/** Trees that React drew in it; the test files that drew them may leave them standing. */
const roots = new Set();

function loaded(path, library) {
  if (path.endsWith('/react/index.js')) leaveOwners(library);
  if (path.endsWith('/react-dom/client.js')) noteRoots(library);
}

/**
 * React makes an error for each element that it is asked for, to say in a warning where that was,
 * until it made ten thousand of them; it does not begin.
 */
function leaveOwners(react) {
  const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    // React counts, and begins anew each second.
    set() {},
  });
}

function noteRoots(client) {
  const { createRoot } = client;
  client.createRoot = (...given) => {
    const root = createRoot(...given);
    roots.add(root);
    return root;
  };
}

function takeDown() {
  for (const root of roots) root.unmount();
  roots.clear();
}

/**
 * Runs test files in one window per process of Jest, in which libraries are loaded once: each file
 * would load and compile them again, at half of the processor time of these tests. Between files
 * the window is put back as it was when nothing had been done in it.
 */
module.exports = class {
  /** Whether there is one. */
  static get isOpen() {
    return kept !== undefined;
  }

  constructor(config, context) {
    if (!kept) {
      const window = new FixedWindow(config, context);
      window.global.requireOnce = loaderIn(window.getVmContext(), loaded);
      kept = { window, putBack: asItIs(window.dom) };
    }
    const { window } = kept;
    this.global = window.global;
    this.moduleMocker = window.moduleMocker;
    this.fakeTimers = window.fakeTimers;
    this.fakeTimersModern = window.fakeTimersModern;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    takeDown();
    await kept.putBack();
  }

  exportConditions() {
    // As Node asks for libraries.
    return ['node', 'node-addons', 'module-sync'];
  }

  getVmContext() {
    return kept.window.getVmContext();
  }
};
