import type { Page } from '@playwright/test';
import type { PlacedRelease, RemoteDeclaration } from '@kengetal/contract/remote';

/** What came of a remote in a shell. */
export interface Seen {
  readonly outcome: 'works' | 'refused' | 'fails';
  /** The reason that a person reads, or what is wrong; empty when it works. */
  readonly said: string;
}

const WITHIN_MS = 20_000;
/** How the sentences of `whyUnfit` begin. */
const REASON = /^Dit onderdeel \(versie .+\) (vraagt|is gemaakt voor) /;

/**
 * Opens every screen that a release declares, and its places in the frame. It works when all of them
 * stand, by its own files and without a complaint of the browser; it is refused when in place of each
 * screen the reason is read, and none of its files was asked for.
 */
export async function look(
  page: Page,
  origin: string,
  { base, release }: PlacedRelease,
): Promise<Seen> {
  const { declaration } = release;
  const watched = watch(page);
  const panels: string[] = [];
  const paths = pathsOf(declaration);
  try {
    for (const path of paths) {
      await page.goto(`${origin}${path}`);
      const panel = await panelAt(page, declaration);
      if (panel !== null) panels.push(panel);
    }
    const refused = panels.length === paths.length && panels.every((said) => REASON.test(said));
    if (!refused && declaration.slots.length > 0) await openAssistant(page, origin);
  } catch (error) {
    watched.complaints.push(error instanceof Error ? error.message : String(error));
  } finally {
    watched.end();
  }
  const asked = watched.requests.filter((url) => url.startsWith(base)).length;
  const [reason = ''] = panels;
  const refused = panels.length === paths.length && REASON.test(reason);
  const wrong = [
    ...watched.complaints,
    ...(refused ? [] : panels),
    ...(refused && asked > 0 ? [`geweigerd, maar ${asked} bestanden gevraagd`] : []),
    ...(!refused && asked === 0 ? ['geen bestand van deze versie gevraagd'] : []),
  ];
  if (wrong.length > 0) return { outcome: 'fails', said: [...new Set(wrong)].join('; ') };
  return refused ? { outcome: 'refused', said: reason } : { outcome: 'works', said: '' };
}

/** Addresses of its screens: what may be left out is, and what may not is 1. */
const pathsOf = ({ routes }: RemoteDeclaration): string[] =>
  routes
    .filter(({ kind }) => kind === 'screen')
    .map(({ path }) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1'));

/** Waits until a screen stands; the reason when there is a panel instead. */
async function panelAt(page: Page, { missing = '' }: RemoteDeclaration): Promise<string | null> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).first().waitFor({ timeout: WITHIN_MS });
  const panel = main.getByRole('alert').filter({ hasText: missing });
  if ((await panel.count()) > 0) return panel.getByRole('paragraph').first().innerText();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), null, {
    timeout: WITHIN_MS,
  });
  return null;
}

/** The assistant beside a report, and its chats in the sidebar. */
async function openAssistant(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/rapporten`);
  await page.getByRole('button', { name: 'Assistent openen' }).click({ timeout: WITHIN_MS });
  const assistant = page.getByRole('complementary', { name: 'Assistent' });
  await assistant.getByRole('textbox').waitFor({ timeout: WITHIN_MS });
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
