import { join } from 'node:path';
import { bytesOf, type WritableYear } from '@kengetal/generator';
import { isRecord, JsonKeeper, readJson } from '../../json-file.ts';
import { Limits } from './api/limits.ts';
import { ExactBooks } from './books/books.ts';
import { HABITS, yearOf } from './books/entries.ts';
import { dutchWallClock, ExactClock } from './clock.ts';
import { Calls } from './control/calls.ts';
import { Faults } from './control/faults.ts';
import { DIVISIONS, type Division } from './divisions.ts';
import { EXACT_CLIENT_ID, EXACT_CLIENT_SECRET } from './endpoints.ts';
import { ExactTokens, TokenError, type TokenAnswer, type TokenState } from './oauth/tokens.ts';

export interface ExactOptions {
  /** Addresses to which the code may be sent. */
  readonly redirectUris: readonly string[];
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  /** Companies; the seeded ones unless given. */
  readonly divisions?: readonly Division[];
  /** Folder in which tokens outlive a restart; without one they do not. */
  readonly dataDir?: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Exact Online as far as Kengetal uses it. */
export class ExactStandIn {
  readonly clock: ExactClock;
  readonly tokens: ExactTokens;
  readonly limits: Limits;
  readonly faults = new Faults();
  readonly calls = new Calls();
  readonly divisions: readonly Division[];
  /** Whether answers of one page are plain arrays. */
  plainArrays = false;
  readonly #books = new Map<number, ExactBooks>();
  readonly #moved = new Map<number, number>();
  readonly #keeper: JsonKeeper | undefined;
  readonly #clientId: string;
  readonly #clientSecret: string;

  private constructor(
    private readonly options: ExactOptions,
    kept: TokenState | undefined,
  ) {
    const { now = Date.now, divisions = DIVISIONS, dataDir } = options;
    this.clock = new ExactClock(now);
    this.divisions = divisions;
    this.limits = new Limits(() => this.clock.now());
    this.#clientId = options.clientId ?? EXACT_CLIENT_ID;
    this.#clientSecret = options.clientSecret ?? EXACT_CLIENT_SECRET;
    if (dataDir !== undefined) {
      this.#keeper = new JsonKeeper(fileIn(dataDir), () => this.tokens.state());
    }
    const changed = () => this.#keeper?.save();
    this.tokens = new ExactTokens(() => this.clock.now(), changed, kept);
  }

  static async open(options: ExactOptions): Promise<ExactStandIn> {
    const { dataDir } = options;
    const kept = dataDir === undefined ? undefined : await readJson(fileIn(dataDir));
    return new ExactStandIn(options, isState(kept) ? kept : undefined);
  }

  /** Waits until what must survive is on disk. */
  async flush(): Promise<void> {
    await this.#keeper?.flush();
  }

  /** Books of a division, made when they are first asked for. @throws RangeError for no division */
  booksOf(code: number): ExactBooks {
    const known = this.#books.get(code);
    if (known) return known;
    const division = this.divisions.find((each) => each.code === code);
    if (!division) throw new RangeError(`there is no division ${code}`);
    const books = new ExactBooks(code, division.years(division.name), this.clock);
    this.#books.set(code, books);
    return books;
  }

  /** Moves a division to another database, where its timestamps begin anew. */
  move(code: number): void {
    this.booksOf(code).move();
    this.#moved.set(code, dutchWallClock(this.clock.now()));
  }

  movedAt(code: number): number | null {
    return this.#moved.get(code) ?? null;
  }

  /** A fiscal year of a division by its number; undefined where there is none. */
  yearOf(code: number, number: number): WritableYear | undefined {
    return this.booksOf(code).years.find((year) => yearOf(year) === number);
  }

  /** The audit file of a year, with the books as they were before anybody changed them. */
  auditfile(year: WritableYear): AsyncGenerator<Uint8Array, void, void> {
    return bytesOf(year, HABITS);
  }

  /** What is wrong with how an application presents itself. */
  faultOf(clientId: string, redirectUri: string): string | undefined {
    if (clientId !== this.#clientId) return 'Unknown client_id.';
    return this.options.redirectUris.includes(redirectUri)
      ? undefined
      : 'The redirect_uri is not registered.';
  }

  /** Whether somebody allowed the application to look before. */
  hasConsent(email: string): boolean {
    return this.tokens.state().chains.some((chain) => chain.email === email);
  }

  /** Answers the form of the token endpoint. @throws TokenError */
  token(form: URLSearchParams): TokenAnswer {
    const [id, secret] = [form.get('client_id'), form.get('client_secret')];
    if (id !== this.#clientId || secret !== this.#clientSecret) {
      throw new TokenError(401, 'invalid_client', 'Unknown client_id or wrong client_secret.');
    }
    const of = (name: string) => form.get(name) ?? '';
    switch (form.get('grant_type')) {
      case 'authorization_code':
        return this.tokens.exchange(of('code'), of('redirect_uri'));
      case 'refresh_token':
        return this.tokens.refresh(of('refresh_token'));
      default:
        throw new TokenError(400, 'unsupported_grant_type', 'Unknown grant_type.');
    }
  }
}

const fileIn = (dataDir: string) => join(dataDir, 'exact-tokens.json');

function isState(value: unknown): value is TokenState {
  return (
    isRecord(value) && ['chains', 'access', 'used'].every((name) => Array.isArray(value[name]))
  );
}
