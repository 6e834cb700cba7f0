import type { Page } from '@playwright/test';
import { aboutSays, figureOf, follow, hides, panelOf, sameDocument, shows } from './browser.ts';
import { raiseVersion } from './next-release.ts';
import type { Stage } from './stage.ts';

/** What is done to one remote while somebody looks. */
export async function releases(stage: Stage, page: Page): Promise<void> {
  const { table } = stage;
  await table.row('container van Rapporten gestopt, en weer gestart', () => stopped(stage, page));
  const before = await versionOf(stage, 'mfe-chat');
  await table.row(
    'container van Chat vervangen door een volgende versie, en die gepubliceerd',
    () => replaced(stage, page, before),
  );
  await table.row('publicatie van Chat teruggedraaid, en opgestart zoals altijd', () =>
    rolledBack(stage, page, before),
  );
  await table.row('proefversie van Analytics voor iedereen, weer uit, en dan de huidige', () =>
    triedOut(stage, page),
  );
}

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function versionOf({ originOf }: Stage, part: string): Promise<string> {
  const response = await fetch(`${originOf(part)}/latest.json`);
  return ((await response.json()) as { version: string }).version;
}

async function stopped({ project }: Stage, page: Page): Promise<string> {
  await shows(figureOf(page));
  await project.compose(['stop', 'mfe-reports']);
  await follow(page, 'Rapporten');
  await shows(panelOf(page));
  for (const other of ['Analytics', 'Chat', 'Dashboard']) {
    await follow(page, other);
    await hides(panelOf(page));
    await shows(title(page));
  }
  await follow(page, 'Rapporten');
  await shows(panelOf(page));
  await project.compose(['start', 'mfe-reports']);
  await project.healthy('mfe-reports', 60_000);
  await page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).click();
  await hides(panelOf(page));
  await shows(title(page));
  await sameDocument(page);
  return 'een paneel op de plaats van Rapporten, de andere drie gewoon; hersteld zonder herladen';
}

/** Starts a container with the next version of a remote, whose version it answers. */
async function nextVersion(stage: Stage, part: string, version: string): Promise<string> {
  const { project, sources } = stage;
  await raiseVersion(sources, part, version);
  await project.compose(['build', part], sources);
  await project.compose(['up', '-d', '--no-deps', part], sources);
  await project.healthy(part, 60_000);
  return versionOf(stage, part);
}

async function replaced(stage: Stage, page: Page, before: string): Promise<string> {
  await follow(page, 'Dashboard');
  await shows(figureOf(page));
  const after = await nextVersion(stage, 'mfe-chat', '1.0.1');
  if (after === before) throw new Error('dezelfde versie kwam terug');
  const old = await fetch(`${stage.originOf('mfe-chat')}/${before}/remoteEntry.js`);
  if (!old.ok) throw new Error(`de vorige versie is weg: ${old.status}`);
  await aboutSays(page, `Chat ${before}`);
  await stage.project.registry('publish-new');
  await aboutSays(page, `Chat ${after}`);
  await sameDocument(page);
  return `${before} bleef te laden, en in gebruik tot er was gepubliceerd; daarna ${after} in de open pagina`;
}

async function rolledBack({ project }: Stage, page: Page, before: string): Promise<string> {
  await project.registry('rollback', 'mfe-chat');
  await aboutSays(page, `Chat ${before}`);
  const said = await project.registry('publish-new');
  if (!said.includes('mfe-chat 1.0.1') || !said.includes('was al gepubliceerd')) {
    throw new Error(said);
  }
  await aboutSays(page, `Chat ${before}`);
  await sameDocument(page);
  return `${before} terug in de open pagina; een volgende start publiceert 1.0.1 niet opnieuw`;
}

async function triedOut(stage: Stage, page: Page): Promise<string> {
  const { project, originOf } = stage;
  const before = await versionOf(stage, 'mfe-analytics');
  const next = await nextVersion(stage, 'mfe-analytics', '1.0.1');
  const canary = () => project.registry('canary', `${originOf('mfe-analytics')}/${next}/`, '100');
  await canary();
  await aboutSays(page, `Analytics ${next} proefversie, voor 100 van de 100 browsers`);
  await follow(page, 'Analytics');
  await shows(title(page));
  await project.registry('canary', 'mfe-analytics', 'uit');
  await follow(page, 'Dashboard');
  await aboutSays(page, `Analytics ${before}`);
  await canary();
  await project.registry('promote', 'mfe-analytics');
  await aboutSays(page, `Analytics ${next}`);
  await sameDocument(page);
  return `${next} als proef in de open pagina, ${before} terug, en ${next} als huidige`;
}
