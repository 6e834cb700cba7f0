/**
 * Who wants things unchanged, and who waits to write until nobody does.
 * @param ended called when nobody wants it any more
 */
export function stillness(ended: () => void) {
  let wanted = 0;
  let overdue = 0;
  const waiting: (() => void)[] = [];
  const begin = () => {
    for (const start of waiting.splice(0)) start();
  };
  return {
    mayWrite: () => wanted === 0,
    /** Somebody waits to write; to be called what it answers when that is over. */
    awaited: (patienceMs: number) => {
      let isOverdue = false;
      const timer = setTimeout(() => {
        isOverdue = true;
        overdue += 1;
      }, patienceMs);
      return () => {
        clearTimeout(timer);
        if (isOverdue) overdue -= 1;
        if (overdue === 0) begin();
      };
    },
    unchanged: async <T>(work: () => Promise<T>): Promise<T> => {
      while (overdue > 0) await new Promise<void>((start) => waiting.push(start));
      wanted += 1;
      try {
        return await work();
      } finally {
        wanted -= 1;
        if (wanted === 0) ended();
      }
    },
  };
}
