import type { ShellConfig } from '../session/config.ts';
import { createGoogleClient } from '../session/google.ts';
import { createInteraction } from '../session/interaction.ts';
import { createPublicCalls } from '../session/public-calls.ts';
import { createReturnPath } from '../session/return-path.ts';
import type { SessionParts } from '../session/session-parts.ts';
import { createSession } from '../session/session.ts';
import { startSession, type Arrival } from '../session/start.ts';
import type { TabLink, TabMessage } from '../session/tabs.ts';
import { createTokenStore } from '../session/token-store.ts';
import { FakeApi } from './fake-api.ts';
import { FakeIdentity } from './fake-identity.ts';
import { MemoryStorage } from './memory-storage.ts';

const GOOGLE = {
  clientId: 'g',
  authorizeUrl: 'https://google.test/auth',
  scopes: ['email', 'profile', 'openid'],
};

export const CONFIG: ShellConfig = {
  apiUrl: 'http://api.test/v1',
  graphUrl: 'http://graph.test/v1.0',
  microsoft: {
    clientId: 'c',
    authority: 'https://login.test/organizations',
    knownAuthorities: [],
    scopes: ['User.Read'],
  },
  google: GOOGLE,
};

export const ORIGIN = 'https://app.test';

/** A browser with tabs on one origin: shared local storage, locks and messages. */
export class FakeBrowser {
  time = Date.UTC(2026, 0, 15, 9);
  /** By how much this device's clock is wrong, in milliseconds. */
  clockOff = 0;
  readonly local = new MemoryStorage();
  readonly api = new FakeApi(() => this.time);
  /** Tabs that the browser put away: they hear nothing. */
  readonly asleep = new Set<object>();
  #lock: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Map<object, (message: TabMessage) => void>();
  readonly #heard = new Map<object, TabMessage['kind']>();

  /** Opens a tab; `copyOf` copies the session storage, as duplicating a tab does. */
  openTab(options: { copyOf?: FakeTab } = {}): FakeTab {
    return new FakeTab(this, options.copyOf);
  }

  linkOf(tab: object): TabLink {
    return {
      exclusive: (work) => {
        const turn = this.#lock.then(work, work);
        this.#lock = turn.catch(() => undefined);
        return turn;
      },
      post: (message) => {
        for (const [other, listener] of this.#listeners) {
          if (other === tab || this.asleep.has(other)) continue;
          this.#heard.set(other, message.kind);
          listener(message);
        }
      },
      listen: (listener) => {
        const before = this.#listeners.get(tab);
        this.#listeners.set(tab, (message) => {
          before?.(message);
          listener(message);
        });
      },
      // Other tabs answer at once, so that there is nothing to wait for.
      next: async (kind) => this.#heard.get(tab) === kind,
    };
  }
}

/** One tab: its session storage, its client, and where it was sent. */
export class FakeTab {
  readonly storage = new MemoryStorage();
  readonly identity = new FakeIdentity();
  readonly left: string[] = [];
  /** Addresses of Google that the tab was sent to. */
  readonly visited: string[] = [];
  readonly logged: string[] = [];
  readonly parts: SessionParts;
  readonly session;

  constructor(browser: FakeBrowser, copyOf?: FakeTab) {
    for (const [key, value] of Object.entries(copyOf?.storage.entries() ?? {})) {
      this.storage.setItem(key, value);
    }
    this.identity.cached = copyOf?.identity.cached ?? [];
    const now = () => browser.time + browser.clockOff;
    this.parts = {
      config: CONFIG,
      client: async () => this.identity,
      google: createGoogleClient(GOOGLE, {
        origin: ORIGIN,
        storage: this.storage,
        go: async (address) => void this.visited.push(address),
      }),
      calls: createPublicCalls(CONFIG.apiUrl, browser.api.fetch),
      store: createTokenStore(browser.local, this.storage, now),
      tabs: browser.linkOf(this),
      interaction: createInteraction(),
      returnPath: createReturnPath(this.storage),
      now,
      leave: (reason, provider) => this.left.push(`${reason} ${provider}`),
      log: (message) => this.logged.push(message),
      currentPath: () => '/rapporten?project=p1',
    };
    this.session = createSession(this.parts);
  }

  /** Loads the page, with what the address brings. */
  start(arrival: Partial<Arrival> = {}) {
    return startSession(this.session, this.parts, { answer: null, ended: null, ...arrival });
  }

  /** The user signs in and comes back. */
  async signIn() {
    await this.start();
    await this.session.signIn({ provider: 'microsoft' });
    const outcome = await this.returnFromMicrosoft();
    this.identity.pending = null;
    return outcome;
  }

  returnFromMicrosoft() {
    return this.start({ answer: { provider: 'microsoft', text: 'code=c&state=s' } });
  }

  async signInWithGoogle() {
    await this.start();
    await this.session.signIn({ provider: 'google' });
    return this.returnFromGoogle();
  }

  /** Google answers the last question that it was asked. */
  returnFromGoogle(answer: Record<string, string> = { code: 'google-code' }) {
    const asked = new URL(this.visited.at(-1) ?? '').searchParams;
    const text = new URLSearchParams({ state: asked.get('state') ?? '', ...answer }).toString();
    return this.start({ answer: { provider: 'google', text } });
  }
}
