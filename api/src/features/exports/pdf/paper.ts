import PDFDocument from 'pdfkit';
import { printable, registerFonts } from './fonts.ts';
import { BOTTOM, INK, MARGIN, TOP, type Weight } from './style.ts';
import { Tags } from './tags.ts';
import { fitting, wrapped } from './wrapping.ts';

export interface TextStyle {
  readonly weight?: Weight;
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  /** Space between lines in points. */
  readonly lineGap?: number;
}

interface PaperInfo {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
}

const LINE_GAP = 2.5;

/** Pages that are filled from top to bottom; a place on them is in points from the top left. */
export class Paper {
  readonly document: InstanceType<typeof PDFDocument>;
  /** What the text on it is, for who has it read aloud. */
  readonly tags: Tags;
  #y = TOP;
  #landscape = false;
  #pages = 0;
  #used: { weight: Weight; size: number } = { weight: 'regular', size: 1 };
  /** Of texts by their weight, at a size of one point. */
  readonly #widths = new Map<string, number>();
  /** Where what a page is about begins: below its title. */
  #begin = TOP;

  constructor({ title, author, createdAt }: PaperInfo) {
    this.document = new PDFDocument({
      autoFirstPage: false,
      bufferPages: true,
      size: 'A4',
      margin: 0,
      lang: 'nl-NL',
      displayTitle: true,
      tagged: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: author, Creator: 'Kengetal', CreationDate: createdAt },
    });
    registerFonts(this.document);
    this.tags = new Tags(this.document);
  }

  get y(): number {
    return this.#y;
  }

  get left(): number {
    return MARGIN;
  }

  get width(): number {
    return this.document.page.width - 2 * MARGIN;
  }

  /** Room that is left on the page. */
  get room(): number {
    return this.document.page.height - BOTTOM - this.#y;
  }

  /** Room on a page without a title. */
  get wholeRoom(): number {
    return this.document.page.height - BOTTOM - TOP;
  }

  /** True where the page holds nothing yet, or its title alone. */
  get isTop(): boolean {
    return this.#y <= this.#begin;
  }

  get isLandscape(): boolean {
    return this.#landscape;
  }

  get pages(): number {
    return this.#pages;
  }

  page(landscape = this.#landscape): void {
    this.#landscape = landscape;
    this.document.addPage({ size: 'A4', layout: landscape ? 'landscape' : 'portrait', margin: 0 });
    this.#pages += 1;
    this.#y = TOP;
    this.#begin = TOP;
  }

  /** What the page is about begins here. */
  begin(): void {
    this.#begin = this.#y;
  }

  /** Begins a new page when less room is left. */
  need(height: number): void {
    if (this.room < height) this.page();
  }

  /** Begins a new page for what does not fit here whole, where a whole page has room for it. */
  keep(height: number): void {
    if (!this.isTop && this.room < height && height <= this.wholeRoom) this.page();
  }

  move(height: number): void {
    this.#y += height;
  }

  /** One line of text at a place; what does not fit its width is cut off. */
  line(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    this.#use(style);
    const shown = fitting(printable(text), width, this.#measure);
    // Without a width pdfkit does not measure the words once more.
    const place = style.align === 'right' ? x + width - this.#measure(shown) : x;
    this.tags.text(() => this.document.text(shown, place, y, { lineBreak: false }));
  }

  /** Text over as many lines as it needs, at a place. */
  lines(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    const height = this.lineHeight(style);
    const all = this.linesOf(text, width, style);
    all.forEach((line, index) => this.line(line, x, y + index * height, width, style));
  }

  /** Text over as many lines as it needs, below what is there, on as many pages. */
  paragraph(text: string, style: TextStyle = {}, indent = 0): void {
    const width = this.width - indent;
    const height = this.lineHeight(style);
    this.tags.element('P', () => {
      for (const part of text.split(/\r?\n/)) {
        for (const line of this.linesOf(part, width, style)) {
          this.need(height);
          this.line(line, this.left + indent, this.#y, width, style);
          this.move(height);
        }
      }
    });
  }

  /** The lines that a text is broken into. */
  linesOf(text: string, width: number, style: TextStyle = {}): string[] {
    this.#use(style);
    return wrapped(printable(text), width, this.#measure);
  }

  lineHeight(style: TextStyle = {}): number {
    this.#use(style);
    return this.document.currentLineHeight(true) + (style.lineGap ?? LINE_GAP);
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.linesOf(text, width, style).length * this.lineHeight(style);
  }

  widthOf(text: string, style: TextStyle = {}): number {
    this.#use(style);
    return this.#measure(printable(text));
  }

  /** A horizontal line. */
  rule(x: number, y: number, width: number, color: string, thickness = 0.6): void {
    this.tags.artifact(() => {
      this.document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor(color)
        .stroke();
    });
  }

  /** A filled circle around a point. */
  dot(x: number, y: number, radius: number, color: string): void {
    this.tags.artifact(() => {
      this.document.circle(x, y, radius).fillColor(color).fill();
    });
  }

  /** Width in the weight and size in use; laying letters out is most of the work of a page. */
  readonly #measure = (text: string): number => {
    const { weight, size } = this.#used;
    const key = `${weight} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known * size;
    const width = this.document.widthOfString(text);
    this.#widths.set(key, width / size);
    return width;
  };

  #use({ weight = 'regular', size = 9.5, color = INK }: TextStyle): void {
    this.#used = { weight, size };
    this.document.font(weight).fontSize(size).fillColor(color);
  }
}
