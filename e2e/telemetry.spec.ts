import { watchTelemetry } from '../tools/src/faults/told.ts';
import { expect, signIn, test } from './fixtures/index.ts';

test('what a page tells of itself is how long it took and how it was, and nothing of who or what', async ({
  page,
}) => {
  // In the sample of those whose page is measured.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const told = watchTelemetry(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signIn(page, 'beheerder@voorbeeld.nl');
  await expect.poll(() => scripts.some((url) => url.includes('later-vitals'))).toBe(true);
  const first = (name: string) => scripts.findIndex((url) => url.includes(name));
  expect(first('later-vitals')).toBeGreaterThan(first('/v1/dashboard'));

  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link').last().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  // How long the click took is told after its frame was painted.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestIdleCallback(painted))),
  );
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const names = () => told.map(({ kind, part, vital }) => vital?.name ?? `${kind} ${part}`);
  const expected = ['load shell', 'load mfe-dashboard', 'LCP', 'INP', 'CLS', 'TTFB'];
  await expect.poll(names).toEqual(expect.arrayContaining(expected));
  for (const { kind, duration_ms } of told)
    if (kind === 'load') expect(duration_ms).toBeGreaterThan(0);
  const said = told.flatMap((event) => [...Object.keys(event), ...Object.keys(event.vital ?? {})]);
  const known = ['kind', 'part', 'version', 'release', 'at', 'trace_id', 'duration_ms', 'vital'];
  expect(new Set(said)).toEqual(new Set([...known, 'name', 'value']));
});
