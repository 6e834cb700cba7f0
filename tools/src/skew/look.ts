import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import type { PlacedRelease, RegistryEntry, RemoteDeclaration } from '@kengetal/contract/remote';

/** What came of a remote in a shell. */
export interface Seen {
  readonly outcome: 'works' | 'refused' | 'falls-back' | 'fails';
  /** The reason that a person reads, or what is wrong; empty when it works. */
  readonly said: string;
}

const WITHIN_MS = 20_000;
/** How the sentences of `whyUnfit` begin. */
const REASON = /^Dit onderdeel \(versie .+\) (vraagt|is gemaakt voor) /;

/**
 * Opens every screen that a release declares, and its places in the frame. It works when all of them
 * stand, by its own files and without a complaint of the browser. It is refused when none of its
 * files was asked for, and in place of each screen the reason is read, or the previous release runs.
 */
export async function look(page: Page, origin: string, entry: RegistryEntry): Promise<Seen> {
  const { declaration } = entry.current.release;
  const watched = watch(page);
  const reasons: string[] = [];
  const paths = pathsOf(declaration);
  const isRefused = () => reasons.length === paths.length;
  try {
    for (const path of paths) {
      await page.goto(`${origin}${path}`);
      const said = await alertAt(page);
      if (said === null) continue;
      if (REASON.test(said)) reasons.push(said);
      else watched.complaints.push(`${path}: ${said}`);
    }
    if (!isRefused() && declaration.slots.length > 0) await openAssistant(page, origin);
  } catch (error) {
    watched.complaints.push(lineOf(error));
  } finally {
    watched.end();
  }
  const ran = (placed: PlacedRelease | undefined) =>
    placed !== undefined && watched.requests.some((url) => url.startsWith(placed.base));
  const [own, previous] = [ran(entry.current), ran(entry.previous)];
  const [reason = ''] = reasons;
  const { complaints } = watched;
  if (complaints.length > 0) return failing(complaints);
  if (isRefused() && !own) return { outcome: 'refused', said: reason };
  if (reasons.length > 0) return failing([`geweigerd, maar er zijn bestanden gevraagd: ${reason}`]);
  if (own && !previous) return { outcome: 'works', said: '' };
  if (previous && !own) return { outcome: 'falls-back', said: '' };
  return failing([own ? 'ook de vorige versie is gevraagd' : 'geen bestand is gevraagd']);
}

const failing = (wrong: readonly string[]): Seen => ({
  outcome: 'fails',
  said: [...new Set(wrong)].join('; '),
});

const lineOf = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error)).replace(
    /\s+/g,
    ' ',
  );

/** Addresses of its screens: what may be left out is, and what may not is 1. */
const pathsOf = ({ routes }: RemoteDeclaration): string[] =>
  routes
    .filter(({ kind }) => kind === 'screen')
    .map(({ path }) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1'));

/** Waits until a screen stands; the sentence when something there, or all of it, failed. */
async function alertAt(page: Page): Promise<string | null> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).first().waitFor({ timeout: WITHIN_MS });
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), null, {
    timeout: WITHIN_MS,
  });
  const alerts = await main.getByRole('alert').allInnerTexts();
  const sentences = alerts.flatMap((text) => text.split('\n')).filter((text) => text.trim());
  return sentences.find((said) => REASON.test(said)) ?? sentences[0] ?? null;
}

/** The assistant beside a report, and its chats in the sidebar. */
async function openAssistant(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/rapporten`);
  await page.getByRole('button', { name: 'Assistent openen' }).click({ timeout: WITHIN_MS });
  const assistant = page.getByRole('complementary', { name: 'Assistent' });
  await assistant.getByRole('heading', { name: 'Chat' }).waitFor({ timeout: WITHIN_MS });
  await page.getByRole('region', { name: 'Recent chats' }).waitFor({ timeout: WITHIN_MS });
}

/** What the page asks for, and what the browser complains about. */
function watch(page: Page) {
  const requests: string[] = [];
  const complaints: string[] = [];
  const onRequest = (request: { url(): string }) => void requests.push(request.url());
  const onError = (error: Error) => void complaints.push(error.message);
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') complaints.push(message.text());
  };
  page.on('request', onRequest).on('pageerror', onError).on('console', onConsole);
  const end = () =>
    page.off('request', onRequest).off('pageerror', onError).off('console', onConsole);
  return { requests, complaints, end };
}
