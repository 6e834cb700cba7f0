import type { Adapter, AdapterPayload } from 'oidc-provider';
import { isRecord, JsonKeeper, readJson } from '../../json-file.ts';

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds since 1970; null for what does not expire. */
  readonly expiresAt: number | null;
}

/**
 * Sessions, grants and tokens of the identity provider: in memory, and in one file so that a restart signs nobody
 * out. Small by nature (one developer's sign-ins), so looking through all of it is fine.
 */
export class TokenStore {
  readonly #entries: Map<string, Entry>;
  readonly #keeper: JsonKeeper;
  readonly #now: () => number;

  private constructor(file: string, now: () => number, entries: Map<string, Entry>) {
    this.#keeper = new JsonKeeper(file, () => this.#alive());
    this.#now = now;
    this.#entries = entries;
  }

  /** Opens the store of a data folder. `now` is in milliseconds. */
  static async open(file: string, now: () => number): Promise<TokenStore> {
    const stored = await readJson(file);
    const pairs = isRecord(stored) ? Object.entries(stored) : [];
    const entries = pairs.filter((pair): pair is [string, Entry] => isEntry(pair[1]));
    return new TokenStore(file, now, new Map(entries));
  }

  /** The view of one model ('Session', 'RefreshToken', …) that oidc-provider works with. */
  adapter(model: string): Adapter {
    const key = (id: string) => `${model}:${id}`;
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn ? this.#now() + expiresIn * 1000 : null;
        this.#set(key(id), {
          payload: model === 'RefreshToken' ? withOfflineAccess(payload) : payload,
          expiresAt,
        });
      },
      find: async (id) => this.#get(key(id)),
      findByUid: async (uid) => this.#payloads(model).find((payload) => payload.uid === uid),
      findByUserCode: async (userCode) =>
        this.#payloads(model).find((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const entry = this.#entries.get(key(id));
        if (entry === undefined) return;
        const consumed = Math.floor(this.#now() / 1000);
        this.#set(key(id), { ...entry, payload: { ...entry.payload, consumed } });
      },
      destroy: async (id) => this.#delete((candidate) => candidate === key(id)),
      revokeByGrantId: async (grantId) =>
        this.#delete((_key, { payload }) => payload.grantId === grantId),
    };
  }

  /** Waits until everything is on disk. */
  async flush(): Promise<void> {
    await this.#keeper.flush();
  }

  #get(key: string): AdapterPayload | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#isAlive(entry) ? entry.payload : undefined;
  }

  #payloads(model: string): AdapterPayload[] {
    return [...this.#entries]
      .filter(([key, entry]) => key.startsWith(`${model}:`) && this.#isAlive(entry))
      .map(([, entry]) => entry.payload);
  }

  #isAlive(entry: Entry): boolean {
    return entry.expiresAt === null || entry.expiresAt > this.#now();
  }

  #set(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#keeper.save();
  }

  #delete(matches: (key: string, entry: Entry) => boolean): void {
    for (const [key, entry] of this.#entries) if (matches(key, entry)) this.#entries.delete(key);
    this.#keeper.save();
  }

  /** What has not expired; the rest is dropped. */
  #alive(): Record<string, Entry> {
    for (const [key, entry] of this.#entries) if (!this.#isAlive(entry)) this.#entries.delete(key);
    return Object.fromEntries(this.#entries);
  }
}

/** oidc-provider leaves this scope out of the stored token, but MSAL asks for it again at every refresh. */
function withOfflineAccess(payload: AdapterPayload): AdapterPayload {
  const scopes = new Set([...(payload.scope ?? '').split(' ').filter(Boolean), 'offline_access']);
  return { ...payload, scope: [...scopes].join(' ') };
}

function isEntry(value: unknown): value is Entry {
  return (
    isRecord(value) &&
    isRecord(value.payload) &&
    (value.expiresAt === null || typeof value.expiresAt === 'number')
  );
}
