/** Does some work later, in ms; what it gives takes that back. */
export type After = (ms: number, work: () => void) => () => void;

/** By the clock of the system; a program that ends does not wait for it. */
export const afterMs: After = (ms, work) => {
  const timer = setTimeout(work, ms).unref();
  return () => clearTimeout(timer);
};
