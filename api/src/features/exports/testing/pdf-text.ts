import { inflateSync } from 'node:zlib';

/** The words on each page of a PDF that we made, a line of them for each piece of text. */
export function pagesOf(pdf: Buffer): string[][] {
  const file = new PdfFile(pdf);
  const pages = file.objects.filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => file.textOf(head));
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

/** The objects of a file by their number; enough of ISO 32000-1 to read text back. */
class PdfFile {
  readonly #byNumber = new Map<string, PdfObject>();

  constructor(pdf: Buffer) {
    const text = pdf.toString('latin1');
    for (const found of text.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
      const [, number = '', body = ''] = found;
      const [head = '', packed] = body.split('\nstream\n', 2);
      const start = found.index + found[0].indexOf('\nstream\n') + '\nstream\n'.length;
      const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
      const bytes = pdf.subarray(start, start + length);
      const isPacked = packed !== undefined && head.includes('/FlateDecode');
      const stream = isPacked ? inflateSync(bytes).toString('latin1') : '';
      this.#byNumber.set(number, { head, stream });
    }
  }

  get objects(): PdfObject[] {
    return [...this.#byNumber.values()];
  }

  /** What the content of a page writes, in its order. */
  textOf(page: string): string[] {
    const fonts = this.#fontsOf(page);
    const lines: string[] = [];
    let letters: ReadonlyMap<string, string> | undefined;
    const content = this.#at(/\/Contents (\d+) 0 R/.exec(page)?.[1])?.stream ?? '';
    for (const [, font, shown] of content.matchAll(/\/(\w+) [\d.]+ Tf|\[(.*?)\] TJ/gs)) {
      if (font !== undefined) letters = fonts.get(font);
      if (shown === undefined) continue;
      const codes = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      lines.push(codes.map((code) => letters?.get(code.toLowerCase()) ?? '').join(''));
    }
    return lines;
  }

  #fontsOf(page: string): Map<string, Map<string, string>> {
    const resources = this.#at(/\/Resources (\d+) 0 R/.exec(page)?.[1])?.head ?? '';
    const named = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)];
    return new Map(
      named.map(([, name = '', number]) => {
        const font = this.#at(number)?.head ?? '';
        const map = this.#at(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1])?.stream ?? '';
        return [name, lettersOf(map)];
      }),
    );
  }

  #at(number: string | undefined): PdfObject | undefined {
    return number === undefined ? undefined : this.#byNumber.get(number);
  }
}

/** The characters of the codes of a font, of ranges as pdfkit writes them. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', , to = ''] of map.matchAll(/<(\w{4})> <(\w{4})> \[(.*?)\]/gs)) {
    [...to.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
      const code = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      letters.set(code, String.fromCharCode(...units.map((one) => Number.parseInt(one, 16))));
    });
  }
  return letters;
}
