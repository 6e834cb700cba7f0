import { randomUUID } from 'node:crypto';
import { AuditfileRefused, type AuditHeader, yearLabel } from '@kengetal/ledger';
import { stamp } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { imports } from '../db/schema/index.ts';
import type { Reading } from './dependencies.ts';
import { isOther, isSame, normal, sameDays } from './matching.ts';
import { findPlace, type Place } from './placing.ts';
import { queueImports } from './queueing.ts';
import type { LookedAt, LookedFile } from './reader-thread.ts';
import { updateImport, type ImportRow } from './rows.ts';
import { forgetFile } from './versions.ts';

const NO_AUDITFILE = 'Dit is geen auditfile. Kies in je boekhoudpakket voor de auditfile (XAF).';

/** What is said of a copy of another file of the upload. */
const copied = (name: string) => `Overgeslagen: dit is hetzelfde bestand als ${name}.`;

type Readable = Extract<LookedFile, { header: AuditHeader }>;

const isReadable = (file: LookedFile): file is Readable => 'header' in file;

/** True for a file whose bytes are in the upload by another name too, which is read. */
export const isCopy = (file: LookedFile): boolean => isReadable(file) && file.copyOf !== undefined;

/** The headers of an upload that is read as one. Throws AuditfileRefused for a file without. */
export const headersOf = ({ files }: LookedAt): AuditHeader[] =>
  files.flatMap((file) => {
    if (isReadable(file)) return isCopy(file) ? [] : [file.header];
    throw new AuditfileRefused(file.refusal.code, file.refusal.message);
  });

/**
 * True for an upload whose files are read one by one, each into its own project: they are of
 * several administrations, or some cannot be read. Files for a chosen project stay together.
 */
export function isBundle({ part, projectId, decision }: ImportRow, looked: LookedAt): boolean {
  const files = looked.files.filter((file) => !isCopy(file));
  if (part || projectId !== null || decision !== null || files.length < 2) return false;
  const [first, ...others] = files.filter(isReadable).map(({ header }) => header.company);
  if (first === undefined || others.length + 1 < files.length) return true;
  return others.some((company) => isOther(first, company));
}

/**
 * Makes an import of each file of an upload: it waits for its turn, for an answer of the user, or is
 * refused. All of them are there at once or none is. Their places are found before the transaction
 * that makes them, since that takes long for hundreds of companies and others must go on meanwhile:
 * each is found anew when its file is read.
 */
export async function divide(deps: Reading, job: ImportRow, looked: LookedAt): Promise<void> {
  const { database, clock, running, uploads } = deps;
  const made = await filesOf(database, job, looked, running.signal);
  const at = stamp(clock);
  await database.transaction(async (sql) => {
    await running.finish(sql);
    const { importId, organisationId, userId } = job;
    const rows = made.map(({ outcome, ...file }) => ({
      ...{ ...file, ...outcome, organisationId, userId, bundleId: importId },
      ...{ importId: randomUUID(), fileHash: '', bytesRead: 0, linesRead: 0, createdAt: at },
      finishedAt: ENDED.includes(outcome.status) ? at : null,
    }));
    const kept = await sql.orm.insert(imports).values(rows).returning();
    await queueImports(
      sql,
      clock,
      kept.filter(({ status }) => status === 'wachtend'),
    );
    await updateImport(sql, importId, { status: 'verdeeld', finishedAt: at });
  });
  await forgetFile(database, uploads, { ...job, bundleId: job.importId });
}

type Outcome = Pick<ImportRow, 'status'> &
  Partial<Pick<ImportRow, 'projectId' | 'question' | 'choices' | 'message'>>;

interface FileOfBundle extends Pick<ImportRow, 'filename' | 'bytesTotal' | 'part'> {
  readonly outcome: Outcome;
}

/** Statuses of files that are not read. */
const ENDED: readonly ImportRow['status'][] = ['geweigerd', 'overgeslagen'];

const refused = (message: string): Outcome => ({ status: 'geweigerd', message });

async function filesOf(
  sql: Sql,
  job: ImportRow,
  { files, ignored }: LookedAt,
  signal: AbortSignal,
): Promise<FileOfBundle[]> {
  const made: FileOfBundle[] = [];
  for (const [group, same] of groupsOf(files.filter(isReadable)).entries()) {
    signal.throwIfAborted();
    const members = same.filter((file) => !isCopy(file));
    const twice = members.map((one) => repeated(one, members));
    const [first = same[0]] = members;
    const part = partOf(first, group);
    const headers = members.flatMap(({ header }, index) => (twice[index] ? [] : [header]));
    // Those that go together have one place.
    const place =
      headers.length > 0
        ? outcomeOf(await findPlace(sql, { ...job, bundleId: job.importId, part }, headers))
        : refused('');
    for (const [index, one] of members.entries()) {
      const message = twice[index] ?? null;
      made.push({
        ...asFile(one),
        part: partOf(one, group),
        outcome: message ? refused(message) : place,
      });
    }
    for (const copy of same) {
      if (copy.copyOf === undefined) continue;
      made.push({
        ...asFile(copy),
        // There is nothing of its own to read.
        part: { ...partOf(copy, group), members: [] },
        outcome: { status: 'overgeslagen', message: copied(copy.copyOf) },
      });
    }
  }
  for (const file of files) {
    if (isReadable(file)) continue;
    const part = { members: file.members, about: null };
    made.push({ ...asFile(file), part, outcome: refused(file.refusal.message) });
  }
  for (const filename of ignored) {
    const part = { members: [], about: null };
    made.push({ filename, bytesTotal: 0, part, outcome: refused(NO_AUDITFILE) });
  }
  return made;
}

const asFile = ({ name, bytes }: LookedFile) => ({ filename: name, bytesTotal: bytes });

const partOf = ({ members, header }: Readable, group: number) => ({
  members,
  about: { company: header.company, boekjaar: yearLabel(header.fiscal_year), group },
});

function outcomeOf(place: Place): Outcome {
  if (place.kind === 'place') return { status: 'wachtend' };
  if (place.kind === 'refused') return refused(place.message);
  const { projectId, question, choices } = place;
  return { status: 'vraag', projectId, question, choices: [...choices] };
}

/** Why a file cannot be read beside the others of its administration. */
function repeated(one: Readable, members: readonly Readable[]): string | null {
  const others = members.filter((other) => other !== one);
  const reasons = others.map((other) => sameDays(one.header, other.header));
  return reasons.find((reason) => reason !== null) ?? null;
}

/**
 * Files by administration, by their identifiers; those that have none go together by name. A name
 * alone never brings a file to one that has identifiers.
 */
function groupsOf(files: readonly Readable[]): [Readable, ...Readable[]][] {
  const groups: [Readable, ...Readable[]][] = [];
  for (const file of files) {
    const group = groups.find(([first]) => isTogether(first.header, file.header));
    if (group) group.push(file);
    else groups.push([file]);
  }
  return groups;
}

function isTogether({ company: one }: AuditHeader, { company: other }: AuditHeader): boolean {
  if (isSame(one, one) || isSame(other, other)) return isSame(one, other);
  return normal(one.name) !== '' && normal(one.name) === normal(other.name);
}
