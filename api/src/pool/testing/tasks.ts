import { workerOf, type Task } from '../task.ts';

/** Tasks that a pool must bear. */
export const TOO_MUCH_TASKS = {
  forEver: {
    name: 'for-ever',
    withinMs: 500,
    tooMuch: 'Dit duurt te lang.',
    work: () => {
      for (;;);
    },
  },
  hungry: {
    name: 'hungry',
    withinMs: 20_000,
    tooMuch: 'Dit is te groot.',
    work: () => {
      const kept: number[][] = [];
      for (;;) kept.push(new Array<number>(1_000).fill(kept.length));
    },
  },
  quick: { name: 'quick', withinMs: 10_000, tooMuch: '', work: () => 1 },
  rows: {
    name: 'rows',
    withinMs: 10_000,
    tooMuch: '',
    work: (_, { sql }) => sql.rows<number>('SELECT'),
  },
} satisfies Record<string, Task<null, unknown>>;

export const SCRIPT = import.meta.url;

export const doTask = workerOf(Object.values(TOO_MUCH_TASKS));
