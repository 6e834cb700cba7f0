import { once } from 'node:events';
import { createServer } from 'node:net';
import { CommandError } from './execute.ts';

/** 'localhost' may be either; a stranger on one of them would get our visitors. */
const LOOPBACKS = ['127.0.0.1', '::1'];
const PORTS_OF_ONE = 26;
const LOWEST = 21_000;
const HIGHEST = 29_000;

/** Throws CommandError that names the first port of these that someone else listens on. */
export async function checkPorts(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    for (const host of LOOPBACKS) {
      if (await isBusy(port, host)) {
        throw new CommandError(
          `Poort ${port} is al in gebruik. Stop het programma dat daar luistert, of kies met KENGETAL_PORT een andere basispoort.`,
        );
      }
    }
  }
}

async function isBusy(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  }
  server.close();
  await once(server, 'close');
  return false;
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A base whose ports are free for a Kengetal, away from those that systems give out by themselves. */
export async function freeBase(): Promise<number> {
  for (;;) {
    const base = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const ports = Array.from({ length: PORTS_OF_ONE }, (_, offset) => base + offset);
    const isFree = await checkPorts(ports).then(
      () => true,
      () => false,
    );
    if (isFree) return base;
  }
}
