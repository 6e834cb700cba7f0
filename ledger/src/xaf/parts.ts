import { AuditfileRefused } from './refusal.ts';

export type ByteChunks = AsyncIterable<Uint8Array>;

interface Part {
  /** Begin of the file as Latin-1, enough to hold its first comment and header. */
  head: string;
  chunks: ByteChunks;
  isFirst: boolean;
  /** Of 'Vervolgbestand x van y', the official first line of every part but the first. */
  number: number | null;
  total: number | null;
}

const HEAD = 4096;

/**
 * The parts of a split file in reading order, whatever order they were given in.
 * @throws AuditfileRefused when a part is there twice or missing
 */
export async function inReadingOrder(given: readonly ByteChunks[]): Promise<ByteChunks[]> {
  if (given.length < 2) return [...given];
  const parts: Part[] = [];
  for (const chunks of given) parts.push(await opened(chunks));
  refuseRepeats(parts);
  refuseGaps(parts);
  const numbered = parts.every(({ isFirst, number }) => isFirst || number !== null);
  const place = ({ isFirst, number }: Part) => (isFirst ? 0 : numbered ? (number ?? 0) : 1);
  return [...parts].sort((a, b) => place(a) - place(b)).map(({ chunks }) => chunks);
}

async function opened(chunks: ByteChunks): Promise<Part> {
  const iterator = chunks[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD) {
    const next = await iterator.next();
    if (next.done) break;
    seen.push(next.value);
    length += next.value.length;
  }
  const head = Buffer.concat(seen).subarray(0, HEAD).toString('latin1').replaceAll('\0', '');
  const [, number, total] = /<!--\s*Vervolgbestand\s+(\d{1,4})\s+van\s+(\d{1,4})/i.exec(head) ?? [];
  return {
    head,
    chunks: replayed(seen, iterator),
    isFirst: /<(?:\w+:)?header[\s>]/i.test(head),
    number: number === undefined ? null : Number(number),
    total: total === undefined ? null : Number(total),
  };
}

async function* replayed(seen: Uint8Array[], rest: AsyncIterator<Uint8Array>): ByteChunks {
  try {
    yield* seen.splice(0);
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

function refuseRepeats(parts: readonly Part[]): void {
  const first = parts.filter(({ isFirst }) => isFirst).length > 1;
  const heads = new Set(parts.map(({ head }) => head)).size < parts.length;
  const numbers = parts.flatMap(({ number }) => number ?? []);
  if (!first && !heads && new Set(numbers).size === numbers.length) return;
  throw new AuditfileRefused(
    'deel_dubbel',
    first
      ? 'Twee van deze bestanden beginnen een auditfile, dus het zijn geen delen van één bestand. Lees elk jaar apart in, en elk deel één keer.'
      : 'Een deel van het gesplitste bestand is twee keer gekozen. Kies elk deel één keer; lees het anders opnieuw in.',
  );
}

function refuseGaps(parts: readonly Part[]): void {
  const total = Math.max(...parts.map(({ total: told }) => told ?? 0));
  const numbers = new Set(parts.map(({ isFirst, number }) => (isFirst ? 1 : number)));
  if (total < 2 || numbers.has(null)) return;
  for (let number = 1; number <= total; number += 1) {
    if (numbers.has(number)) continue;
    throw new AuditfileRefused(
      'deel_ontbreekt',
      `Van dit gesplitste bestand ontbreekt deel ${String(number)} van ${String(total)}. Kies alle delen en lees ze samen in.`,
    );
  }
}
