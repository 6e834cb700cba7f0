import type { ComponentType } from 'react';
import { declarationSchema, type RemoteDeclarationInput } from '@kengetal/contract/remote';
import { RELEASE } from '../app/release.ts';
import type { RemoteSummary } from '../app/shell-routes.ts';
import type { ShellComposition } from '../app/world.ts';

const screen = { kind: 'screen' } as const;

/** Declarations with each kind of route, as remotes write them. */
const DECLARATIONS: RemoteDeclarationInput[] = [
  {
    name: 'mfe-analytics',
    contract: 1,
    routes: [
      {
        kind: 'redirect',
        name: 'analytics',
        path: '/analytics',
        to: '/analytics/overview',
        breadcrumb: 'Analytics',
      },
      {
        ...screen,
        screen: 'Overview',
        name: 'analytics-overview',
        path: '/analytics/overview',
        breadcrumb: 'Overzicht',
        parent: '/analytics',
        period: 'any',
        chatToggle: true,
      },
    ],
    navigation: [
      { label: 'Analytics', icon: 'analytics', path: '/analytics', order: 4, shortcut: 'a' },
    ],
  },
  {
    name: 'mfe-dashboard',
    contract: 1,
    routes: [
      {
        ...screen,
        screen: 'Dashboard',
        name: 'dashboard',
        path: '/dashboard',
        breadcrumb: 'Dashboard',
        period: 'month',
      },
      {
        ...screen,
        screen: 'Suggesties',
        name: 'suggesties',
        path: '/suggesties',
        breadcrumb: 'Suggesties',
        parent: '/dashboard',
        inMenu: true,
      },
      {
        ...screen,
        screen: 'Suggestie',
        name: 'suggestie-detail',
        path: '/suggestie/:suggestion_id',
        breadcrumb: 'Suggestie',
        parent: '/suggesties',
        bottomPadding: false,
      },
    ],
    navigation: [
      { label: 'Dashboard', icon: 'dashboard', path: '/dashboard', order: 1, shortcut: 'd' },
    ],
  },
  {
    name: 'mfe-reports',
    contract: 1,
    title: 'Rapporten',
    routes: [
      {
        ...screen,
        screen: 'Report',
        name: 'rapporten',
        path: '/rapporten',
        breadcrumb: 'Rapporten',
        reportFilter: true,
        chatToggle: true,
      },
    ],
    navigation: [
      { label: 'Rapporten', icon: 'report', path: '/rapporten', order: 2, shortcut: 'r' },
    ],
    reportParts: [{ query: 'tab=balans', label: 'Balans', words: 'activa' }],
    opens: { report: '/rapporten?type={type}&rapport={period}' },
  },
  {
    name: 'mfe-chat',
    contract: 1,
    routes: [
      {
        ...screen,
        screen: 'Chat',
        name: 'chat',
        path: '/chat/:id?',
        breadcrumb: 'Chat',
        sidePanel: false,
      },
    ],
    navigation: [{ label: 'Chat', icon: 'onbekend', path: '/chat', order: 3, shortcut: 'c' }],
    slots: ['side-panel', 'recent-chats'],
    opens: { chat: '/chat/{chat_id}' },
    actions: [
      { label: 'Nieuwe chat', icon: 'new-chat', address: '/chat/{uuid}', state: { newChat: true } },
    ],
  },
  {
    name: 'mfe-settings',
    contract: 1,
    grouped: [
      {
        group: 'Administratie',
        label: 'Upload',
        icon: 'upload',
        address: '/connectie-aanmaken?org_id={organisation_id}',
        order: 2,
      },
      {
        group: 'Administratie',
        label: 'Bronnen',
        icon: 'sources',
        address: '/project?tab=bronnen',
        order: 1,
      },
    ],
    routes: [
      {
        ...screen,
        screen: 'Organisation',
        name: 'organisatie',
        path: '/organisatie',
        breadcrumb: 'Organisatie',
      },
      { ...screen, screen: 'Project', name: 'project', path: '/project', breadcrumb: 'Project' },
      {
        ...screen,
        screen: 'Account',
        name: 'account',
        path: '/account',
        breadcrumb: 'Mijn account',
        words: 'profiel',
        onboarding: true,
      },
      {
        ...screen,
        screen: 'CreateOrganisation',
        name: 'organisatie-aanmaken',
        path: '/organisatie-aanmaken',
        breadcrumb: 'Organisatie aanmaken',
        onboarding: true,
      },
      {
        ...screen,
        screen: 'CreateConnection',
        name: 'connectie-aanmaken',
        path: '/connectie-aanmaken',
        breadcrumb: 'Koppeling aanmaken',
        onboarding: true,
      },
    ],
    opens: {
      organisation: '/organisatie?organisation_id={organisation_id}',
      newOrganisation: '/organisatie-aanmaken',
      newConnection: '/connectie-aanmaken?org_id={organisation_id}',
      account: '/project?tab=rekeningen&zoek={account}',
      ownAccount: '/account',
    },
    actions: [
      {
        label: 'Auditfile uploaden',
        icon: 'upload',
        address: '/connectie-aanmaken?org_id={organisation_id}',
      },
    ],
    shortcuts: [
      {
        group: 'Rekeningen van een project',
        entries: [{ keys: ['x', 'Space'], label: 'Rekening kiezen' }],
      },
    ],
  },
];

export interface FakeComposition extends ShellComposition {
  /** Names of remotes whose code was asked for early. */
  prefetched: string[];
  /** Versions that are published, by name; the page runs what stood here at its start. */
  published: Record<string, string>;
}

/** Remotes whose screens and slots show their own name, or what the test gives. */
export function fakeComposition(
  screens: Record<string, ComponentType> = {},
  changes: Record<string, Partial<RemoteSummary>> = {},
): FakeComposition {
  const remotes = DECLARATIONS.map((input): RemoteSummary => {
    const declaration = declarationSchema.parse(input);
    return { name: input.name, declaration, ...changes[input.name] };
  });
  const prefetched: string[] = [];
  const shown = new Set<string>();
  const published = Object.fromEntries(
    ['shell', ...DECLARATIONS.map(({ name }) => name)].map((name) => [
      name,
      name === 'shell' ? RELEASE : '1.0.0',
    ]),
  );
  const started = { ...published };
  return {
    prefetched,
    published,
    releases: () =>
      remotes.map(({ name, declaration }) => ({
        name,
        title: declaration?.title ?? name,
        current: started[name] ?? null,
        // Only what was looked at is in use.
        shown: shown.has(name) ? (started[name] ?? null) : null,
        why: null,
        percentage: null,
      })),
    registry: () => ({ readable: true, readAt: 0 }),
    ownerOf: () => null,
    onReplaced: () => () => undefined,
    latestShell: async () => published.shell ?? null,
    remotes: () => remotes,
    subscribe: () => () => undefined,
    prefetch: (remote, path) => prefetched.push(path === undefined ? remote : `${remote} ${path}`),
    Screen: ({ remote, screen: name }) => {
      shown.add(remote);
      const Own = screens[name];
      return Own ? <Own /> : <h1>{name || `${remote} ontbreekt`}</h1>;
    },
    Slot: ({ slot }) => {
      const Own = screens[slot];
      return (
        <section aria-label={slot}>
          {Own ? <Own /> : <button type="button">Iets in {slot}</button>}
        </section>
      );
    },
  };
}
