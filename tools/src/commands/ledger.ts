import type { Command } from './execute.ts';
import { runOfApi } from './run-of-api.ts';

/** `npm run --silent ledger -- inspect FILE…`: the API's own tool, in the folder of who asks. */
export const run: Command = (args) => runOfApi('inspect.ts', args);
