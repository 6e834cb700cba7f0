/** A version of a record; of one record only the newest is live. */
export interface Stamped {
  /** Above those of all versions written before it, in the whole division. */
  timestamp: number;
  live: boolean;
}

/** Records in the order in which they were last written, as synchronising reads them. */
export class Log<Row extends Stamped> {
  readonly rows: Row[] = [];

  constructor(private readonly stamp: () => number) {}

  add(row: Omit<Row, keyof Stamped>): Row {
    // The rest of a Row is what was given.
    const written = { ...row, timestamp: this.stamp(), live: true } as Row;
    this.rows.push(written);
    return written;
  }

  /** Writes a record anew: it comes again with a higher timestamp. */
  replace(row: Row, changes: Partial<Omit<Row, keyof Stamped>>): Row {
    row.live = false;
    return this.add({ ...row, ...changes });
  }

  /** Gives everything a new timestamp. */
  restamp(): void {
    const left = this.rows.filter(({ live }) => live);
    for (const row of left) row.timestamp = this.stamp();
    this.rows.length = 0;
    for (const row of left) this.rows.push(row);
  }

  /** Place of the first version with a higher timestamp. */
  after(timestamp: number): number {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.rows[middle]?.timestamp ?? Infinity) > timestamp) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
