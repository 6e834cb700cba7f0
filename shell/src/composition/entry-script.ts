import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type RemoteEntryExports = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

export interface EntryScript {
  url: string;
  /** sha384 of the file; the browser refuses to run anything else. */
  integrity: string;
  /** Global variable that the script sets. */
  global: string;
  /** Above 0 the address gets another query: Chromium queues behind a request that hangs. */
  attempt: number;
}

/** Runs a remote's entry script and gives its container. */
export async function loadEntryScript(entry: EntryScript): Promise<RemoteEntryExports> {
  await runScript(entry);
  const container: unknown = Reflect.get(globalThis, entry.global);
  if (!isContainer(container)) throw new Error(`${entry.url} does not hold a remote`);
  return container;
}

function runScript({ url, integrity, attempt }: EntryScript): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = attempt > 0 ? `${url}?poging=${attempt}` : url;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is RemoteEntryExports {
  return (
    typeof value === 'object' &&
    value !== null &&
    'get' in value &&
    typeof value.get === 'function' &&
    'init' in value &&
    typeof value.init === 'function'
  );
}
