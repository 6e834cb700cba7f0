import type { Command } from './execute.ts';
import { placesOf } from './places.ts';
import { runOfApi } from './run-of-api.ts';

/** `npm run --silent operator -- parts`: what browsers told, asked of the API that `npm start` runs. */
export const run: Command = (args) =>
  runOfApi('operator.ts', args, { KENGETAL_DATA: placesOf(process.env).dataFolder });
