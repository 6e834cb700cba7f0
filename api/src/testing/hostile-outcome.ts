/** What becomes of a file: refused in words like these, or read with at least these warnings. */
export type Outcome =
  | { readonly status: 'geweigerd'; readonly message: RegExp }
  | { readonly status: 'gereed'; readonly warnings: readonly string[] };

/** A file that someone could upload to do harm, and what must come of it. */
export interface HostileFile {
  readonly name: string;
  readonly filename: string;
  bytes(): Promise<Buffer>;
  readonly expected: Outcome;
}

export const refused = (message: RegExp): Outcome => ({ status: 'geweigerd', message });
export const read = (...warnings: string[]): Outcome => ({ status: 'gereed', warnings });
