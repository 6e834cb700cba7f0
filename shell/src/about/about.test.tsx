import { screen, within } from '@testing-library/react';
import { declarationSchema } from '@kengetal/contract/remote';
import type { Kept } from '../composition/kept-registry.ts';
import { publishedComposition, type Published } from '../testing/published-composition.tsx';
import { renderShell } from '../testing/render-shell.tsx';

const declarations = ['dashboard', 'wagenpark'].map((name, index) =>
  declarationSchema.parse({
    name: `mfe-${name}`,
    contract: 1,
    title: name === 'dashboard' ? 'Dashboard' : 'Wagenpark',
    routes: [{ kind: 'screen', screen: name, name, path: `/${name}`, breadcrumb: name }],
    navigation: [{ label: name, icon: 'car', path: `/${name}`, order: index }],
  }),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function about(published: Omit<Published, 'declarations'>) {
  const composition = await publishedComposition({ declarations, ...published });
  const { user } = await renderShell({ path: '/dashboard', composition });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'over kengetal{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Over Kengetal' }));
}

const rowOf = (dialog: ReturnType<typeof within>, name: string) =>
  dialog.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('Over', () => {
  it('tells which release one has of each part, and nothing more when that is the current one', async () => {
    const dialog = await about({});
    expect(rowOf(dialog, 'Dashboard')).toBe('1');
    expect(dialog.queryByText('Register van de onderdelen')).toBeNull();
  });

  it('tells who got a canary that it is one, and for how many', async () => {
    const dialog = await about({ canary: 25, drawn: 24 });
    expect(rowOf(dialog, 'Dashboard')).toBe(
      '2proefversie, voor 25 van de 100 browsers; deze hoort daarbij',
    );
  });

  it('tells the others nothing of a canary', async () => {
    const dialog = await about({ canary: 25, drawn: 25 });
    expect(rowOf(dialog, 'Dashboard')).toBe('1');
  });

  it('tells that a canary did not work here, and what is used in its place', async () => {
    const dialog = await about({ canary: 25, drawn: 3, brokenVersions: ['2'] });
    expect(rowOf(dialog, 'Dashboard')).toBe('1terugval: de proefversie (2) werkt hier niet');
  });

  it('tells that the registry of before is used when the present one cannot be read', async () => {
    let kept: Kept | null = null;
    const keeper = { read: () => kept, write: (now: Kept) => (kept = now) };
    await publishedComposition({ declarations, keeper });
    const dialog = await about({ unreadable: true, keeper });
    expect(rowOf(dialog, 'Register van de onderdelen')).toMatch(
      /^Nu niet te lezen. Gebruikt wordt het laatste dat werkte, van /,
    );
    expect(rowOf(dialog, 'Dashboard')).toBe('1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('dashboard');
  });
});
