import type { ListedAccounts, VatBook, VatRole } from './entry.ts';

/** The VAT codes of a source, and what each account does in them. */
export class VatCodes implements Pick<VatBook, 'code' | 'role'> {
  count = 0;
  readonly #codes = new Map<string, ListedAccounts>();
  readonly #roles = new Map<string, VatRole>();

  add(code: ListedAccounts & { readonly btw_code: string }): void {
    this.count += 1;
    this.#codes.set(code.btw_code, code);
    const { rekening_betalen: owed, rekening_vorderen: claimed } = code;
    // A code with one account says where its VAT stands, not which side that is.
    const isTold = owed !== null && claimed !== null && owed !== claimed;
    this.#post(owed, isTold ? 'betalen' : 'beide');
    this.#post(claimed, isTold ? 'vorderen' : 'beide');
  }

  readonly code = (btw_code: string) => this.#codes.get(btw_code);

  readonly role = (rekening: string) => this.#roles.get(rekening);

  #post(rekening: string | null, role: VatRole): void {
    if (rekening === null) return;
    const known = this.#roles.get(rekening);
    this.#roles.set(rekening, known === undefined || known === role ? role : 'beide');
  }
}
