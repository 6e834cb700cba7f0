import { expect, signIn, test } from './fixtures/index.ts';

test('the page may run nothing inline or evaluated, and each load has a nonce of its own', async ({
  page,
  guard,
}) => {
  guard.expectComplaint(/Content Security Policy|policy violated/);
  const nonces = new Set<string>();
  for (const path of ['/dashboard', '/rapporten']) {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-');
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '');
  }
  expect(nonces.size).toBe(2);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.head.append(script);
    return 'injected' in window;
  });
  expect(ran).toBe(false);
});

test('each route of the specification has its screen and its place in the trail', async ({
  page,
}) => {
  await signIn(page, 'beheerder@voorbeeld.nl');
  await expect(page).toHaveURL(/\/dashboard/);
  const routes: readonly [path: string, crumb: string | RegExp][] = [
    ['/analytics', 'Overzicht'],
    ['/analytics/recurring', 'Periodieke transacties'],
    ['/analytics/profits', 'Winst & Verlies'],
    ['/suggesties', 'Suggesties'],
    ['/suggestie/1', 'Suggestie'],
    ['/chat', 'Chat'],
    ['/detail', 'Project'],
    ['/rapporten', 'Rapporten'],
    ['/organisatie', /./],
    ['/project', /./],
    ['/bestaat-niet', 'Dashboard'],
  ];
  for (const [path, crumb] of routes) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(
        page
          .getByRole('navigation', { name: /kruimel/i })
          .getByRole('listitem')
          .last(),
      ).toHaveText(crumb);
    });
  }
});
