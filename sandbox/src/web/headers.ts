import type { ServerResponse } from 'node:http';

/**
 * What every answer of the sandbox carries. There is no form-action on purpose: it also governs the redirects after a
 * form, and those lead back to the application.
 */
export function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      'img-src data:',
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join(';'),
  );
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
}
