import { ApiError, messageOf } from '@kengetal/platform';
import type { ProblemCode } from '@kengetal/contract';

/** Why a consent came to nothing: what happened, and what to do. */
export interface Refusal {
  title: string;
  text: string;
  /** On the button that begins anew. */
  retry: string;
}

const REFUSALS: Partial<Record<ProblemCode, Omit<Refusal, 'text'>>> = {
  unprocessable: { title: 'Je gaf geen toestemming', retry: 'Opnieuw naar Exact Online' },
  not_found: { title: 'Deze toestemming hoort niet bij je sessie', retry: 'Opnieuw koppelen' },
  conflict: { title: 'De code is al gebruikt of verlopen', retry: 'Opnieuw koppelen' },
  forbidden: {
    title: 'Geen rechten op deze administratie',
    retry: 'Koppelen met een ander account',
  },
  unavailable: { title: 'Exact Online is niet bereikbaar', retry: 'Opnieuw proberen' },
};

const OTHER = { title: 'Het koppelen is niet gelukt', retry: 'Opnieuw koppelen' };

/** What the user is told of a refused callback; nothing that was read before is lost by it. */
export function refusalOf(error: Error): Refusal {
  const known = error instanceof ApiError ? REFUSALS[error.code] : undefined;
  const detail = error instanceof ApiError ? error.problem.detail : undefined;
  return { ...(known ?? OTHER), text: known && detail ? detail : messageOf(error) };
}
