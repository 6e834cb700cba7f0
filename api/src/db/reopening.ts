import { startEngineWorker, type EngineWorker } from './engine-worker.ts';

/** The engine, opened again after its worker had to be ended: the log of the folder loses nothing. */
export interface ReopeningEngine {
  /**
   * The engine as it is now. A transaction keeps to the one it began on: what it asks after that
   * ended must not run outside of it.
   */
  current(): Promise<EngineWorker>;
  close(): Promise<void>;
}

/** Opens the engine on a folder. Throws what keeps it from opening. */
export async function reopeningEngine(folder: string): Promise<ReopeningEngine> {
  let isClosed = false;
  let current: Promise<EngineWorker> | undefined;
  const open = () => {
    const opening = (current ??= startEngineWorker(folder, () => {
      current = undefined;
      // Who asks next finds it open; when it cannot be opened, that is told then.
      if (!isClosed && hasOpened) open().catch(() => undefined);
    }));
    opening.then(
      () => (hasOpened = true),
      () => (hasOpened = false),
    );
    return opening;
  };
  let hasOpened = false;
  await open();
  return {
    current: open,
    close: async () => {
      isClosed = true;
      await (await open()).close();
    },
  };
}
