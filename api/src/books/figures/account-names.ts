import type { FilterItem } from '@kengetal/contract';
import { filtersOfAccount } from './booked.ts';
import type { BookedAccount } from '../store/data.ts';

interface NamedAccount {
  /** Number and name. */
  readonly label: string;
  /** What chooses the account; shared by all figures of it. */
  readonly filters: FilterItem[];
}

/** What all figures of an account have in common, made once. */
export class AccountNames {
  readonly #accounts: ReadonlyMap<string, BookedAccount>;
  readonly #named = new Map<string, NamedAccount>();

  constructor(accounts: ReadonlyMap<string, BookedAccount>) {
    this.#accounts = accounts;
  }

  of(rekening: string): NamedAccount {
    const before = this.#named.get(rekening);
    if (before) return before;
    const account = this.#accounts.get(rekening);
    const label = `${rekening} ${account?.naam ?? ''}`.trim();
    const named = { label, filters: filtersOfAccount(rekening) };
    if (account) this.#named.set(rekening, named);
    return named;
  }
}
