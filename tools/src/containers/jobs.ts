import { execute, type Command } from '../commands/execute.ts';
import { run as registry } from '../commands/registry.ts';
import { publishNew } from './publish-new.ts';
import { writeSettings } from './settings.ts';

/** What containers are started for once: `settings`, `publish-new`, or a command of the registry. */
const JOBS: Readonly<Record<string, Command>> = {
  settings: writeSettings,
  'publish-new': publishNew,
};

const [name = '', ...args] = process.argv.slice(2);
const job = JOBS[name];
await execute(job ?? registry, job ? args : [name, ...args]);
