import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AuditEvent } from '../types.ts';
import { createDecoder, type Decoder } from './decoder.ts';
import { ElementReader } from './elements.ts';
import { sniffEncoding } from './encoding.ts';
import { Interpreter } from './interpreter.ts';
import { refuseUnlessXml } from './other-formats.ts';
import { inReadingOrder, type ByteChunks } from './parts.ts';
import { AuditfileRefused } from './refusal.ts';

export interface ReadOptions {
  /** Refuse files of more bytes than this, all parts together; 4 GB unless told. */
  maxBytes?: number;
  /** Lines per 'lines' event, at least; 100 unless told: who holds many keeps the memory full. */
  batch?: number;
}

/** Text parsed in one go, so that others get their turn. */
const SLICE = 64 * 1024;
/** Longest time without letting the event loop turn, in ms. */
const MAX_BUSY = 8;

/**
 * Reads an audit file as a stream, in flat memory.
 * @param parts byte chunks of the file, or of each part of a split one
 * @returns events in the order of {@link AuditEvent}
 * @throws AuditfileRefused with a Dutch message when this is not an audit file we can read
 */
export async function* readAuditfile(
  parts: ByteChunks | readonly ByteChunks[],
  options: ReadOptions = {},
): AsyncGenerator<AuditEvent, void, void> {
  const { maxBytes = 4 * 1024 ** 3, batch = 100 } = options;
  const interpreter = new Interpreter();
  let bytes = 0;
  let busySince = performance.now();
  for (const part of await inReadingOrder(Symbol.asyncIterator in parts ? [parts] : parts)) {
    const text = new PartReader(interpreter);
    for await (const chunk of part) {
      for (let at = 0; at < chunk.length; at += SLICE) {
        const slice = chunk.subarray(at, at + SLICE);
        bytes += slice.length;
        if (bytes > maxBytes) throw tooLarge(maxBytes);
        text.write(slice);
        yield* interpreter.take(batch);
        if (performance.now() - busySince < MAX_BUSY) continue;
        yield { kind: 'progress', bytes, lines: interpreter.lineCount };
        await nextTurn();
        busySince = performance.now();
      }
    }
    text.end();
  }
  yield* interpreter.finish();
}

/** One file: waits for enough bytes to see what it is, then decodes and parses. */
class PartReader {
  private head: Uint8Array[] = [];
  private headLength = 0;
  private decoder: Decoder | null = null;
  private readonly elements: ElementReader;

  constructor(private readonly interpreter: Interpreter) {
    this.elements = new ElementReader(interpreter);
  }

  write(chunk: Uint8Array): void {
    if (this.decoder) {
      this.elements.write(this.decoder.decode(chunk));
      return;
    }
    this.head.push(chunk);
    this.headLength += chunk.length;
    if (this.headLength >= 1024) this.start();
  }

  end(): void {
    const decoder = this.decoder ?? this.start();
    this.elements.write(decoder.end());
    if (decoder.lie) this.interpreter.warnings.add(decoder.lie);
    this.elements.end();
  }

  private start(): Decoder {
    const head = Buffer.concat(this.head);
    this.head = [];
    refuseUnlessXml(head);
    this.decoder = createDecoder(sniffEncoding(head));
    // White space before the declaration is an error in XML and harmless here.
    this.elements.write(this.decoder.decode(head).trimStart());
    return this.decoder;
  }
}

function tooLarge(maxBytes: number): AuditfileRefused {
  const megabytes = Math.floor(maxBytes / 1024 ** 2).toLocaleString('nl-NL');
  return new AuditfileRefused(
    'te_groot',
    `Dit bestand is groter dan ${megabytes} MB. Exporteer de boekjaren apart.`,
  );
}
