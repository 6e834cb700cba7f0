import {
  Building2,
  Calendar,
  Info,
  Keyboard,
  LogOut,
  MessageSquarePlus,
  MessageSquareText,
  Monitor,
  Moon,
  PanelLeft,
  Printer,
  Sun,
  type LucideIcon,
} from 'lucide-react';
import { useBus, useBusValue, usePeriod, useProject, useSession } from '@kengetal/platform';
import { formatPeriodRange } from '@kengetal/ui';
import type { ShellRoute } from '../app/shell-routes.ts';
import { useOpens } from '../app/use-opens.ts';
import { useWorld } from '../app/world.ts';
import { filled } from '../composition/opening.ts';
import { iconOf } from '../frame/icons.ts';
import { useOverlay } from '../overlays/overlay.ts';
import { writePeriod } from '../period/period.ts';
import { SHORTCUTS } from '../shortcuts/shortcuts.ts';
import type { ThemeChoice } from '../theme/choice.ts';
import { chooseTheme, useThemeChoice } from '../theme/use-theme.ts';
import type { Entry } from './entry.ts';

export interface ActionParts {
  /** The screen over which the palette lies. */
  route: ShellRoute | null;
  goTo: (address: string, state?: object) => void;
  onToggleSidebar: () => void;
}

/** What can be done here, those that people do most first. */
export function useActions(parts: ActionParts): Entry[] {
  const { goTo } = parts;
  const creation = useOpens()('newOrganisation');
  return [
    ...useDeclared(goTo),
    ...usePeriods(parts.route),
    ...useFrameActions(parts),
    ...useThemes(),
    ...(creation
      ? [
          action(
            'add-organisation',
            Building2,
            'Organisatie toevoegen',
            'nieuw bedrijf aanmaken',
            () => goTo(creation),
          ),
        ]
      : []),
    action('sign-out', LogOut, 'Uitloggen', 'afmelden stoppen', useSession().signOut),
  ];
}

/** Icons that a declaration may name besides those of the navigation. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'new-chat': MessageSquarePlus,
};

/** What the remotes say that can be done with them. */
function useDeclared(goTo: ActionParts['goTo']): Entry[] {
  const { active, organisation } = useProject();
  const remotes = useWorld().composition.remotes();
  const actions = remotes.flatMap(({ declaration }) => declaration?.actions ?? []);
  return actions.map(({ label, words, icon, address, state }) =>
    action(address, ICONS[icon] ?? iconOf(icon), label, words, () => {
      const values = {
        project_id: active?.project_id ?? '',
        organisation_id: organisation?.organisation_id ?? '',
        uuid: crypto.randomUUID(),
      };
      goTo(filled(address, values), state);
    }),
  );
}

function action(
  name: string,
  icon: LucideIcon,
  label: string,
  words: string | undefined,
  run: () => void,
): Entry {
  return { key: `action:${name}`, icon, label, words, run };
}

function useFrameActions({ route, onToggleSidebar }: ActionParts): Entry[] {
  const bus = useBus();
  const open = useBusValue('chatOpen');
  const { show } = useOverlay();
  const chat = action(
    'assistant',
    MessageSquareText,
    open ? 'Assistent sluiten' : 'Assistent openen',
    'chat paneel vraag',
    () => bus.set('chatOpen', !open),
  );
  return [
    ...(route?.sidePanel ? [chat] : []),
    // The dialog is gone before the browser's own window comes.
    action('print', Printer, 'Afdrukken', 'printen pdf', () => setTimeout(() => window.print())),
    {
      ...action('sidebar', PanelLeft, SHORTCUTS.sidebar.label, 'menu inklappen', onToggleSidebar),
      keys: SHORTCUTS.sidebar.keys[0],
    },
    {
      ...action('shortcuts', Keyboard, SHORTCUTS.overview.label, 'toetsen toetsenbord hulp', () =>
        show('shortcuts'),
      ),
      keys: SHORTCUTS.overview.keys[0],
    },
    action('about', Info, 'Over Kengetal', 'versie support hulp', () => show('about')),
  ];
}

/** The presets where the screen is of a period, but the one that is chosen. */
function usePeriods(route: ShellRoute | null): Entry[] {
  const { presets, preset, choose } = usePeriod();
  if (!route || route.period === 'none') return [];
  return presets
    .filter((one) => one.naam !== preset?.naam)
    .map((one) => ({
      ...action(
        `period ${one.naam}`,
        Calendar,
        `Periode: ${one.naam}`,
        `andere ${writePeriod(one)}`,
        () => choose(one),
      ),
      detail: formatPeriodRange(one.periode_min, one.periode_max),
    }));
}

const THEMES: readonly { choice: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { choice: 'light', label: 'Licht thema', icon: Sun },
  { choice: 'dark', label: 'Donker thema', icon: Moon },
  { choice: 'system', label: 'Thema van het systeem', icon: Monitor },
];

function useThemes(): Entry[] {
  const chosen = useThemeChoice();
  return THEMES.filter(({ choice }) => choice !== chosen).map(({ choice, label, icon }) =>
    action(`theme ${choice}`, icon, label, 'thema weergave kleuren nacht dag', () =>
      chooseTheme(choice),
    ),
  );
}
