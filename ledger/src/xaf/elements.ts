import { LIMITS } from '@kengetal/contract';
import { FieldList } from './fields.ts';
import { beyond, SHORT } from './limits.ts';
import { MarkupReader } from './markup.ts';
import { AuditfileRefused } from './refusal.ts';
import type { RefusalCode } from './refusal.ts';

/**
 * Element with what is needed of it: the trimmed text of its leaf children by lower-case local
 * name (the first non-empty one), and the nested records that its reader attached.
 */
export interface ElementRecord {
  readonly name: string;
  readonly parent: ElementRecord | null;
  readonly fields: FieldList;
  /** Nested records that are kept until this one closes. */
  readonly children: ElementRecord[];
}

export interface ElementHandler {
  /** The root element, by local name, with the namespaces that it declares, its own first. */
  root(name: string, namespaces: readonly string[]): void;
  /** An element that has child elements has closed. */
  closed(element: ElementRecord): void;
  /** What is kept of a text longer than {@link SHORT} in an element of this name. */
  long(name: string, parent: string, text: string): string;
  /** Names of elements that are kept in their parent's children. */
  readonly kept: ReadonlySet<string>;
  /** Names of elements whose content is of no use. */
  readonly skipped: ReadonlySet<string>;
}

/** The nearest element of a name, the element itself included. */
export function ancestor(element: ElementRecord | null, name: string): ElementRecord | null {
  let at = element;
  while (at && at.name !== name) at = at.parent;
  return at;
}

const MAX_DEPTH = LIMITS.xmlDepth.max;
const MAX_NAMES = 1000;
/** More text than this without a tag is no bookkeeping. */
const MAX_RUN = LIMITS.xmlText.max;
const MAX_CHILDREN = LIMITS.linesPerEntry.max;

interface Frame {
  tag: Tag;
  text: string;
  /** Made when the first child opens or the element closes as a record. */
  record: ElementRecord | null;
}

/** What is known of a name of elements. */
interface Tag {
  readonly name: string;
  readonly kept: boolean;
  readonly skipped: boolean;
}

/** Reads XML text and hands out elements; namespace prefixes and order do not matter. */
export class ElementReader {
  private readonly parser: MarkupReader;
  /** Frames of open elements and, beyond the depth, of closed ones to use again. */
  private readonly frames: Frame[] = [];
  private depth = 0;
  private readonly tags = new Map<string, Tag>();
  private skipDepth = 0;
  private sinceTag = 0;
  private failure: Error | null = null;

  constructor(private readonly handler: ElementHandler) {
    this.parser = new MarkupReader({
      open: (name, attributes) => this.open(name, attributes),
      close: () => this.close(),
      text: (text) => this.text(text),
      leaf: (name, text) => this.leaf(name, text),
      doctype: () => {
        throw new AuditfileRefused(
          'niet_veilig',
          'Dit bestand bevat een DOCTYPE. Dat hoort niet in een auditfile en kan onveilig zijn. Exporteer het opnieuw.',
        );
      },
      error: (error) => {
        // saxes goes on after an error; the first one tells what is wrong.
        this.failure ??= error;
      },
    });
  }

  write(text: string): void {
    this.sinceTag += text.length;
    this.parser.write(text);
    if (this.failure) throw this.unreadable('xml_onleesbaar', 'bevat een fout in de XML');
    if (this.sinceTag > MAX_RUN) throw beyond('xmlText');
  }

  end(): void {
    const open = this.depth > 0;
    this.parser.end();
    if (open) throw this.unreadable('onvolledig', 'houdt midden in de gegevens op');
    if (this.failure) throw this.unreadable('xml_onleesbaar', 'bevat een fout in de XML');
  }

  private unreadable(code: RefusalCode, what: string): AuditfileRefused {
    const line = String(this.parser.line);
    return new AuditfileRefused(
      code,
      `Dit bestand ${what} (regel ${line}). Exporteer het opnieuw uit je boekhoudpakket.`,
    );
  }

