import type { FastifyBaseLogger } from 'fastify';
import type { BooksReader } from '../../books/store/reader.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { SetUpModel } from '../../model/door.ts';
import type { FindDiscussed } from './discussed.ts';
import type { Runs } from './runs.ts';
import type { Assistant } from './understanding.ts';

export interface ChatDependencies {
  /** Of the program: an answer goes on when who asked is gone. */
  readonly database: Database;
  readonly clock: Clock;
  readonly books: BooksReader;
  readonly runs: Runs;
  /** This run of the program. */
  readonly worker: string;
  readonly assistant: Assistant;
  readonly discussed: FindDiscussed;
  /** Where one is set up: used in organisations that turned it on. */
  readonly model?: SetUpModel | undefined;
  readonly log: FastifyBaseLogger;
}
