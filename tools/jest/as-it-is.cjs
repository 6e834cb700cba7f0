const { setTimeout: wait } = require('node:timers/promises');

/** Notes what a window is now; answers what makes it so again. */
function asItIs(dom) {
  const { window } = dom;
  const url = window.location.href;
  const { document } = window;
  const listeners = listenersOf(window);
  const timers = timersOf(window);
  const shapes = [window, window.navigator, document, ...prototypesOf(window)].map(shapeOf);
  return async () => {
    // What React has begun goes on in a task of its own.
    await wait(0);
    listeners.remove();
    timers.clear();
    for (const shape of shapes) shape.restore();
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
      if (element !== document.documentElement) element.replaceChildren();
    }
    window.localStorage.clear();
    window.sessionStorage.clear();
    dom.cookieJar.removeAllCookiesSync();
    window.history.replaceState(null, '');
    dom.reconfigure({ url });
  };
}

/** What each interface has of its own. */
function prototypesOf(window) {
  return Object.getOwnPropertyNames(window)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => Object.getOwnPropertyDescriptor(window, name).value?.prototype)
    .filter((prototype) => typeof prototype === 'object' && prototype !== null);
}

function shapeOf(target) {
  const before = Object.getOwnPropertyDescriptors(target);
  const restore = () => {
    for (const key of Reflect.ownKeys(target)) {
      if (!Object.hasOwn(before, key)) delete target[key];
    }
    for (const key of Reflect.ownKeys(before)) {
      if (!isSame(Object.getOwnPropertyDescriptor(target, key), before[key])) {
        Object.defineProperty(target, key, before[key]);
      }
    }
  };
  return { restore };
}

const isSame = (one, other) =>
  one !== undefined && ['value', 'get', 'set'].every((part) => Object.is(one[part], other[part]));

/** Listeners of what outlives a test file. */
function listenersOf({ window, document }) {
  const added = [];
  for (const target of [window, document]) {
    const { addEventListener } = target;
    target.addEventListener = (...given) => {
      added.push([target, given]);
      addEventListener.apply(target, given);
    };
  }
  return {
    remove: () => {
      for (const [target, given] of added.splice(0)) target.removeEventListener(...given);
    },
  };
}

/** What waits for a later time or a frame; a task of React's waits for none, and always ends. */
function timersOf(window) {
  const { setTimeout, setInterval, requestAnimationFrame } = window;
  const [timers, frames] = [new Set(), new Set()];
  const noted = (ids, id) => {
    ids.add(id);
    return id;
  };
  window.setTimeout = (work, ms, ...given) => {
    const id = setTimeout(work, ms, ...given);
    return ms > 0 ? noted(timers, id) : id;
  };
  window.setInterval = (...given) => noted(timers, setInterval(...given));
  window.requestAnimationFrame = (work) => noted(frames, requestAnimationFrame(work));
  return {
    clear: () => {
      for (const id of timers) window.clearTimeout(id);
      for (const id of frames) window.cancelAnimationFrame(id);
      timers.clear();
      frames.clear();
    },
  };
}

module.exports = { asItIs };
