import type { Encoding } from './encoding.ts';
import type { Oddity } from './sentences.ts';

/** Bytes to text, chunk by chunk, whatever the bytes are. */
export interface Decoder {
  decode(chunk: Uint8Array): string;
  /** Text that was still waiting for bytes. */
  end(): string;
  /** What is told when the bytes are not in the declared encoding; null when they are. */
  readonly lie: Oddity | null;
}

export function createDecoder(encoding: Encoding): Decoder {
  if (encoding === 'utf-8') return new TolerantUtf8();
  return encoding === 'windows-1252' ? new LatinUnlessUtf8() : new Plain(encoding);
}

class Plain implements Decoder {
  readonly lie = null;
  private readonly decoder: InstanceType<typeof TextDecoder>;

  constructor(encoding: Encoding) {
    this.decoder = new TextDecoder(encoding);
  }

  decode(chunk: Uint8Array): string {
    return this.decoder.decode(chunk, { stream: true });
  }

  end(): string {
    return this.decoder.decode();
  }
}

/**
 * Windows-1252, unless the first bytes beyond ASCII are UTF-8 of a kind that Latin-1 text does not
 * have: then a program declared the one and wrote the other.
 */
class LatinUnlessUtf8 implements Decoder {
  private chosen: Decoder | null = null;
  private rest: Uint8Array = new Uint8Array();

  get lie(): Oddity | null {
    return this.chosen instanceof TolerantUtf8 ? 'tekencodering_utf8' : null;
  }

  decode(chunk: Uint8Array): string {
    if (this.chosen) return this.chosen.decode(chunk);
    const bytes = this.rest.length === 0 ? chunk : concat(this.rest, chunk);
    const whole = bytes.length - incompleteTail(bytes);
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, whole).toString('latin1');
    const at = text.search(/[\u0080-\u00ff]/);
    if (at >= 0) return this.choose(looksUtf8(bytes, at)).decode(bytes);
    this.rest = bytes.slice(whole);
    return text;
  }

  end(): string {
    if (this.chosen) return this.chosen.end();
    const decoder = this.choose(false);
    return decoder.decode(this.rest) + decoder.end();
  }

  private choose(utf8: boolean): Decoder {
    this.chosen = utf8 ? new TolerantUtf8() : new Plain('windows-1252');
    return this.chosen;
  }
}

/** Accented letters (C3, C5), signs (C2) and dashes, quotes and the euro sign (E2) of UTF-8. */
function looksUtf8(bytes: Uint8Array, at: number): boolean {
  const usual = [0xc2, 0xc3, 0xc5, 0xe2].includes(bytes[at] ?? 0);
  return usual && sequenceLength(bytes, at) > 1;
}

/**
 * UTF-8 in which bytes that are no UTF-8 are read as windows-1252: files are seen that declare
 * UTF-8 and hold Latin-1, whole or in part.
 */
class TolerantUtf8 implements Decoder {
  lie: Oddity | null = null;
  private readonly strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private readonly single = new TextDecoder('windows-1252');
  private rest: Uint8Array = new Uint8Array();
  private first = true;

  decode(chunk: Uint8Array): string {
    const bytes = this.rest.length === 0 ? chunk : concat(this.rest, chunk);
    const whole = bytes.length - incompleteTail(bytes);
    this.rest = bytes.slice(whole);
    return this.withoutMark(this.text(bytes.subarray(0, whole)));
  }

  end(): string {
    const text = this.text(this.rest);
    this.rest = new Uint8Array();
    return this.withoutMark(text);
  }

  private withoutMark(text: string): string {
    if (!this.first || text === '') return text;
    this.first = false;
    return text.startsWith('\ufeff') ? text.slice(1) : text;
  }

  private text(bytes: Uint8Array): string {
    try {
      return this.strict.decode(bytes);
    } catch {
      this.lie = 'tekencodering';
      return this.mixed(bytes);
    }
  }

  private mixed(bytes: Uint8Array): string {
    let text = '';
    let from = 0;
    for (let at = 0; at < bytes.length;) {
      const length = sequenceLength(bytes, at);
      if (length > 0) {
        at += length;
        continue;
      }
      text += this.strict.decode(bytes.subarray(from, at));
      text += this.single.decode(bytes.subarray(at, at + 1));
      at += 1;
      from = at;
    }
    return text + this.strict.decode(bytes.subarray(from));
  }
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}

const isContinuation = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

function declaredLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}

/** Length of the valid UTF-8 sequence at a place, 0 when there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  const length = declaredLength(lead);
  const second = bytes[at + 1] ?? 0;
  // Overlong forms, surrogates and what lies beyond U+10FFFF.
  if (lead === 0xe0 && second < 0xa0) return 0;
  if (lead === 0xed && second > 0x9f) return 0;
  if (lead === 0xf0 && second < 0x90) return 0;
  if (lead === 0xf4 && second > 0x8f) return 0;
  for (let step = 1; step < length; step += 1) if (!isContinuation(bytes[at + step])) return 0;
  return length;
}

/** Number of bytes at the end that may be the beginning of a longer sequence. */
function incompleteTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (isContinuation(byte)) continue;
    return declaredLength(byte) > back ? back : 0;
  }
  return 0;
}
