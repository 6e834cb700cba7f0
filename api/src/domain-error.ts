import type { Problem, ProblemCode } from '@kengetal/contract';

/** What can be wrong with what somebody asks; the other codes are about the form of a request. */
type DomainErrorCode = Exclude<ProblemCode, 'invalid_request' | 'internal'>;

/** Why something is not done, whoever asked and by whatever way; `detail` is Dutch, for the user. */
export class DomainError extends Error {
  override readonly name: string = 'DomainError';

  constructor(
    readonly code: DomainErrorCode,
    readonly detail?: string,
    readonly errors?: Problem['errors'],
  ) {
    super(detail ?? code);
  }
}
