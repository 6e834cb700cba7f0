import type { Headers } from '@kengetal/server';

/**
 * What every answer of the sandbox has of its own. There is no form-action on purpose: it also
 * governs the redirects after a form, and those lead back to the application.
 */
export const SANDBOX_HEADERS: Headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';'),
  'Referrer-Policy': 'same-origin',
};
