import type { Owner } from '../composition/index.ts';
import type { Observation } from '../telemetry/telemetry.ts';
import { RemoteBoundary } from '../composition/RemoteBoundary.tsx';
import { createLog, logCaught } from './failures.ts';

const BASE = 'http://chat.test/2/';
const owned: Owner = { part: 'mfe-chat', version: '2' };

function logOf() {
  const told: Observation[] = [];
  const telemetry = { report: (one: Observation) => told.push(one), flush: () => undefined };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const log = createLog(telemetry, (clue) =>
    clue.includes(BASE) || clue === owned.part ? owned : null,
  );
  return { log, told };
}

const thrownAt = (stack: string) => Object.assign(new Error('Oeps'), { stack });

it.each([
  ['the stack of an error', thrownAt(`at ${BASE}assets/4.js:1:2`), 'promise', ''],
  ['the address of a script', 'Oeps', 'script', `${BASE}remoteEntry.js`],
  ['the name of a query', new Error('Oeps'), 'mfe-chat chats', ''],
])('names the release of a part by %s', (_clue, error, what, file) => {
  const { log, told } = logOf();
  log(error, what, file);
  expect(told).toMatchObject([{ kind: 'error', ...owned }]);
  expect(told[0]?.message).toContain('Oeps');
});

it('is of the shell when nothing points at a part', () => {
  const { log, told } = logOf();
  log(thrownAt('at http://shell.test/app.js:1:2'), 'script');
  expect(told).toMatchObject([{ kind: 'error', part: 'shell' }]);
});

it('leaves what a boundary caught to that one when it tells of it by itself', () => {
  const { log, told } = logOf();
  const caughtBy = (onError?: () => void) =>
    logCaught(log)(new Error('Oeps'), {
      errorBoundary: new RemoteBoundary({ children: null, fallback: null, onError }),
      componentStack: `at Rapport (${BASE}assets/4.js:1:2)`,
    });
  caughtBy(() => undefined);
  expect(told).toEqual([]);
  caughtBy();
  expect(told).toMatchObject([{ kind: 'error', ...owned }]);
});
