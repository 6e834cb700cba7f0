import { formatFileSize } from '@kengetal/ui';

/** As much as the API takes by default; it refuses more with words of its own. */
const LIMIT_BYTES = 2_000_000_000;
/** Enough to see what a file is; white space may stand before the first tag. */
const HEAD_BYTES = 1024;

export const ACCEPTED = ['.xaf', '.xml', '.zip'] as const;

/** What other files are, by extension, and what to do instead. */
const OTHERS: readonly [RegExp, string][] = [
  [
    /\.(xlsx?|xlsm|ods|csv)$/,
    'is een spreadsheet. Kies in je boekhoudpakket voor de auditfile (XAF).',
  ],
  [/\.(docx?|odt|rtf|txt)$/, 'is een document. Kies in je boekhoudpakket voor de auditfile (XAF).'],
  [/\.pdf$/, 'is een pdf. Kies in je boekhoudpakket voor de auditfile (XAF).'],
  [/\.(rar|7z|gz|tgz|tar)$/, 'is ingepakt op een manier die we niet openen. Maak er een .zip van.'],
];

/** Why a file need not be sent, by its name and size; null when it may be. */
export function refusalOf({ name, size }: { name: string; size: number }): string | null {
  const lowered = name.toLowerCase();
  const [, other] = OTHERS.find(([extension]) => extension.test(lowered)) ?? [];
  if (other) return `${name} ${other}`;
  if (!ACCEPTED.some((extension) => lowered.endsWith(extension))) {
    return `${name} is geen auditfile. Kies een bestand dat eindigt op .xaf, .xml of .zip.`;
  }
  if (size === 0) return `${name} is leeg. Maak de auditfile opnieuw in je boekhoudpakket.`;
  if (size > LIMIT_BYTES) return `${name} is ${tooLarge(size)}`;
  return null;
}

/** The same of files that go together: what is wrong with one of them, its import says. */
export function refusalOfAll(files: readonly File[]): string | null {
  const refusals = files.map(refusalOf);
  if (refusals.every((one) => one !== null)) return refusals[0] ?? null;
  if (files.length > 1 && files.some(isZip)) {
    return 'Kies één zip-bestand, of losse auditfiles. Beide tegelijk kan niet.';
  }
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return size > LIMIT_BYTES ? `Samen zijn deze bestanden ${tooLarge(size)}` : null;
}

/** Why a file is not what its name says, by its first bytes; null when it may be. */
export async function refusalOfContent(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const starts = (...begin: number[]) => begin.every((byte, place) => bytes[place] === byte);
  const zipped = starts(0x50, 0x4b); // 'PK'
  if (isZip(file)) {
    if (!zipped) return `${file.name} is geen zip-bestand, ook al heet het zo. Pak het opnieuw in.`;
    const empty = starts(0x50, 0x4b, 0x05, 0x06); // the end of a directory without entries
    return empty ? `${file.name} is een leeg zip-bestand. Doe er een auditfile in.` : null;
  }
  if (zipped) return `${file.name} is een zip-bestand. Geef het de extensie .zip.`;
  if (starts(0x25, 0x50, 0x44, 0x46)) return `${file.name} is een pdf, geen auditfile.`; // '%PDF'
  if (starts(0x1f, 0x8b)) return `${file.name} is ingepakt met gzip. Pak het eerst uit.`;
  // '<' stands somewhere at the start of XML in every encoding that is in use, UTF-16 too.
  return bytes.includes(0x3c)
    ? null
    : `${file.name} is geen XML-bestand. Maak de auditfile opnieuw in je boekhoudpakket.`;
}

const isZip = ({ name }: { name: string }) => name.toLowerCase().endsWith('.zip');

function tooLarge(size: number): string {
  const sizes = [formatFileSize(size), formatFileSize(LIMIT_BYTES)] as const;
  return `${sizes[0]}. We lezen hooguit ${sizes[1]} tegelijk: kies minder boekjaren.`;
}
