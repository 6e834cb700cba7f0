import { webcrypto } from 'node:crypto';

/** What every browser has and jsdom does not. */

const noMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

/** Nothing has a size in jsdom, so nothing is ever reported. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

define(window, 'matchMedia', noMedia);
define(window, 'ResizeObserver', SilentObserver);
define(window, 'IntersectionObserver', SilentObserver);
define(window, 'scrollTo', () => undefined);
define(Element.prototype, 'scrollIntoView', () => undefined);
if (!('subtle' in window.crypto)) define(window, 'crypto', webcrypto);

// jsdom logs an error when it is asked for a pseudo-element's style, which antd does to measure.
const computedStyle = window.getComputedStyle.bind(window);
define(window, 'getComputedStyle', (element: Element) => computedStyle(element));
