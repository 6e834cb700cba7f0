import { STEP_LIMIT_MS, within } from './time-limit.ts';

/** Asks whether a document changed: one that did not costs no more than its headers. */
export async function readJson(
  url: string,
  read = globalThis.fetch.bind(globalThis),
): Promise<unknown> {
  const response = await read(url, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(STEP_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return within(response.json() as Promise<unknown>, STEP_LIMIT_MS);
}

/** The version that the shell's `/release.json` names. */
export async function readShellVersion(url: string, read?: typeof fetch): Promise<string | null> {
  const own: unknown = Reflect.get(Object(await readJson(url, read)), 'version');
  return typeof own === 'string' ? own : null;
}
