/** Where a command writes to. */
export interface Streams {
  out(text: string): void;
  error(text: string): void;
}
