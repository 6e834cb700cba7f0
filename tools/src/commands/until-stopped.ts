const LOOK_EVERY_MS = 1_000;

/** Settles when this program is asked to end: by a signal, or because what started it is gone. */
export function untilStopped(environment: Record<string, string | undefined>): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => resolve();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    if (process.channel) process.on('disconnect', stop);
    // Under npm the parent is npm; killed hard, it cannot pass a signal on.
    if (environment.npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    const looking = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(looking);
      resolve();
    }, LOOK_EVERY_MS);
    looking.unref();
  });
}
