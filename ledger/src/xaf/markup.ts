import { SaxesParser } from 'saxes';

/** What is in a document, in its order; text may come later than elements that follow it. */
export interface MarkupHandler {
  open(name: string, attributes: Record<string, string>): void;
  close(): void;
  text(text: string): void;
  /** An element without attributes that has nothing but this text in it. */
  leaf(name: string, text: string): void;
  doctype(): void;
  /** What is wrong; reading goes on. */
  error(error: Error): void;
}

/**
 * An element with a short name, no attribute and plain text, and the white space before it. Its
 * text has nothing that XML has rules for: no markup, reference, line end, `]` or control
 * character.
 */
// oxlint-disable-next-line regexp/no-super-linear-move -- sticky, and tried once for white space: where it fails, saxes takes all of that
const LEAF = /([ \t\r\n]*)<([A-Za-z]\w*)>([\t\x20-%'-;=?-\\^-~\xa0-\u2027\u202a-\ud7ff]*)<\/\2>/y;

/**
 * Feeds XML to saxes, but for the plainest elements, which are most of an audit file: between two
 * tags one look knows such an element whole, where saxes takes each character by itself.
 */
export class MarkupReader {
  private readonly parser = new SaxesParser();
  private depth = 0;
  /** Characters that saxes was given. */
  private given = 0;
  /** Whether the last of them ended a tag, so that what follows is content. */
  private isAfterTag = false;
  /** White space that saxes counts lines by. */
  private skipped = '';

  constructor(private readonly handler: MarkupHandler) {
    this.parser.on('opentag', ({ name, attributes }) => {
      this.depth += 1;
      this.isAfterTag = this.parser.position === this.given;
      handler.open(name, attributes);
    });
    this.parser.on('closetag', () => {
      this.depth -= 1;
      this.isAfterTag = this.parser.position === this.given;
      handler.close();
    });
    this.parser.on('text', (text) => handler.text(text));
    this.parser.on('cdata', (text) => handler.text(text));
    this.parser.on('doctype', () => handler.doctype());
    this.parser.on('error', (error) => handler.error(error));
  }

  get line(): number {
    return this.parser.line;
  }

  write(text: string): void {
    let at = 0;
    while (at < text.length) {
      const leaf = this.leafAt(text, at);
      if (leaf > 0) at = leaf;
      else {
        const end = text.indexOf('>', at) + 1 || text.length;
        this.pass(text.slice(at, end));
        at = end;
      }
    }
    this.pass('');
  }

  end(): void {
    this.parser.close();
  }

  /** Hands out the element that begins at a place, and answers where it ends; 0 when it is not plain. */
  private leafAt(text: string, at: number): number {
    // Elsewhere than between tags of the root the same characters may mean something else.
    if (this.depth === 0 || !this.isAfterTag) return 0;
    LEAF.lastIndex = at;
    const found = LEAF.exec(text);
    if (!found) return 0;
    const [, space = '', name = '', content = ''] = found;
    // What stood between two line ends is gone here: '\r' before '\n' would be one.
    this.skipped += space.includes('\r') ? space.replace(/\r\n?/g, '\n') : space;
    this.handler.leaf(name, content);
    return LEAF.lastIndex;
  }

  private pass(text: string): void {
    const whole = this.skipped + text;
    this.skipped = '';
    if (whole === '') return;
    this.given += whole.length;
    // White space before an element leaves it content.
    if (text !== '') this.isAfterTag = false;
    this.parser.write(whole);
  }
}
