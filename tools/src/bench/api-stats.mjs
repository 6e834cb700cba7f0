/* global performance, setImmediate, setInterval -- this runs in the API */
// Loaded before the API that is measured, which itself knows nothing of it: answers over IPC how
// much memory the program took and how long its event loop was kept, since it was asked to begin.
import { openSync, readSync } from 'node:fs';
import { subscribe } from 'node:diagnostics_channel';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 2;
const SAMPLE_EVERY_MS = 20;
/** Between two looks at the processor time; it is in what they find. */
const HELD_EVERY_MS = 4;
/** Batches of an import on their way, at most. */
const UNDER_WAY = 4;

if (isMainThread && process.channel) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  // The interval of the measurement itself is in what it measures.
  const delayMs = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  let peak = 0;
  let columns = null;
  const workers = rememberedWorkers();
  subscribe('kengetal:columns', (loaded) => {
    columns = loaded;
  });
  const held = longestHeld();
  const batches = timedCount();
  subscribe('kengetal:batches', (change) => batches.add(change));
  let cpu = process.cpuUsage();
  const busy = busyThreads(workers);
  setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, SAMPLE_EVERY_MS).unref();
  process.on('message', (message) => {
    if (message === 'begin') {
      peak = process.memoryUsage.rss();
      delays.enable();
      delays.reset();
      held.reset();
      batches.reset();
      busy.reset();
      cpu = process.cpuUsage();
    } else if (message === 'stats') {
      const stats = {
        peakBytes: peak,
        lagP99Ms: delayMs(delays.percentile(99)),
        lagMaxMs: delayMs(delays.max),
        heldMaxMs: held.ms(),
        cpuMs: cpuMs(process.cpuUsage(cpu)),
        busyMs: busy.ms(),
        loadingMs: batches.ms(1),
        fullMs: batches.ms(UNDER_WAY),
      };
      delays.disable();
      process.send({ stats });
    } else if (message === 'columns') {
      process.send({ columns });
    } else if (message === 'throw') {
      setImmediate(() => {
        throw new Error('thrown for a measurement');
      });
    } else if (message === 'worker') {
      // The embedded database is the first that the API starts.
      void workers.find(({ worker }) => worker.threadId !== -1)?.worker.terminate();
    }
  });
  process.channel.unref();
}

/**
 * Most processor time that the main thread took between two turns of its loop: a delay on a clock
 * also counts that others had the processors. NaN where the system does not tell (Linux does).
 */
function longestHeld() {
  if (process.platform !== 'linux') return { reset: () => undefined, ms: () => NaN };
  const file = openSync('/proc/thread-self/schedstat');
  const text = Buffer.alloc(100);
  const spentMs = () => parseInt(text.toString('latin1', 0, readSync(file, text, 0, 100, 0))) / 1e6;
  let before = spentMs();
  let longest = 0;
  const look = () => {
    const now = spentMs();
    longest = Math.max(longest, now - before);
    before = now;
  };
  setInterval(look, HELD_EVERY_MS).unref();
  return {
    reset: () => {
      look();
      longest = 0;
    },
    ms: () => {
      look();
      return longest;
    },
  };
}

/** Threads that the program starts from now on, in that order. */
function rememberedWorkers() {
  const threads = createRequire(import.meta.url)('node:worker_threads');
  const workers = [];
  threads.Worker = class extends threads.Worker {
    constructor(...given) {
      super(...given);
      workers.push({ worker: this, role: given[1]?.workerData?.role });
    }
  };
  syncBuiltinESMExports();
  return workers;
}

const cpuMs = ({ user, system }) => (user + system) / 1_000;

/** For how long a count was at least so much. */
function timedCount() {
  let count = 0;
  let since = performance.now();
  const spent = new Map();
  const pass = () => {
    const now = performance.now();
    spent.set(count, (spent.get(count) ?? 0) + now - since);
    since = now;
  };
  return {
    add: (change) => {
      pass();
      count += change;
    },
    reset: () => {
      pass();
      spent.clear();
    },
    ms: (least) => {
      pass();
      return [...spent].reduce((sum, [of, ms]) => sum + (of >= least ? ms : 0), 0);
    },
  };
}

/** How long the event loops were busy: of the program itself, and of its threads by their role. */
function busyThreads(workers) {
  const none = { active: 0 };
  const before = new Map();
  const all = () => [
    { of: performance, role: 'main' },
    ...workers.map(({ worker, role }) => ({ of: worker.performance, role })),
  ];
  return {
    reset: () => {
      for (const { of } of all()) before.set(of, of.eventLoopUtilization());
    },
    ms: () => {
      const busy = {};
      for (const { of, role } of all()) {
        if (role === undefined) continue;
        const { active } = of.eventLoopUtilization();
        busy[role] = (busy[role] ?? 0) + active - (before.get(of) ?? none).active;
      }
      return busy;
    },
  };
}
