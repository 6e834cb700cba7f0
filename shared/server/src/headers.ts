export type Headers = Readonly<Record<string, string>>;

/** For what is no page, and for a page whose own policy was forgotten: nothing may run. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const ONE_YEAR_S = 31_536_000;

const COMMON: Headers = {
  'Content-Security-Policy': NOTHING,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
};

/** What every answer of a server carries: what all have, with what this one has of its own. */
export function headersOf(own: Headers, production: boolean): Headers {
  return {
    ...COMMON,
    ...own,
    ...(production && { 'Strict-Transport-Security': `max-age=${ONE_YEAR_S}; includeSubDomains` }),
  };
}
