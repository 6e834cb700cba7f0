import type { Random } from '@kengetal/generator';
import type { World } from 'api/testing/samples';
import type { ApiProgram } from '../bench/api-program.ts';
import type { Engine, Stage } from '../bench/api-stage.ts';
import type { Neighbour } from './neighbour.ts';
import type { Tally } from './tally.ts';

/** Who calls: of the attacker's organisation, or of another. */
export const PEOPLE = {
  owner: 'eigenaar@aanvaller.nl',
  editor: 'bewerker@aanvaller.nl',
  reader: 'lezer@aanvaller.nl',
  neighbour: 'eigenaar@buren.nl',
} as const;
export type Person = keyof typeof PEOPLE;

/** The product with the books of two organisations, and one of them under attack. */
export interface Arena {
  readonly engine: Engine;
  readonly stage: Stage;
  readonly api: ApiProgram;
  readonly neighbour: Neighbour;
  /** What the attacker has. */
  readonly world: World;
  readonly neighboursProject: string;
  readonly seed: number;
  /** The same for an attack with the same seed, whatever came before it. */
  random: Random;
  /** Part of the usual number of requests: 1, less for a sample. */
  readonly scale: number;
  /** An access token that works for some minutes. */
  token(person: Person): Promise<string>;
  /** Ends the API in order and starts it again, with further settings if any. */
  restart(settings?: Readonly<Record<string, string>>): Promise<void>;
}

/** One way to take others down, lose data or stop the server. */
export interface Attack {
  /** Dutch, short: it stands in the table. */
  readonly name: string;
  /** For one database only. */
  readonly only?: Engine;
  /** Settings of the API during this attack, which it is started with. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Takes the API or its database down: then others are not measured, the recovery is. */
  readonly apart?: true;
  /** Part of the sample that `npm test` runs. */
  readonly sampled?: true;
  /** Tells the tally what was wrong. */
  run(arena: Arena, tally: Tally): Promise<void>;
}
