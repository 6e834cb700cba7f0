type Listener = (event: MediaQueryListEvent) => void;

/** The media queries of a browser in a test: none holds until it is said to. */
export class FakeMedia {
  readonly #holding = new Set<string>();
  readonly #listeners = new Map<Listener, string>();

  /** Takes the place of the window's own until `restore`. */
  install(): () => void {
    const own = window.matchMedia;
    window.matchMedia = (query) => this.#list(query);
    return () => {
      window.matchMedia = own;
    };
  }

  /** Lets queries with these words hold, or no longer, and tells who listens. */
  set(words: string, holds: boolean): void {
    if (holds) this.#holding.add(words);
    else this.#holding.delete(words);
    for (const [listener, query] of this.#listeners) {
      if (query.includes(words)) listener(new Event('change') as MediaQueryListEvent); // only its time is of use here
    }
  }

  #list(query: string): MediaQueryList {
    const listen = (_type: string, listener: Listener) => void this.#listeners.set(listener, query);
    const forget = (_type: string, listener: Listener) => void this.#listeners.delete(listener);
    const holds = [...this.#holding].some((words) => query.includes(words));
    return Object.assign(new EventTarget(), {
      matches: holds,
      media: query,
      onchange: null,
      addEventListener: listen,
      removeEventListener: forget,
      addListener: (listener: Listener) => listen('change', listener),
      removeListener: (listener: Listener) => forget('change', listener),
    }) as MediaQueryList; // whose overloads a literal cannot have
  }
}

export const PHONE = 'max-width: 768px';
export const DARK = 'prefers-color-scheme: dark';
