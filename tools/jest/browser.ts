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

function bytesOf(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer); // what this way of reading gives
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(this);
  });
}

function streamOf(this: Blob): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: async (controller) => {
      controller.enqueue(new Uint8Array(await bytesOf.call(this)));
      controller.close();
    },
  });
}

// The Blob that jsdom's File is made of; the global one is Node's.
const ownBlob: unknown = Object.getPrototypeOf(File.prototype);
if (typeof ownBlob === 'object' && ownBlob !== null) {
  define(ownBlob, 'arrayBuffer', bytesOf);
  define(ownBlob, 'stream', streamOf);
}

/** Shown by no browser unless a style sheet says otherwise. */
const HIDDEN =
  '[hidden], dialog:not([open]), head, input[type="hidden"], script, style, template, [class*="-hidden"][class*="ant-"]';

/**
 * What is hidden, by the element itself or as antd hides it. jsdom holds each element against
 * every rule of antd's style sheets instead, which took half of the time of these tests; tests
 * look at roles and labels, not at styles.
 */
function computedStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement; // elements of SVG have it too
  const read = (name: string): string => {
    const own = style.getPropertyValue(name);
    if (own !== '') return own;
    if (name === 'display') return element.matches(HIDDEN) ? 'none' : 'block';
    if (name !== 'visibility' && name !== 'pointer-events') return '';
    return element.parentElement
      ? computedStyle(element.parentElement).getPropertyValue(name)
      : INITIAL[name];
  };
  return new Proxy(style, {
    get: (_style, name) => {
      if (name === 'getPropertyValue') return read;
      if (typeof name === 'symbol') return undefined;
      return name in style ? read(name.replace(/[A-Z]/g, '-$&').toLowerCase()) : undefined;
    },
  });
}
const INITIAL = { visibility: 'visible', 'pointer-events': 'auto' } as const;
define(window, 'getComputedStyle', computedStyle);

// jsdom knows the dialog element, not its way of showing it.
const openers = new WeakMap<HTMLDialogElement, Element | null>();
function showModal(this: HTMLDialogElement) {
  openers.set(this, document.activeElement);
  this.open = true;
}
function closeDialog(this: HTMLDialogElement) {
  const opener = openers.get(this);
  this.open = false;
  if (opener instanceof HTMLElement) opener.focus();
}
define(HTMLDialogElement.prototype, 'showModal', showModal);
define(HTMLDialogElement.prototype, 'close', closeDialog);
