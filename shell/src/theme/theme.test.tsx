import { act, screen } from '@testing-library/react';
import { usePlatform } from '@kengetal/platform';
import { DARK, FakeMedia } from '../testing/fake-media.ts';
import { renderShell } from '../testing/render-shell.tsx';

const root = document.documentElement;
const media = new FakeMedia();
media.install();

/** The page as the build writes it, as far as the theme goes; then its early script. */
beforeAll(async () => {
  document.head.innerHTML = `
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" content="white" data-light="white" data-dark="black">`;
  await import('./early.ts');
});

const tell = (event: Event) => act(() => void dispatchEvent(event));
const repaint = () => tell(new Event('afterprint'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  media.set(DARK, false);
  repaint();
});

const content = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
const shown = () => ({
  theme: root.dataset.theme,
  scheme: content('color-scheme'),
  bar: content('theme-color'),
});
const LIGHT_PAGE = { theme: 'light', scheme: 'light', bar: 'white' };
const DARK_PAGE = { theme: 'dark', scheme: 'dark', bar: 'black' };

/** Another tab chose. */
function choiceElsewhere(choice: string) {
  localStorage.setItem('theme', choice);
  tell(new StorageEvent('storage', { key: 'theme', newValue: choice }));
}

it.each([
  [null, false, LIGHT_PAGE],
  [null, true, DARK_PAGE],
  ['system', true, DARK_PAGE],
  ['light', true, LIGHT_PAGE],
  ['dark', false, DARK_PAGE],
  ['mauve', false, LIGHT_PAGE],
])('with %s chosen and a system that is dark: %s', (choice, system, expected) => {
  if (choice !== null) localStorage.setItem('theme', choice);
  media.set(DARK, system);
  repaint();
  expect(shown()).toEqual(expected);
});

it('follows the system live, unless something was chosen', () => {
  media.set(DARK, true);
  expect(shown()).toEqual(DARK_PAGE);
  choiceElsewhere('light');
  expect(shown()).toEqual(LIGHT_PAGE);
  media.set(DARK, false);
  media.set(DARK, true);
  expect(shown()).toEqual(LIGHT_PAGE);
});

it('prints ink on white', () => {
  choiceElsewhere('dark');
  tell(new Event('beforeprint'));
  expect(root.dataset.theme).toBe('light');
  repaint();
  expect(root.dataset.theme).toBe('dark');
});

describe('in the menu', () => {
  function Dashboard() {
    return <h1>Thema {usePlatform().theme}</h1>;
  }
  async function openMenu() {
    const shell = await renderShell({ screens: { Dashboard } });
    await shell.user.click(await screen.findByRole('button', { name: /sanne@bakkerij.test/ }));
    return shell;
  }
  const entry = (name: string) => screen.findByRole('menuitemradio', { name });

  it('is chosen, kept, told to the remotes, and the menu stays', async () => {
    const { user } = await openMenu();
    expect(screen.getByRole('heading', { name: 'Thema light' })).toBeInTheDocument();
    expect(await entry('Systeem')).toBeChecked();
    await user.click(await entry('Donker'));
    expect(shown()).toEqual(DARK_PAGE);
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(await screen.findByRole('heading', { name: 'Thema dark' })).toBeInTheDocument();
    expect(await entry('Donker')).toBeChecked();
    expect(await entry('Systeem')).not.toBeChecked();
  });

  it('changes when another tab chooses', async () => {
    await openMenu();
    choiceElsewhere('dark');
    expect(await screen.findByRole('heading', { name: 'Thema dark' })).toBeInTheDocument();
    expect(await entry('Donker')).toBeChecked();
  });
});
