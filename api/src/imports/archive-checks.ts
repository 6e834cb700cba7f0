import { posix } from 'node:path';
import { LIMITS, refusalOf } from '@kengetal/contract';
import type { Entry, ZipFile } from 'yauzl';
import { AuditfileRefused, EXPORT_ADVICE } from '@kengetal/ledger';
import { locked, whenDamaged } from './archive-bytes.ts';

export interface ZipLimits {
  readonly maxEntries: number;
  /** Size of the audit files together when unpacked. */
  readonly maxExpandedBytes: number;
  /** How many times larger what is unpacked may be than what was packed… */
  readonly maxRatio: number;
  /** …when it is larger than this; a small file can be packed very small. */
  readonly ratioFromBytes: number;
}

/** A file in a zip. */
export interface Member {
  readonly name: string;
  readonly entry: Entry;
}

interface Checked {
  readonly zip: ZipFile;
  readonly members: readonly Member[];
  readonly auditfiles: readonly Member[];
  /** Bytes of the zip itself. */
  readonly size: number;
  readonly limits: ZipLimits;
}

const NAMED = 5;
const STORED = 0;
const DEFLATED = 8;

/** Refuses a zip in which there is nothing to read, saying what is in it. */
export function refuseContent(members: readonly Member[], auditfiles: readonly Member[]): void {
  const names = members.map(({ name }) => name);
  const office = officeOf(new Set(names));
  if (office) {
    throw new AuditfileRefused('geen_xml', `Dit is ${office}, geen auditfile. ${EXPORT_ADVICE}`);
  }
  const nested = names.find((name) => /\.zip$/i.test(name));
  if (nested !== undefined) {
    throw new AuditfileRefused(
      'geen_xml',
      `In dit zipbestand zit nog een zipbestand (${posix.basename(nested)}). Upload dat apart, of zet de auditfiles samen in één zipbestand.`,
    );
  }
  if (auditfiles.length === 0) {
    const held = names.length === 0 ? 'Dit zipbestand is leeg.' : `${listed(names)}.`;
    throw new AuditfileRefused('geen_xml', `${held} ${EXPORT_ADVICE}`);
  }
  if (auditfiles.some(({ entry }) => entry.isEncrypted())) throw locked();
  const odd = auditfiles.find(({ entry }) => ![STORED, DEFLATED].includes(entry.compressionMethod));
  if (odd) {
    throw new AuditfileRefused(
      'geen_xml',
      `${posix.basename(odd.name)} is ingepakt op een manier die Kengetal niet kent (methode ${odd.entry.compressionMethod}). Pak het uit en upload de auditfile zelf.`,
    );
  }
}

/** Refuses what would fill memory or time: too much, packed too small, or packed over itself. */
export async function refuseUnsafe(checked: Checked): Promise<void> {
  const { zip, members, auditfiles, size, limits } = checked;
  const expanded = auditfiles.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (expanded > limits.maxExpandedBytes) {
    throw new AuditfileRefused(
      'te_groot',
      refusalOf(LIMITS.unpackedBytes, limits.maxExpandedBytes),
    );
  }
  const isBomb = (unpacked: number, packed: number) =>
    unpacked > limits.ratioFromBytes && unpacked > packed * limits.maxRatio;
  const isUnsafe =
    isBomb(expanded, size) ||
    auditfiles.some(({ entry }) => isBomb(entry.uncompressedSize, entry.compressedSize)) ||
    new Set(auditfiles.map(({ name }) => name.toLowerCase())).size < auditfiles.length ||
    (await isOverlapping(zip, members));
  if (!isUnsafe) return;
  throw new AuditfileRefused(
    'niet_veilig',
    'Dit zipbestand is niet veilig: wat erin zit, klopt niet met de grootte of de namen. Upload de auditfile zelf.',
  );
}

export function tooMany({ maxEntries }: ZipLimits): AuditfileRefused {
  return new AuditfileRefused('te_groot', refusalOf(LIMITS.filesPerZip, maxEntries));
}

/** True when two files share bytes, as in a zip that unpacks the same bytes again and again. */
async function isOverlapping(zip: ZipFile, members: readonly Member[]): Promise<boolean> {
  const entries = members
    .map(({ entry }) => entry)
    .sort((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const entry of entries) {
    if (entry.relativeOffsetOfLocalHeader < end) return true;
    const local = await whenDamaged(zip.readLocalFileHeaderPromise(entry, { minimal: true }));
    end = local.fileDataStart + entry.compressedSize;
  }
  return false;
}

/** Office documents are zips too. */
function officeOf(names: ReadonlySet<string>): string | null {
  if (names.has('[Content_Types].xml')) {
    if (names.has('word/document.xml')) return 'een Wordbestand';
    return [...names].some((name) => name.startsWith('xl/'))
      ? 'een Excelbestand'
      : 'een Officebestand';
  }
  return names.has('mimetype') && names.has('content.xml') ? 'een OpenDocument-bestand' : null;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).map((name) => posix.basename(name));
  const more = names.length > NAMED ? ` en nog ${names.length - NAMED}` : '';
  return `In dit zipbestand zit geen auditfile, wel ${shown.join(', ')}${more}`;
}
