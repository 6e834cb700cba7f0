import { Check, Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { Icon } from '@kengetal/ui';
import type { ThemeChoice } from '../theme/choice.ts';
import { chooseTheme, useThemeChoice } from '../theme/use-theme.ts';
import css from './user-menu.module.css';

const THEMES: readonly { choice: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { choice: 'light', label: 'Licht', icon: Sun },
  { choice: 'dark', label: 'Donker', icon: Moon },
  { choice: 'system', label: 'Systeem', icon: Monitor },
];
const PREFIX = 'theme-';

export const isThemeKey = (key: string): boolean => key.startsWith(PREFIX);

/** Entries of a menu that choose the theme; the present one is marked. */
export function useThemeItems() {
  const chosen = useThemeChoice();
  return THEMES.map(({ choice, label, icon }) => ({
    key: PREFIX + choice,
    role: 'menuitemradio',
    'aria-checked': choice === chosen,
    icon: <Icon of={icon} />,
    label,
    extra: <Icon of={Check} className={choice === chosen ? css.chosen : css.notChosen} />,
    onClick: () => chooseTheme(choice),
  }));
}
