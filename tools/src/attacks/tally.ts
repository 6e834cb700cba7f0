import type { Answer } from './requests.ts';

/** What an answer must be; otherwise any answer that is not a fault of the server is right. */
export interface Rule {
  readonly expected?: readonly number[];
  readonly withinMs?: number;
  /** There is more to do than can be done: 503 is right. */
  readonly overload?: boolean;
}

const WITHIN_MS = 1_000;
const SHOWN = 500;
const SHOWN_OF_ANSWER = 160;

/** Counts the answers of one attack and what was wrong with them. */
export class Tally {
  requests = 0;
  serverErrors = 0;
  /** Longest time from a kill or a full disk to the next right answer. */
  recoveryMs: number | undefined;
  readonly faults: string[] = [];
  /** Why it could not be done here. */
  skipped: string | undefined;

  /** @param timed whether an answer that comes late is wrong */
  constructor(private readonly timed = true) {}

  fault(what: string): void {
    this.faults.push(what.length > SHOWN ? `${what.slice(0, SHOWN)}…` : what);
  }

  /** Holds an answer against its rule. */
  judge(what: string, answer: Answer, rule: Rule = {}): void {
    const { expected, withinMs = WITHIN_MS } = rule;
    this.requests += 1;
    const { status, ms } = answer;
    const said = `${status} ${answer.text.slice(0, SHOWN_OF_ANSWER)}`;
    if (isServerError(status, rule)) {
      this.serverErrors += 1;
      this.fault(`${said} op ${what}`);
    } else if (expected && !expected.includes(status)) {
      this.fault(`${said} in plaats van ${expected.join(' of ')} op ${what}`);
    }
    if (this.timed && ms > withinMs) this.fault(`${Math.round(ms)} ms voor ${what}`);
  }
}

function isServerError(status: number, { overload = false }: Rule): boolean {
  if (status === 503) return !overload;
  return status === 0 || status >= 500;
}
