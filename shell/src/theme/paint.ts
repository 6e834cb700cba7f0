import { readChoice } from './choice.ts';

/** The operating system's own choice. */
export const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/**
 * Puts the chosen theme on the page: `data-theme` on the root element, which every style follows,
 * and what colours the browser's own parts. The page holds the colours of its bar, per theme.
 */
export function paintTheme(): void {
  const choice = readChoice();
  const system = matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light';
  document.documentElement.dataset.themeChoice = choice;
  paint(choice === 'system' ? system : choice);
}

/** Ink on white: paper has no dark side. */
export const paintPaper = (): void => paint('light');

function paint(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  const scheme = meta('color-scheme');
  if (scheme) scheme.content = theme;
  const bar = meta('theme-color');
  if (bar) bar.content = bar.dataset[theme] ?? bar.content;
}

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