  private open(raw: string, attributes: Record<string, string>): void {
    this.sinceTag = 0;
    if (this.depth === 0) this.handler.root(localName(raw), namespacesOf(raw, attributes));
    if (this.depth + this.skipDepth >= MAX_DEPTH) throw beyond('xmlDepth');
    const tag = this.tagOf(raw);
    if (this.skipDepth > 0 || tag.skipped) {
      this.skipDepth += 1;
      return;
    }
    if (this.depth > 0) this.recordAt(this.depth - 1);
    const frame = this.frames[this.depth];
    if (frame) {
      frame.tag = tag;
      frame.text = '';
      frame.record = null;
    } else this.frames.push({ tag, text: '', record: null });
    this.depth += 1;
  }

  private close(): void {
    this.sinceTag = 0;
    if (this.skipDepth > 0) {
      this.skipDepth -= 1;
      return;
    }
    const last = this.frames[this.depth - 1];
    if (!last) return;
    const above = this.depth > 1 ? this.recordAt(this.depth - 2) : null;
    const { name, kept } = last.tag;
    if (last.record === null && !kept) {
      const text = last.text.trim();
      if (above && text !== '') {
        const { long } = this.handler;
        above.fields.add(name, text.length > SHORT ? long(name, above.name, text) : text);
      }
    } else {
      const record = this.recordAt(this.depth - 1);
      if (kept && above) {
        if (above.children.length >= MAX_CHILDREN) throw beyond('linesPerEntry');
        above.children.push(record);
      }
      this.handler.closed(record);
    }
    this.depth -= 1;
  }

  /** What {@link open}, {@link text} and {@link close} do together, in the usual case. */
  private leaf(raw: string, text: string): void {
    const tag = this.tagOf(raw);
    const isUsual = !tag.kept && !tag.skipped && text.length <= SHORT && this.skipDepth === 0;
    if (!isUsual || this.depth >= MAX_DEPTH) {
      this.open(raw, {});
      this.text(text);
      return this.close();
    }
    this.sinceTag = 0;
    const { fields } = this.recordAt(this.depth - 1);
    const trimmed = text.trim();
    if (trimmed !== '') fields.add(tag.name, trimmed);
  }

  private recordAt(index: number): ElementRecord {
    const frame = this.frames[index];
    if (!frame) throw new Error('no element at this depth');
    frame.record ??= {
      name: frame.tag.name,
      parent: this.frames[index - 1]?.record ?? null,
      fields: new FieldList(),
      children: [],
    };
    return frame.record;
  }

  private text(text: string): void {
    this.sinceTag = 0;
    const frame = this.frames[this.depth - 1];
    if (frame?.record !== null || this.skipDepth > 0) return;
    frame.text += text;
    // Comments and CDATA may cut a text in pieces that are each short enough.
    if (frame.text.length > MAX_RUN) throw beyond('xmlText');
  }

  private tagOf(raw: string): Tag {
    const known = this.tags.get(raw);
    if (known !== undefined) return known;
    const name = localName(raw).toLowerCase();
    const { kept, skipped } = this.handler;
    const tag = { name, kept: kept.has(name), skipped: skipped.has(name) };
    // A hostile file may hold endless names.
    if (this.tags.size >= MAX_NAMES) return tag;
    const lasting = { ...tag, name: interned(name) };
    this.tags.set(raw, lasting);
    return lasting;
  }
}

/** The one copy of a text that property names have: such texts are compared at a glance. */
function interned(text: string): string {
  return Object.keys({ [text]: true })[0] ?? text;
}

function localName(raw: string): string {
  return raw.slice(raw.indexOf(':') + 1);
}

function namespacesOf(raw: string, attributes: Record<string, string>): string[] {
  const colon = raw.indexOf(':');
  const own = attributes[colon < 0 ? 'xmlns' : `xmlns:${raw.slice(0, colon)}`] ?? '';
  const all = Object.entries(attributes).filter(([name]) => name.startsWith('xmlns'));
  return [own, ...all.map(([, value]) => value).filter((value) => value !== own)];
}
