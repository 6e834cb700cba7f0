import type { Problem, ProblemCode } from '@kengetal/contract';

const TITLES: Record<ProblemCode, { status: number; title: string }> = {
  invalid_request: { status: 400, title: 'De aanvraag klopt niet.' },
  unauthenticated: { status: 401, title: 'Je bent niet ingelogd.' },
  session_expired: { status: 401, title: 'Je sessie is verlopen.' },
  refresh_rejected: { status: 401, title: 'Je sessie is beëindigd. Log opnieuw in.' },
  sign_in_rejected: { status: 401, title: 'Inloggen is niet gelukt. Probeer het opnieuw.' },
  sign_in_tenant: { status: 401, title: 'Je organisatie heeft geen toegang tot Kengetal.' },
  sign_in_clock: { status: 401, title: 'De klok van je apparaat loopt niet gelijk.' },
  forbidden: { status: 403, title: 'Je hebt hier geen rechten voor.' },
  not_found: { status: 404, title: 'Dit is niet gevonden.' },
  conflict: { status: 409, title: 'Dit kan nu niet.' },
  too_large: { status: 413, title: 'Het bestand is te groot.' },
  unprocessable: { status: 422, title: 'De ingevulde gegevens kloppen niet.' },
  file_refused: { status: 422, title: 'Dit bestand kan niet worden gelezen.' },
  rate_limited: { status: 429, title: 'Dit zijn te veel aanvragen. Wacht even.' },
  unavailable: { status: 503, title: 'De dienst is even niet bereikbaar.' },
  internal: { status: 500, title: 'Er ging iets mis aan onze kant. Probeer het opnieuw.' },
};

/** Thrown to answer with a problem document; the detail is Dutch and meant for the user. */
export class HttpProblem extends Error {
  readonly code: ProblemCode;
  readonly detail?: string;
  readonly errors?: Problem['errors'];

  constructor(code: ProblemCode, detail?: string, errors?: Problem['errors']) {
    super(detail ?? TITLES[code].title);
    this.name = 'HttpProblem';
    this.code = code;
    this.detail = detail;
    this.errors = errors;
  }

  get status(): number {
    return TITLES[this.code].status;
  }

  /** RFC 9457 document. */
  document(): Problem {
    const { status, title } = TITLES[this.code];
    const { code, detail, errors } = this;
    return { type: `urn:kengetal:problem:${code}`, status, code, title, detail, errors };
  }
}
