import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  builtReleaseSchema,
  shellReleaseSchema,
  type BuiltRelease,
  type ShellRelease,
} from '@kengetal/contract/remote';
import { RegistryError } from './document.ts';

const WITHIN_MS = 8_000;
const AT_ONCE = 8;
const RELEASE_FILE = 'release.json';

/** Or else a path on this machine. */
export const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

/** Where files are read: a folder, or an address that ends with a slash. */
export interface Source {
  place: string;
  /** Whether pages of another origin must be able to read them there. */
  shared: boolean;
}

async function readFrom({ place, shared }: Source, file: string): Promise<Buffer> {
  if (!isAddress(place)) {
    return readFile(path.join(place, file)).catch(() => {
      throw new RegistryError(`${place} mist ${file}.`);
    });
  }
  const address = new URL(file, place).href;
  const unreachable = (why: string) => new RegistryError(`${address} is niet te bereiken: ${why}.`);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(WITHIN_MS) });
    if (!response.ok) throw unreachable(`antwoord ${response.status}`);
    if (shared && !response.headers.has('access-control-allow-origin')) {
      throw unreachable('een browser mag het niet lezen (geen Access-Control-Allow-Origin)');
    }
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof RegistryError) throw error;
    throw unreachable(error instanceof Error ? causeOf(error) : String(error));
  }
}

const causeOf = ({ message, cause }: Error): string => {
  if (!(cause instanceof Error)) return message;
  return 'code' in cause ? String(cause.code) : cause.message;
};

/** `ORIGIN=ORIGIN,…`: where the files of an origin are read, when that is for browsers alone. */
export function filesByOrigin(text = ''): ReadonlyMap<string, string> {
  const pairs = text.split(',').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const [origin = '', instead = ''] = pair.trim().split('=');
      if ([origin, instead].every((one) => URL.canParse(one) && new URL(one).origin === one)) {
        return [origin, instead];
      }
      throw new RegistryError(`KENGETAL_FILES: '${pair}' is niet ORIGIN=ORIGIN.`);
    }),
  );
}

/** What `release.json` of a folder or address says, with all files there that it names. */
export async function readRelease(source: Source): Promise<BuiltRelease> {
  const { place } = source;
  const text = (await readFrom(source, RELEASE_FILE)).toString();
  const parsed = builtReleaseSchema.safeParse(parsedJson(text));
  if (!parsed.success) throw new RegistryError(`release.json van ${place} klopt niet.`);
  const release = parsed.data;
  const { entry, integrity, files, exposes } = release;
  const named = { ...files, ...integrity, [entry.file]: entry.integrity };
  const waiting = Object.entries(named);
  const check = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await checkFile(source, ...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, check));
  const bare = Object.values(exposes)
    .flatMap(({ js, css }) => [...js, ...css])
    .find((file) => !(file in named));
  if (bare) throw new RegistryError(`release.json van ${place} noemt ${bare} zonder hash.`);
  return release;
}

async function checkFile(source: Source, file: string, integrity: string): Promise<void> {
  const content = await readFrom(source, file);
  const digest = createHash('sha384').update(content).digest('base64');
  if (`sha384-${digest}` === integrity) return;
  throw new RegistryError(
    `${file} van ${source.place} is niet het bestand dat release.json noemt.`,
  );
}

/** What the shell at an address says of itself, or that of a file. */
export async function readShell(place: string): Promise<ShellRelease> {
  const unreadable = (why: string) =>
    new RegistryError(`De shell op ${place} zegt niet wat hij deelt: ${why}.`);
  const text = await (
    isAddress(place)
      ? fetch(new URL('/release.json', place), { signal: AbortSignal.timeout(WITHIN_MS) }).then(
          (response) =>
            response.ok
              ? response.text()
              : Promise.reject(new Error(`antwoord ${response.status}`)),
        )
      : readFile(place, 'utf8')
  ).catch((error: unknown) => {
    throw unreadable(error instanceof Error ? causeOf(error) : String(error));
  });
  const parsed = shellReleaseSchema.safeParse(parsedJson(text));
  if (parsed.success) return parsed.data;
  throw unreadable('zijn release.json is van een oudere versie, of kapot');
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
