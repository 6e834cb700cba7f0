/* global setImmediate, setInterval -- this runs in the API */
// Loaded before the API that is measured, which itself knows nothing of it: answers over IPC how
// much memory the program took and how long its event loop was kept, since it was asked to begin.
import { subscribe } from 'node:diagnostics_channel';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 2;
const SAMPLE_EVERY_MS = 20;

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
  setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, SAMPLE_EVERY_MS).unref();
  process.on('message', (message) => {
    if (message === 'begin') {
      peak = process.memoryUsage.rss();
      delays.enable();
      delays.reset();
    } else if (message === 'stats') {
      const stats = {
        peakBytes: peak,
        lagP99Ms: delayMs(delays.percentile(99)),
        lagMaxMs: delayMs(delays.max),
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
      void workers.find((worker) => worker.threadId !== -1)?.terminate();
    }
  });
  process.channel.unref();
}

/** Threads that the program starts from now on, in that order. */
function rememberedWorkers() {
  const threads = createRequire(import.meta.url)('node:worker_threads');
  const workers = [];
  threads.Worker = class extends threads.Worker {
    constructor(...given) {
      super(...given);
      workers.push(this);
    }
  };
  syncBuiltinESMExports();
  return workers;
}
