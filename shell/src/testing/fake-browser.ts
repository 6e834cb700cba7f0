import type { ShellConfig } from '../session/config.ts';
import {
  NoActiveAccount,
  type Account,
  type IdentityClient,
  type SignedIn,
} from '../session/identity-client.ts';
import { createInteraction } from '../session/interaction.ts';
import { createPublicCalls } from '../session/public-calls.ts';
import { createReturnPath } from '../session/return-path.ts';
import { createSession, type SessionParts } from '../session/session.ts';
import { startSession } from '../session/start.ts';
import type { TabLink, TabMessage } from '../session/tabs.ts';
import { createTokenStore } from '../session/token-store.ts';
import { FakeApi } from './fake-api.ts';
import { MemoryStorage } from './memory-storage.ts';

export const CONFIG: ShellConfig = {
  apiUrl: 'http://api.test/v1',
  graphUrl: 'http://graph.test/v1.0',
  microsoft: {
    clientId: 'c',
    authority: 'https://login.test/organizations',
    knownAuthorities: [],
    scopes: ['User.Read'],
  },
  google: null,
};

const ACCOUNT: Account = {
  homeAccountId: 'home',
  localAccountId: 'local',
  username: 'sanne@bakkerij.test',
};

/** The identity provider's client: remembers what was asked, answers what the test sets. */
export class FakeIdentity implements IdentityClient {
  readonly asked: string[] = [];
  /** The nonce of a sign-in that this page load returns from. */
  pending: string | null = null;
  /** Thrown by the next call of this name. */
  readonly failures = new Map<keyof IdentityClient, Error>();
  /** What the browser remembers of earlier sign-ins. */
  cached: Account[] = [];
  #active: Account | null = null;

  async initialize() {
    this.#note('initialize');
  }
  async handleRedirect(): Promise<SignedIn | null> {
    this.#note('handleRedirect');
    if (this.pending === null) return null;
    this.cached = [ACCOUNT];
    return { idToken: `id-token:${this.pending}`, account: ACCOUNT };
  }
  accounts = () => this.cached;
  active = () => this.#active;
  setActive(account: Account | null) {
    this.#active = account;
  }
  async loginRedirect(nonce: string) {
    this.#note('loginRedirect');
    this.pending = nonce;
  }
  async ssoSilent(nonce: string): Promise<SignedIn> {
    this.#note('ssoSilent');
    if (!this.#active) throw new NoActiveAccount('no account');
    return { idToken: `id-token:${nonce}`, account: ACCOUNT };
  }
  async graphToken() {
    this.#note('graphToken');
    return 'graph-token';
  }
  async logoutRedirect() {
    this.#note('logoutRedirect');
  }
  async clear() {
    this.#note('clear');
    this.cached = [];
    this.#active = null;
  }

  #note(name: keyof IdentityClient): void {
    this.asked.push(name);
    const failure = this.failures.get(name);
    if (failure) throw failure;
  }
}

/** A browser with tabs on one origin: shared local storage, locks and messages. */
export class FakeBrowser {
  time = Date.UTC(2026, 0, 15, 9);
  readonly local = new MemoryStorage();
  readonly api = new FakeApi(() => this.time);
  #lock: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Map<object, (message: TabMessage) => void>();

  /** Opens a tab; `copyOf` copies the session storage, as opening a link in a new window does. */
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
        for (const [other, listener] of this.#listeners) if (other !== tab) listener(message);
      },
      listen: (listener) => {
        const before = this.#listeners.get(tab);
        this.#listeners.set(tab, (message) => {
          before?.(message);
          listener(message);
        });
      },
      nextMessage: async () => undefined,
    };
  }
}

/** One tab: its session storage, its client, and where it was sent. */
export class FakeTab {
  readonly storage = new MemoryStorage();
  readonly identity = new FakeIdentity();
  readonly left: string[] = [];
  readonly logged: string[] = [];
  readonly parts: SessionParts;
  readonly session;

  constructor(browser: FakeBrowser, copyOf?: FakeTab) {
    for (const [key, value] of Object.entries(copyOf?.storage.entries() ?? {})) {
      this.storage.setItem(key, value);
    }
    this.identity.cached = copyOf?.identity.cached ?? [];
    this.parts = {
      config: CONFIG,
      client: async () => this.identity,
      calls: createPublicCalls(CONFIG.apiUrl, browser.api.fetch),
      store: createTokenStore(browser.local, this.storage),
      tabs: browser.linkOf(this),
      interaction: createInteraction(),
      returnPath: createReturnPath(this.storage),
      now: () => browser.time,
      leave: (reason) => this.left.push(reason),
      log: (message) => this.logged.push(message),
      currentPath: () => '/rapporten?project=p1',
    };
    this.session = createSession(this.parts);
  }

  start() {
    return startSession(this.session, this.parts);
  }

  /** The user signs in and comes back. */
  async signIn() {
    await this.start();
    await this.session.signIn();
    const outcome = await this.start();
    this.identity.pending = null;
    return outcome;
  }
}
