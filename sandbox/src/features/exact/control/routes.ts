import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { JOURNAL_ORDER } from '@kengetal/generator';
import * as z from 'zod';
import { guidOf } from '../books/records.ts';
import { EXACT_PATH } from '../endpoints.ts';
import type { ExactStandIn } from '../stand-in.ts';
import { FAULT_KINDS } from './faults.ts';

const cents = z.int();
const text = z.string();
const orders = {
  /** Puts the time of the stand-in forward. */
  clock: z.object({ seconds: z.number().positive() }),
  /** Makes the next requests of a path fail; without a body nothing fails any more. */
  faults: z.object({
    kind: z.enum(FAULT_KINDS),
    path: text.default(''),
    after: z.int().min(0).default(0),
    times: z.int().positive().default(1),
    ms: z.int().min(0).default(1000),
  }),
  /** Ends the access or refresh token of somebody, or what was allowed. */
  tokens: z.object({ email: text, end: z.enum(['access', 'refresh', 'consent']) }),
  limits: z.object({ perMinute: z.int().positive(), perDay: z.int().positive() }).partial(),
  /** Whether answers of one page are plain arrays. */
  arrays: z.object({ plain: z.boolean() }),
  move: z.object({ division: z.int() }),
  /** Changes a line, or what all lines of an entry have in common. */
  change: z.union([
    z.object({
      division: z.int(),
      line: text,
      set: z.object({ cents, omschrijving: text, rekening: text }).partial(),
    }),
    z.object({
      division: z.int(),
      entry: text,
      set: z
        .object({
          date: z.iso.date(),
          year: z.int(),
          period: z.int().positive(),
          status: z.literal([20, 50]),
        })
        .partial(),
    }),
  ]),
  add: z.object({
    division: z.int(),
    entry: z.object({
      journal: z.enum(JOURNAL_ORDER),
      date: z.iso.date(),
      year: z.int(),
      period: z.int().positive(),
      type: z.int().default(90),
      lines: z.array(z.object({ rekening: text, cents, omschrijving: text })).min(1),
    }),
  }),
  /** Removes an entry, or a single line. */
  remove: z.union([
    z.object({ division: z.int(), entry: text }),
    z.object({ division: z.int(), line: text }),
  ]),
} as const;

type Order = keyof typeof orders;

/** What only tests and developers do: `POST /exact/control/<order>`, and `GET …/calls`. */
export function controlRoutes(app: FastifyInstance, exact: ExactStandIn): void {
  function on<Name extends Order>(
    name: Name,
    act: (given: z.output<(typeof orders)[Name]>) => unknown,
  ): void {
    app.post(`${EXACT_PATH}/control/${name}`, async (request, reply) => {
      const parsed = orders[name].safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
      // What an order was parsed with is what its act takes.
      return (await act(parsed.data as z.output<(typeof orders)[Name]>)) ?? {};
    });
  }

  on('clock', ({ seconds }) => exact.clock.advance(seconds));
  on('faults', (fault) => exact.faults.add(fault));
  app.delete(`${EXACT_PATH}/control/faults`, () => {
    exact.faults.clear();
    return {};
  });
  on('tokens', ({ email, end }) => {
    if (end === 'access') exact.tokens.expireAccess(email);
    else if (end === 'refresh') exact.tokens.expireRefresh(email);
    else exact.tokens.revoke(email);
  });
  on('limits', (limits) => void Object.assign(exact.limits, limits));
  on('arrays', ({ plain }) => {
    exact.plainArrays = plain;
  });
  on('move', ({ division }) => exact.move(division));
  on('change', (given) => {
    const books = exact.booksOf(given.division);
    const lines =
      'entry' in given
        ? books.changeEntry(books.entry(given.entry), given.set)
        : books.line(given.line).map((line) => books.change(line, given.set));
    return { changed: lines.length };
  });
  on('add', ({ division, entry }) => {
    const lines = exact.booksOf(division).add(entry);
    return { lines: lines.map(({ key }) => guidOf(division, 'line', key)) };
  });
  on('remove', (given) => {
    const books = exact.booksOf(given.division);
    const lines = 'entry' in given ? books.entry(given.entry) : books.line(given.line);
    books.remove(lines);
    return { removed: lines.length };
  });

  app.get(`${EXACT_PATH}/control/calls`, () => exact.calls.all());
  app.delete(`${EXACT_PATH}/control/calls`, () => {
    exact.calls.clear();
    return {};
  });
  app.get<{ Params: { division: string; year: string } }>(
    `${EXACT_PATH}/control/auditfile/:division/:year.xaf`,
    (request, reply) => {
      const { division, year } = request.params;
      const found = exact.yearOf(Number(division), Number(year));
      return found
        ? reply.type('application/xml').send(Readable.from(exact.auditfile(found)))
        : reply.code(404).send();
    },
  );
}
