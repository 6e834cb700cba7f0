import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import { columnName, sheetXml, type Sheet } from './sheet.ts';
import { Styles } from './styles.ts';
import { DECLARATION, escaped } from './xml.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Workbook {
  readonly title: string;
  readonly author: string;
  /** Moment in UTC, ISO 8601. */
  readonly createdAt: string;
  readonly sheets: readonly Sheet[];
}

const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The bytes of an XLSX file (ECMA-376), sheets written row by row as they are read. */
export function xlsx(workbook: Workbook): AsyncIterable<Uint8Array> {
  const zip = new yazl.ZipFile();
  const styles = new Styles();
  const sheets = namedSheets(workbook.sheets);
  const add = (path: string, content: string) => zip.addBuffer(Buffer.from(content), path);
  add('[Content_Types].xml', contentTypes(sheets.length));
  add('_rels/.rels', packageRelations());
  add('docProps/core.xml', coreProperties(workbook));
  add('xl/workbook.xml', workbookXml(sheets));
  add('xl/_rels/workbook.xml.rels', workbookRelations(sheets.length));
  const output = zip.outputStream.pipe(new PassThrough());
  const lazily = (path: string, text: () => AsyncIterable<string> | Iterable<string>) => {
    zip.addReadStreamLazy(path, {}, (done) => {
      const stream = Readable.from(text(), { objectMode: false });
      // A reading that breaks off breaks the file off, instead of leaving it waiting.
      stream.once('error', (error) => output.destroy(error));
      done(null, stream);
    });
  };
  for (const [index, sheet] of sheets.entries()) {
    lazily(`xl/worksheets/sheet${index + 1}.xml`, () => sheetXml(sheet, styles));
  }
  // Last, when every cell has been seen.
  lazily('xl/styles.xml', () => [styles.xml()]);
  zip.end();
  return output;
}

const LONGEST_NAME = 31;

/** The sheets with names that Excel takes, each different. */
function namedSheets(sheets: readonly Sheet[]): Sheet[] {
  const taken = new Set<string>();
  return sheets.map((sheet) => {
    const plain =
      sheet.name
        .replace(/[[\]:*?/\\']/g, ' ')
        .trim()
        .slice(0, LONGEST_NAME) || 'Blad';
    const isTaken = taken.has(plain.toLowerCase());
    const name = isTaken ? `${plain.slice(0, LONGEST_NAME - 4)} ${taken.size + 1}` : plain;
    taken.add(name.toLowerCase());
    return { ...sheet, name };
  });
}

function contentTypes(sheets: number): string {
  const part = (path: string, type: string) =>
    `<Override PartName="${path}" ContentType="${type}"/>`;
  return [
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    part('/xl/workbook.xml', `${MAIN}.sheet.main+xml`),
    part('/xl/styles.xml', `${MAIN}.styles+xml`),
    part('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    ...numbers(sheets).map((number) =>
      part(`/xl/worksheets/sheet${number}.xml`, `${MAIN}.worksheet+xml`),
    ),
    '</Types>',
  ].join('');
}

function packageRelations(): string {
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;
}

function coreProperties({ title, author, createdAt }: Workbook): string {
  return `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(author)}</dc:creator><dc:language>nl-NL</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${createdAt}</dcterms:created></cp:coreProperties>`;
}

function workbookXml(sheets: readonly Sheet[]): string {
  const list = sheets.map(
    ({ name }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const titles = sheets.flatMap((sheet, index) => printTitles(sheet, index));
  const names = titles.length > 0 ? `<definedNames>${titles.join('')}</definedNames>` : '';
  return `${DECLARATION}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets>${names}</workbook>`;
}

/** The rows and columns that are repeated on each printed page. */
function printTitles({ name, headerRows = 0, headerColumns = 0 }: Sheet, index: number): string[] {
  const quoted = `'${name.replaceAll("'", "''")}'`;
  const parts = [
    headerColumns > 0 && `${quoted}!$A:$${columnName(headerColumns - 1)}`,
    headerRows > 0 && `${quoted}!$1:$${headerRows}`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return [];
  return [
    `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${escaped(parts.join(','))}</definedName>`,
  ];
}

function workbookRelations(sheets: number): string {
  const sheet = (number: number) =>
    `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`;
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${numbers(sheets).map(sheet).join('')}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
