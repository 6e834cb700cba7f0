import { expect, test } from './fixtures/index.ts';

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
