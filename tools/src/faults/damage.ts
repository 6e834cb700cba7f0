import type { Page, Route } from '@playwright/test';
import type { Damage } from './cases.ts';

/** A file of a remote that this page gets in another way than it is. */
export interface Damaged {
  /** Whether it was asked for, and not answered, since this was asked last. */
  readonly hangsAnew: () => boolean;
  readonly repair: () => Promise<void>;
}

const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
const HTML = '<!doctype html><title>Onderhoud</title><h1>We zijn zo terug</h1>';
const GARBAGE_BYTES = 4_000;

/** From now on these addresses do what is asked, however often they are asked for. */
export async function damage(
  page: Page,
  address: (url: URL) => boolean,
  kind: Damage,
): Promise<Damaged> {
  let hanging = false;
  const answer = async (route: Route) => {
    if (kind === 'hangs') {
      hanging = true;
      return;
    }
    // A page that is left meanwhile needs no answer.
    await ANSWERS[kind](route).catch(() => undefined);
  };
  await page.route(address, answer);
  const hangsAnew = () => {
    const was = hanging;
    hanging = false;
    return was;
  };
  return { hangsAnew, repair: () => page.unroute(address, answer) };
}

const ANSWERS: Record<Exclude<Damage, 'hangs'>, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort('connectionrefused'),
  '500': (route) => route.fulfill({ status: 500, headers: HEADERS, body: 'kapot' }),
  html: (route) =>
    route.fulfill({ status: 200, headers: HEADERS, contentType: 'text/html', body: HTML }),
  garbage: (route) => changed(route, () => Buffer.alloc(GARBAGE_BYTES, 0xa7)),
  'cut off': (route) => changed(route, (body) => body.subarray(0, Math.floor(body.length / 2))),
  tampered: (route) => changed(route, tampered),
};

async function changed(route: Route, change: (body: Buffer) => Buffer): Promise<void> {
  const response = await route.fetch();
  const contentType = response.headers()['content-type'];
  const body = change(await response.body());
  await route.fulfill({ status: 200, headers: HEADERS, ...(contentType && { contentType }), body });
}

/** The last byte is another: code and styles that nothing refuses would still run. */
function tampered(body: Buffer): Buffer {
  const other = Buffer.from(body);
  const last = other.length - 1;
  other[last] = other[last] === 0x20 ? 0x0a : 0x20;
  return other;
}
