/** One thing that was done, and what was seen of it. */
export interface Row {
  readonly done: string;
  readonly seen: string;
  readonly right: boolean;
  readonly seconds: number;
}

/** Does one thing and keeps what was seen; a failure is a row as well, and the rest goes on. */
export class Table {
  readonly rows: Row[] = [];

  async row(done: string, work: () => Promise<string>): Promise<boolean> {
    const begin = performance.now();
    const [right, seen] = await work().then(
      (words) => [true, words] as const,
      (error: unknown) => [false, error instanceof Error ? error.message : String(error)] as const,
    );
    const seconds = Math.round((performance.now() - begin) / 1_000);
    this.rows.push({ done, seen, right, seconds });
    console.log(lineOf({ done, seen, right, seconds }));
    return right;
  }

  /** The whole table, and a line of JSON as the last. */
  print(): void {
    console.log(['', '== Wat er is gedaan en gezien ==', ...this.rows.map(lineOf)].join('\n'));
    const failed = this.rows.filter(({ right }) => !right);
    const cases = this.rows.length;
    console.log(JSON.stringify({ cases, failed: failed.length, rows: this.rows }));
  }
}

const lineOf = ({ done, seen, right, seconds }: Row): string =>
  `${right ? '✓' : '✗'} ${done} (${seconds} s)\n    ${seen.split('\n').slice(0, 12).join('\n    ')}`;
