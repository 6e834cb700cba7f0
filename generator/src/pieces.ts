/** An entry as text, with the elements that open its journal. */
export interface EntryPiece {
  readonly journal: string;
  readonly text: string;
}

/** An audit file in pieces of text, whatever its version; asked for anew by every reading. */
export interface Pieces {
  readonly root: string;
  /** From the root element up to the transactions. */
  readonly before: () => Iterable<string>;
  /** Tags of the element around the transactions. */
  readonly company: readonly [string, string];
  readonly totals: () => string;
  /** Whether the totals stand after the journals. */
  readonly totalsLast: boolean;
  readonly entries: () => Iterable<EntryPiece>;
  /** What follows the last entry. */
  readonly after: () => Iterable<string>;
}

/** Part of a split file, counted from 1, out of a number of parts. */
export interface Part {
  readonly number: number;
  readonly of: number;
}

/**
 * A whole file, or a part: the first holds all but the entries of the others, and files are cut
 * between entries.
 */
export function* assemble(pieces: Pieces, part: Part = { number: 1, of: 1 }): Iterable<string> {
  const first = part.number === 1;
  yield pieces.root;
  if (first) yield* pieces.before();
  else yield pieces.company[0];
  yield '<transactions>';
  if (first && !pieces.totalsLast) yield pieces.totals();
  yield '\n';
  yield* journals(entriesOf(pieces, part));
  if (part.number === part.of) yield* pieces.after();
  if (part.number === part.of && pieces.totalsLast) yield pieces.totals();
  yield `</transactions>\n${pieces.company[1]}</auditfile>\n`;
}

function* entriesOf(pieces: Pieces, part: Part): Iterable<EntryPiece> {
  if (part.of === 1) {
    yield* pieces.entries();
    return;
  }
  const all = pieces.entries()[Symbol.iterator]();
  let count = 0;
  while (all.next().done !== true) count += 1;
  const from = Math.floor((count * (part.number - 1)) / part.of);
  const end = Math.floor((count * part.number) / part.of);
  let index = 0;
  for (const piece of pieces.entries()) {
    if (index >= end) return;
    if (index >= from) yield piece;
    index += 1;
  }
}

function* journals(entries: Iterable<EntryPiece>): Iterable<string> {
  let open: string | null = null;
  for (const { journal, text } of entries) {
    if (journal !== open) {
      if (open !== null) yield '</journal>\n';
      yield `<journal>${journal}\n`;
      open = journal;
    }
    yield text;
  }
  if (open !== null) yield '</journal>\n';
}
