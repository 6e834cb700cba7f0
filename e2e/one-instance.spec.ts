import type { Page } from '@playwright/test';
import { REACHED, follow } from '../tools/src/faults/remotes.ts';
import { expect, signIn, test } from './fixtures/index.ts';
import { addSecondCopies, instancesIn, type Instances } from './fixtures/instances.ts';

const of = (count: number): Instances => ({
  react: count,
  'react-dom': count,
  'react-router-dom': count,
  '@tanstack/react-query': count,
  '@tanstack/react-query hooks': count,
  antd: count,
  rxjs: count,
  bus: count,
});

/** Who took a shared library from the shell: versions that are there, and who uses them. */
const usersOf = (page: Page, library: string) =>
  page.evaluate((name) => {
    const runtime: unknown = Reflect.get(window, '__FEDERATION__');
    const [host] = (runtime as { __INSTANCES__: { shareScopeMap: Scopes }[] }).__INSTANCES__;
    const versions = Object.values(host?.shareScopeMap.default?.[name] ?? {});
    return versions.map(({ useIn }) =>
      [...new Set(useIn.map((user) => user.replace(/_\d+_\d+_\d+_\w+$/, '')))].sort(),
    );
  }, library);

type Scopes = Record<string, Record<string, Record<string, { useIn: string[] }>>>;

test('of each library that shell and remotes share one instance runs, after a screen of every remote', async ({
  page,
}) => {
  await signIn(page, 'beheerder@voorbeeld.nl');
  const main = page.getByRole('main');
  for (const { part, open } of REACHED) {
    await open(page);
    await expect(main.getByRole('heading', { level: 1 }), part).toHaveCount(1);
  }
  await follow(page, 'Analytics');
  await page.getByRole('button', { name: 'Assistent openen' }).click();
  await expect(page.getByRole('complementary', { name: 'Assistent' })).toBeVisible();

  const parts = ['shell', ...REACHED.map(({ part }) => part.replace('-', '_'))];
  for (const library of ['react', '@tanstack/react-query', 'antd', '@kengetal/platform']) {
    await expect.poll(() => usersOf(page, library), library).toEqual([parts.toSorted()]);
  }
  expect(await instancesIn(page)).toEqual(of(1));

  // One that a remote brought along would be seen.
  await addSecondCopies(page);
  expect(await instancesIn(page)).toEqual(of(2));
});
