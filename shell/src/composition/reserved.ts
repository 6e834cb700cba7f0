/** Paths of design §2: they stay with their remote also when the registry does not have it. */
export const RESERVED_PATHS: Readonly<Record<string, readonly string[]>> = {
  'mfe-dashboard': ['/dashboard', '/suggesties', '/suggestie/:suggestion_id'],
  'mfe-reports': ['/rapporten', '/rapport'],
  'mfe-analytics': [
    '/analytics',
    '/analytics/overview',
    '/analytics/recurring',
    '/analytics/profits',
    '/detail',
  ],
  'mfe-chat': ['/chat/:id?'],
  'mfe-settings': [
    '/organisatie',
    '/project',
    '/organisatie-aanmaken',
    '/connectie-aanmaken',
    '/exact',
  ],
};
