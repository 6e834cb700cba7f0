import { join } from 'node:path';
import { makeFilesOwnerOnly, makeOwnerOnly } from '@kengetal/server';
import closeWithGrace from 'close-with-grace';
import { startSandbox } from './sandbox.ts';

const DEFAULT_BASE_PORT = 4000;
const SANDBOX_OFFSET = 20;
const MAIL_OFFSET = 25;

async function main(): Promise<void> {
  const { KENGETAL_PORT, KENGETAL_DATA, KENGETAL_SANDBOX_HOST } = process.env;
  const { KENGETAL_SANDBOX_ORIGIN, KENGETAL_SHELL_ORIGIN } = process.env;
  const { EXACT_CLIENT_ID, EXACT_CLIENT_SECRET, EXACT_REDIRECT_URI } = process.env;
  const base = Number(KENGETAL_PORT || DEFAULT_BASE_PORT);
  if (!Number.isInteger(base) || base < 1 || base + MAIL_OFFSET > 65_535) {
    throw new Error(`KENGETAL_PORT is geen poort: ${KENGETAL_PORT}`);
  }
  const port = base + SANDBOX_OFFSET;
  const dataDir = join(KENGETAL_DATA || '.data', 'sandbox');
  makeFilesOwnerOnly();
  makeOwnerOnly(dataDir);
  const sandbox = await startSandbox({
    port,
    mailPort: base + MAIL_OFFSET,
    host: KENGETAL_SANDBOX_HOST || undefined,
    origin: KENGETAL_SANDBOX_ORIGIN || undefined,
    dataDir,
    exact: {
      clientId: EXACT_CLIENT_ID || undefined,
      clientSecret: EXACT_CLIENT_SECRET || undefined,
      ...(EXACT_REDIRECT_URI && { redirectUris: [EXACT_REDIRECT_URI] }),
    },
    shellOrigin: KENGETAL_SHELL_ORIGIN || `http://localhost:${base}`,
  }).catch((error) => {
    const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const taken = error instanceof Error && 'port' in error ? error.port : port;
    throw busy ? new Error(`Poort ${taken} is al in gebruik.`) : error;
  });
  console.log(`Sandbox luistert op ${sandbox.origin}`);
  closeWithGrace(async ({ err }) => {
    if (err) console.error(err);
    await sandbox.close();
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
