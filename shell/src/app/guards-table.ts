/**
 * Where everyone is sent, written down from specification §2 by hand: for each address, and for who
 * is signed out, and who is signed in at each step of setting up. Only tests read it.
 */

export const STAY = 'blijft';
const L = '/login';
const D = '/dashboard';
const O = '/organisatie-aanmaken';
const C = '/connectie-aanmaken?org_id=o1';

export type Column = 'signedOut' | 'unknown' | 'organisation' | 'connection' | 'complete';

type Row = [string, string, string, string, string, string];

// address, signed out, and signed in: not known yet, organisation, connection, complete
const ROWS: Row[] = [
  ['/', L, D, O, C, D],
  ['/login', STAY, D, O, C, D],
  ['/login/', STAY, D, O, C, D],
  ['/LOGIN', STAY, D, O, C, D],

  ['/dashboard', L, STAY, O, C, STAY],
  ['/dashboard/', L, STAY, O, C, STAY],
  ['/Dashboard', L, STAY, O, C, STAY],
  ['/analytics', L, STAY, O, C, STAY],
  ['/analytics/overview', L, STAY, O, C, STAY],
  ['/analytics/recurring', L, STAY, O, C, STAY],
  ['/analytics/profits', L, STAY, O, C, STAY],
  ['/suggesties', L, STAY, O, C, STAY],
  ['/suggestie/7', L, STAY, O, C, STAY],
  ['/chat', L, STAY, O, C, STAY],
  ['/chat/7', L, STAY, O, C, STAY],
  ['/detail', L, STAY, O, C, STAY],
  ['/rapporten', L, STAY, O, C, STAY],
  ['/RAPPORTEN/', L, STAY, O, C, STAY],
  ['/rapport', L, STAY, O, C, STAY],
  ['/organisatie', L, STAY, O, C, STAY],
  ['/project', L, STAY, O, C, STAY],

  ['/organisatie-aanmaken', L, STAY, STAY, STAY, STAY],
  ['/connectie-aanmaken', L, STAY, STAY, STAY, STAY],
  ['/connectie-aanmaken/', L, STAY, STAY, STAY, STAY],
  ['/exact', L, STAY, STAY, STAY, STAY],
  ['/exact/', L, STAY, STAY, STAY, STAY],
  ['/Exact', L, STAY, STAY, STAY, STAY],
  ['/account', L, STAY, STAY, STAY, STAY],

  ['/nergens', L, D, O, C, D],
  ['/dashboard/anders', L, D, O, C, D],
  ['/analytics/anders', L, D, O, C, D],
  ['/suggestie', L, D, O, C, D],
  ['/suggestie/7/anders', L, D, O, C, D],
  ['/chat/7/anders', L, D, O, C, D],
  ['/exact/anders', L, D, O, C, D],
];

/** Where the guards lead to, as the remotes declare it. */
export const OPENS = {
  newOrganisation: O,
  newConnection: '/connectie-aanmaken?org_id={organisation_id}',
};

/**
 * Create organisation, create connection and the OAuth callback: never sent on from. Nor is who looks
 * at what is kept of them, which the specification has no address for.
 */
export const SETTING_UP = new Set([O, '/connectie-aanmaken', '/exact', '/account']);

export interface Rule {
  path: string;
  expected: Record<Column, string>;
}

export const RULES: Rule[] = ROWS.map(
  ([path, signedOut, unknown, organisation, connection, complete]) => ({
    path,
    expected: { signedOut, unknown, organisation, connection, complete },
  }),
);

/** The routes of specification §2 that show a screen. */
export const SCREENS: Record<string, readonly string[]> = {
  'mfe-dashboard': ['/dashboard', '/suggesties', '/suggestie/:suggestion_id'],
  'mfe-analytics': ['/analytics/overview', '/analytics/recurring', '/analytics/profits', '/detail'],
  'mfe-reports': ['/rapporten', '/rapport'],
  'mfe-chat': ['/chat/:id?'],
  'mfe-settings': [
    '/organisatie',
    '/project',
    '/organisatie-aanmaken',
    '/connectie-aanmaken',
    '/exact',
    '/account',
  ],
};
