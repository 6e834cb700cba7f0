import { unzipped } from '../../../testing/zip.ts';

/** One sheet of a workbook as a spreadsheet works it out after someone typed in it. */
export class Worksheet {
  readonly #labels = new Map<string, number>();
  readonly #values = new Map<string, number>();
  readonly #formulas = new Map<string, string>();

  private constructor(
    xml: string,
    readonly column: string,
  ) {
    for (const [, column = '', row = '', cell = ''] of xml.matchAll(
      /<c r="([A-Z]+)(\d+)"[^>]*?>(.*?)<\/c>/g,
    )) {
      const label = /<t [^>]*>(.*)<\/t>/.exec(cell)?.[1];
      if (column === 'A' && label !== undefined) this.#labels.set(label, Number(row));
      const value = /<v>(.*)<\/v>/.exec(cell)?.[1];
      if (value !== undefined) this.#values.set(column + row, Number(value));
      const formula = /<f>(.*)<\/f>/.exec(cell)?.[1];
      if (formula !== undefined) this.#formulas.set(column + row, formula);
    }
  }

  /**
   * @param number which sheet, from 1
   * @param column where amounts are typed and read
   */
  static async of(workbook: Buffer, number: number, column: string): Promise<Worksheet> {
    const sheet = (await unzipped(workbook)).get(`xl/worksheets/sheet${number}.xml`);
    return new Worksheet(sheet?.toString() ?? '', column);
  }

  /** What a row shows after amounts were typed into others. */
  shown(label: string, typed: Readonly<Record<string, number>> = {}): number {
    const changed = new Map(
      Object.entries(typed).map(([name, value]) => [this.#address(name), value]),
    );
    return this.#worth(this.#address(label), changed);
  }

  #address(label: string): string {
    const row = this.#labels.get(label);
    if (row === undefined) throw new Error(`no row ${label}`);
    return `${this.column}${row}`;
  }

  #worth(address: string, changed: ReadonlyMap<string, number>): number {
    const formula = this.#formulas.get(address);
    const own = changed.get(address);
    if (own !== undefined) return own;
    if (formula === undefined) return this.#values.get(address) ?? 0;
    const [from = 0, to = 0] = [...(/^SUM\([A-Z]+(\d+):[A-Z]+(\d+)\)$/.exec(formula) ?? [])]
      .slice(1)
      .map(Number);
    const range = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const terms =
      to > 0
        ? range.map((row) => ['+', `${this.column}${row}`])
        : [...formula.matchAll(/([+-]?)([A-Z]+\d+)/g)].map((term) => term.slice(1));
    return terms.reduce(
      (sum, [sign = '', at = '']) => sum + (sign === '-' ? -1 : 1) * this.#worth(at, changed),
      0,
    );
  }
}
