import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { bulkAuditfile } from '@kengetal/generator';
import { figureOf, sameDocument, shows } from './browser.ts';
import type { Stage } from './stage.ts';

/** Some 40 MB: sent for longer than the API waits before it stops, and read for some seconds. */
const BOOKS = { seed: 15, firstMonth: 202501, targetLines: 120_000 };
const UPLOAD_BYTES_PER_SECOND = 400_000;
const DATABASE_AWAY_MS = 20_000;
const RECOVERED_WITHIN_MS = 180_000;

/** What is done to the API and the database while somebody works. */
export async function outages(stage: Stage, page: Page): Promise<void> {
  const { table } = stage;
  await table.row('API herstart terwijl een bestand wordt verstuurd', () => sending(stage, page));
  await table.row('API herstart terwijl een import loopt', () => importing(stage, page));
  await table.row('PostgreSQL 20 seconden gestopt', () => withoutDatabase(stage, page));
}

async function sending({ project }: Stage, page: Page): Promise<string> {
  await page.getByLabel('Naam van je organisatie').fill('Kantoor in een container');
  await page.getByRole('button', { name: 'Organisatie aanmaken' }).click();
  const network = await page.context().newCDPSession(page);
  const speed = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    ...speed,
    uploadThroughput: UPLOAD_BYTES_PER_SECOND,
  });
  await page.getByLabel('Auditfile', { exact: true }).setInputFiles(await auditFile());
  await shows(page.getByText(/ verstuurd, /));
  await project.compose(['restart', 'api']);
  await shows(page.getByText('Het versturen is niet gelukt'));
  await network.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });
  await network.detach();
  await project.healthy('api', RECOVERED_WITHIN_MS);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page).toHaveURL(/import=/, { timeout: RECOVERED_WITHIN_MS });
  await sameDocument(page);
  return 'dat het was afgebroken is gezegd; met één klik is het opnieuw verstuurd';
}

async function importing({ project }: Stage, page: Page): Promise<string> {
  const read = page.getByText('Gelezen regels').first();
  await project.compose(['kill', '-s', 'SIGKILL', 'api']);
  if (await read.isVisible()) throw new Error('de import was al klaar voor de herstart');
  await project.compose(['start', 'api']);
  await shows(read, RECOVERED_WITHIN_MS);
  await sameDocument(page);
  return `de import begon opnieuw en is af: ${(await linesRead(page)).toLocaleString('nl-NL')} regels`;
}

async function withoutDatabase({ project, api }: Stage, page: Page): Promise<string> {
  const began = await project.inspect('api', '{{.State.StartedAt}}');
  await page.goto('/dashboard');
  await shows(figureOf(page));
  const figure = await figureOf(page).innerText();
  await project.compose(['stop', 'postgres']);
  const stopped = Date.now();
  const { status } = await fetch(`${api}/ready`);
  await wait(Math.max(0, DATABASE_AWAY_MS - (Date.now() - stopped)));
  await project.compose(['start', 'postgres']);
  const back = Date.now();
  while (!(await fetch(`${api}/ready`).catch(() => undefined))?.ok) {
    if (Date.now() - back > RECOVERED_WITHIN_MS) throw new Error('de API kwam niet terug');
    await wait(250);
  }
  const seconds = ((Date.now() - back) / 1_000).toFixed(1).replace('.', ',');
  if ((await project.inspect('api', '{{.State.StartedAt}}')) !== began) {
    throw new Error('de API is herstart');
  }
  await page.reload();
  await shows(figureOf(page));
  if ((await figureOf(page).innerText()) !== figure) throw new Error('er staat een ander bedrag');
  return `/ready gaf ${status}, de API bleef draaien en was ${seconds} s na de start weer klaar; hetzelfde bedrag (${figure.replaceAll(/\s+/g, ' ')})`;
}

async function linesRead(page: Page): Promise<number> {
  const text = await page.getByRole('main').innerText();
  return Number(/Gelezen regels\s+([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '') ?? Number.NaN);
}

async function auditFile() {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bulkAuditfile(BOOKS)) chunks.push(chunk);
  return { name: 'groot.xaf', mimeType: 'application/xml', buffer: Buffer.concat(chunks) };
}
