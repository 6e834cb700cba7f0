/** A file that is no budget that can be read; what is wrong, in sentences for the user. */
export class BudgetRefused extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems[0] ?? 'Dit bestand is niet te lezen.');
    this.problems = problems;
  }
}
