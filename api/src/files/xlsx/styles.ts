import type { Cell, CellLook, NumberKind } from '../cells.ts';
import { DECLARATION, escaped } from './xml.ts';

/** Excel shows these in the language of its reader: 1.234,56 in the Netherlands. */
const FORMATS: Record<NumberKind | 'day' | 'moment', string> = {
  euro: '#,##0.00;-#,##0.00',
  percent: '0.0%;-0.0%',
  ratio: '0.00;-0.00',
  days: '0.0;-0.0',
  whole: '#,##0;-#,##0',
  day: 'dd\\-mm\\-yyyy',
  moment: 'dd\\-mm\\-yyyy hh:mm',
};
type Format = keyof typeof FORMATS | 'text';

/** Numbers below are Excel's own formats. */
const FIRST_FORMAT = 164;
const MUTED = 'FF565D62';
const LINE = '<color rgb="FF1B1F22"/>';

/** The ways in which cells of one workbook look, each with its number. */
export class Styles {
  readonly #numbers = new Map<string, number>([['general', 0]]);
  readonly #records: string[] = ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'];
  readonly #fonts = new Parts('<font><sz val="11"/><name val="Calibri"/><family val="2"/></font>');
  readonly #borders = new Parts('<border><left/><right/><top/><bottom/><diagonal/></border>');

  /** Number of the style of a cell. */
  of(cell: NonNullable<Cell>): number {
    const format = formatOf(cell);
    const { bold, muted, wrap, indent, align, above, below, size } = cell;
    const key = JSON.stringify([format, bold, muted, wrap, indent, align, above, below, size]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const added = this.#records.length;
    this.#records.push(this.#record(format, cell));
    this.#numbers.set(key, added);
    return added;
  }

  #record(format: Format, look: CellLook): string {
    const number = format === 'text' ? 0 : FIRST_FORMAT + Object.keys(FORMATS).indexOf(format);
    const font = this.#fonts.numberOf(fontOf(look));
    const border = this.#borders.numberOf(borderOf(look));
    const { align, wrap, indent = 0 } = look;
    const horizontal = align ?? (indent > 0 ? 'left' : undefined);
    const alignment = [
      horizontal && `horizontal="${horizontal}"`,
      indent > 0 && `indent="${indent}"`,
      wrap && 'wrapText="1" vertical="top"',
    ].filter(Boolean);
    const inside = alignment.length > 0 ? `<alignment ${alignment.join(' ')}/>` : '';
    return `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1" applyAlignment="1">${inside}</xf>`;
  }

  /** styles.xml, once all cells have been seen. */
  xml(): string {
    const formats = Object.values(FORMATS).map(
      (code, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escaped(code)}"/>`,
    );
    const list = (name: string, items: readonly string[]) =>
      `<${name} count="${items.length}">${items.join('')}</${name}>`;
    return [
      `${DECLARATION}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`,
      list('numFmts', formats),
      list('fonts', this.#fonts.items),
      list('fills', [
        '<fill><patternFill patternType="none"/></fill>',
        '<fill><patternFill patternType="gray125"/></fill>',
      ]),
      list('borders', this.#borders.items),
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      list('cellXfs', this.#records),
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      '</styleSheet>',
    ].join('');
  }
}

/** Different pieces of XML, each with its number. */
class Parts {
  readonly items: string[];
  constructor(first: string) {
    this.items = [first];
  }
  numberOf(item: string): number {
    const found = this.items.indexOf(item);
    return found >= 0 ? found : this.items.push(item) - 1;
  }
}

function formatOf(cell: NonNullable<Cell>): Format {
  if ('kind' in cell) return cell.kind;
  if ('text' in cell) return 'text';
  return cell.time === undefined ? 'day' : 'moment';
}

function fontOf({ bold, muted, size }: CellLook): string {
  const points = size === 'title' ? 16 : 11;
  return `<font>${bold ? '<b/>' : ''}<sz val="${points}"/>${muted ? `<color rgb="${MUTED}"/>` : ''}<name val="Calibri"/><family val="2"/></font>`;
}

function borderOf({ above, below }: CellLook): string {
  const side = (name: string, style?: string) =>
    style ? `<${name} style="${style}">${LINE}</${name}>` : `<${name}/>`;
  return `<border><left/><right/>${side('top', above)}${side('bottom', below)}<diagonal/></border>`;
}
