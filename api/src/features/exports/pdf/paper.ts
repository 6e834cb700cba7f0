import PDFDocument from 'pdfkit';
import { printable, registerFonts } from './fonts.ts';
import { BOTTOM, INK, MARGIN, TOP, type Weight } from './style.ts';

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

/** Pages that are filled from top to bottom; a place on them is in points from the top left. */
export class Paper {
  readonly document: InstanceType<typeof PDFDocument>;
  #y = TOP;
  #landscape = false;
  #pages = 0;

  constructor({ title, author, createdAt }: PaperInfo) {
    this.document = new PDFDocument({
      autoFirstPage: false,
      bufferPages: true,
      size: 'A4',
      margin: 0,
      lang: 'nl-NL',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: author, Creator: 'Kengetal', CreationDate: createdAt },
    });
    registerFonts(this.document);
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

  get pages(): number {
    return this.#pages;
  }

  page(landscape = this.#landscape): void {
    this.#landscape = landscape;
    this.document.addPage({ size: 'A4', layout: landscape ? 'landscape' : 'portrait', margin: 0 });
    this.#pages += 1;
    this.#y = TOP;
  }

  /** Begins a new page when less room is left; true when it did. */
  need(height: number): boolean {
    if (this.room >= height) return false;
    this.page();
    return true;
  }

  move(height: number): void {
    this.#y += height;
  }

  /** One line of text at a place; what does not fit its width is cut off. */
  line(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    this.#use(style);
    const shown = this.#fitting(printable(text), width);
    const { align = 'left' } = style;
    this.document.text(shown, x, y, { width, align, lineBreak: false });
  }

  /** Text over as many lines as it needs, below what is there. */
  paragraph(text: string, style: TextStyle = {}, indent = 0): void {
    const width = this.width - indent;
    for (const part of text.split(/\r?\n/)) {
      const height = this.heightOf(part, width, style);
      this.need(Math.min(height, 60));
      this.#use(style);
      const { lineGap = 2.5 } = style;
      const shown = printable(part) || ' ';
      this.document.text(shown, this.left + indent, this.#y, { width, lineGap });
      this.#y += height;
    }
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    this.#use(style);
    return this.document.heightOfString(printable(text) || ' ', {
      width,
      lineGap: style.lineGap ?? 2.5,
    });
  }

  widthOf(text: string, style: TextStyle = {}): number {
    this.#use(style);
    return this.document.widthOfString(printable(text));
  }

  /** A horizontal line. */
  rule(x: number, y: number, width: number, color: string, thickness = 0.6): void {
    this.document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
  }

  #use({ weight = 'regular', size = 9.5, color = INK }: TextStyle): void {
    this.document.font(weight).fontSize(size).fillColor(color);
  }

  #fitting(text: string, width: number): string {
    if (this.document.widthOfString(text) <= width) return text;
    let kept = text;
    while (kept.length > 1 && this.document.widthOfString(`${kept}…`) > width)
      kept = kept.slice(0, -1);
    return `${kept.trimEnd()}…`;
  }
}
