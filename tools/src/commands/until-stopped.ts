import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 1_000;

/** Settles when this program is asked to end: by a signal, or because what started it is gone. */
export function untilStopped(environment: Record<string, string | undefined>): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => resolve();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    if (process.channel) process.on('disconnect', stop);
    // Under npm a shell stands between; npm, killed hard, cannot pass a signal on.
    if (environment.npm_lifecycle_event === undefined) return;
    const before = ancestors();
    const looking = setInterval(() => {
      if (ancestors() === before) return;
      clearInterval(looking);
      resolve();
    }, LOOK_EVERY_MS);
    looking.unref();
  });
}

/** Process numbers of what started this one and, where the system shows it, of what started that. */
function ancestors(): string {
  const { ppid } = process;
  try {
    const stat = readFileSync(`/proc/${ppid}/stat`, 'utf8');
    return `${ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(ppid);
  }
}
