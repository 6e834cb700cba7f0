import type { ApiClient } from './api-client.ts';
import { latencyOf, timed, type Latency } from './latency.ts';
import {
  booksSearches,
  firstPages,
  pageRequests,
  partRequests,
  reportBody,
  searches,
  sortedPages,
  type About,
  type LinesBody,
} from './ledger-requests.ts';

/** What was measured under one name. */
export interface Measured {
  readonly kind: 'begun' | 'page' | 'component' | 'drilldown' | 'deep' | 'sorted' | 'search';
  readonly name: string;
  readonly latency: Latency;
}

const WARM_UP = 6;
/** In the names of most relations. */
const RELATIONS = 'leverancier';
/** As many as make a 95th percentile of them more than the slowest one. */
const DEEP_STEPS = 60;
const DEEP_CHOICE = 8;

/** Measures `requests` differing requests after a warm-up of other ones. */
async function measured(
  requests: number,
  ask: (turn: number) => Promise<unknown>,
): Promise<Latency> {
  for (let turn = 0; turn < WARM_UP; turn += 1) await ask(requests + turn);
  const turns = Array.from({ length: requests }, (_, turn) => () => ask(turn));
  return latencyOf(await timed(turns));
}

/** Requests after which V8 has compiled what pages run. */
const BEGUN = 60;

/**
 * The first dashboards of a program that has just begun, which runs code that is not compiled yet:
 * of other books, so that nothing which is kept of them helps later.
 */
export async function measureBegun(client: ApiClient, about: About): Promise<Measured[]> {
  const dashboards = pageRequests(about).filter(({ name }) => name === 'dashboard');
  const results: Measured[] = [];
  for (const { name, body } of dashboards) {
    const turns = Array.from(
      { length: BEGUN },
      (_, turn) => () => client.ask('pages', { body: body(turn) }),
    );
    results.push({
      kind: 'begun',
      name: `${name} van kleine boeken`,
      latency: latencyOf(await timed(turns)),
    });
  }
  return results;
}

/** Every page and every component of a report. */
export async function measurePages(
  client: ApiClient,
  about: About,
  requests: number,
): Promise<Measured[]> {
  const results: Measured[] = [];
  for (const { name, body } of [...pageRequests(about), ...partRequests(about)]) {
    const latency = await measured(requests, (turn) => client.ask('pages', { body: body(turn) }));
    results.push({ kind: 'page', name, latency });
  }
  const list = () => client.ask('reportResults', { query: { project_id: about.project_id } });
  results.push({ kind: 'page', name: 'rapporten', latency: await measured(requests, list) });
  const report = (turn: number) => client.ask('report', { body: reportBody(about, turn) });
  results.push({ kind: 'component', name: 'rapport', latency: await measured(requests, report) });
  const { components } = await report(0);
  for (const { id } of components) {
    const latency = await measured(requests, (turn) =>
      client.ask('reportComponent', {
        body: { ...reportBody(about, turn), id },
      }),
    );
    results.push({ kind: 'component', name: id, latency });
  }
  const summary = await measured(requests, (turn) =>
    client.ask('reportSummary', { body: reportBody(about, turn) }),
  );
  results.push({ kind: 'component', name: 'samenvatting', latency: summary });
  return results;
}

/** Lines behind figures: first, deep and sorted pages, and searches. */
export async function measureLines(
  client: ApiClient,
  about: About,
  requests: number,
): Promise<Measured[]> {
  const ask = (body: LinesBody) => client.ask('lines', { body });
  const results: Measured[] = [];
  for (const { name, body } of firstPages(about)) {
    const latency = await measured(requests, (turn) => ask(body(turn)));
    results.push({ kind: 'drilldown', name, latency });
  }
  for (const { name, sort, body } of sortedPages(about)) {
    const latency = await measured(requests, (turn) => ask(body(turn)));
    results.push({ kind: 'sorted', name: `${name}, op ${sort}`, latency });
    const below = await deep(client, body);
    if (below) results.push({ kind: 'deep', name: `${name}, op ${sort}`, latency: below });
  }
  for (const { name, body } of searches(about)) {
    const latency = await measured(requests, (turn) => ask(body(turn)));
    results.push({ kind: 'search', name, latency });
  }
  return [...results, ...(await measureBooks(client, about, requests))];
}

/** The search over all books, and the page of a relation that it leads to. */
async function measureBooks(
  client: ApiClient,
  about: About,
  requests: number,
): Promise<Measured[]> {
  const results: Measured[] = [];
  for (const { name, body } of booksSearches(about)) {
    const latency = await measured(requests, (turn) => client.ask('search', { body: body(turn) }));
    results.push({ kind: 'search', name, latency });
  }
  const { relations } = await client.ask('search', {
    body: { project_id: about.project_id, search: RELATIONS },
  });
  const page = (turn: number) => {
    const { relatie = '' } = relations.hits[turn % relations.hits.length] ?? {};
    return client.ask('relation', { body: { project_id: about.project_id, relatie } });
  };
  results.push({ kind: 'search', name: 'relatie', latency: await measured(requests, page) });
  return results;
}

/** Pages after the middle of the longest of some selections; undefined when it has no more. */
async function deep(
  client: ApiClient,
  bodyOf: (turn: number) => LinesBody,
): Promise<Latency | undefined> {
  const ask = (body: LinesBody) => client.ask('lines', { body });
  let [body, most] = [bodyOf(0), 0];
  for (let turn = 0; turn < DEEP_CHOICE; turn += 1) {
    const { count } = await ask({ ...bodyOf(turn), limit: 1 });
    if (count > most) [body, most] = [bodyOf(turn), count];
  }
  let page = await ask({ ...body, offset: Math.floor(most / 2) });
  const times: number[] = [];
  for (let step = 0; step < DEEP_STEPS && page.next_cursor !== null; step += 1) {
    const cursor = page.next_cursor;
    const began = performance.now();
    page = await ask({ ...body, cursor });
    times.push(performance.now() - began);
  }
  return times.length === 0 ? undefined : latencyOf(times);
}
