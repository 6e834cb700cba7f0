/** Characters in one chunk. */
const CHUNK = 64 * 1024;

/** Text in pieces as bytes in chunks. */
export async function* encoded(
  pieces: Iterable<string>,
  { latin1, bom }: { latin1: boolean; bom: boolean },
): AsyncGenerator<Uint8Array, void, void> {
  const encoding = latin1 ? 'latin1' : 'utf8';
  let text = bom ? '\ufeff' : '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < CHUNK) continue;
    yield await Promise.resolve(Buffer.from(text, encoding));
    text = '';
  }
  yield Buffer.from(text, encoding);
}
