import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { personOf } from '../../../people.ts';
import { divisionsOf } from '../divisions.ts';
import { EXACT_PATH } from '../endpoints.ts';
import type { ExactStandIn } from '../stand-in.ts';
import { sendError, sendRows } from './answers.ts';
import { QueryError } from './odata.ts';
import { ABOVE_DIVISIONS, OF_DIVISIONS } from './resources.ts';

const REST_PATH = `${EXACT_PATH}/api/v1`;
const DIVISION = /^(\d+)\/(.+)$/;

/** The REST API: reading alone. */
export function apiRoutes(app: FastifyInstance, exact: ExactStandIn): void {
  app.get<{ Params: { '*': string } }>(`${REST_PATH}/*`, async (request, reply) => {
    const path = request.params['*'];
    const [, code, inDivision] = DIVISION.exec(path) ?? [];
    const endpoint = (inDivision ?? path).toLowerCase();
    exact.calls.count(`GET ${endpoint}`);
    const fault = exact.faults.take(path);
    const division = code === undefined ? null : Number(code);
    return exact.faults.play(fault, reply, () => {
      const refuse = (status: number, message: string) => {
        if (mistakes) exact.limits.mistake(mistakes);
        return sendError(request, reply, status, message);
      };
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
      const access = token === undefined ? undefined : exact.tokens.find(token);
      const mistakes = access && `${access.email} ${division} ${endpoint}`;
      if (mistakes && exact.limits.isBlocked(mistakes)) {
        return sendError(request, reply, 429, 'Too many errors on this endpoint; try again later.');
      }
      if (!access?.isValid)
        return refuse(401, 'Access denied: the access token is invalid or has expired.');
      const { headers, refused } = exact.limits.take(division);
      const forced = fault?.kind === 'minutely_limit' || fault?.kind === 'daily_limit';
      for (const [name, value] of Object.entries(headers)) {
        const isDaily = !name.includes('Minutely');
        if (!(isDaily && fault?.kind === 'minutely_limit')) reply.header(name, value);
      }
      if (refused || forced) {
        return sendError(request, reply, 429, 'Rate limit exceeded.');
      }
      return answer(request, reply, { endpoint, division, email: access.email, refuse });
    });
  });

  interface Request {
    readonly endpoint: string;
    readonly division: number | null;
    readonly email: string;
    readonly refuse: (status: number, message: string) => FastifyReply;
  }

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { endpoint, division: code, email, refuse }: Request,
  ) {
    const resource = (code === null ? ABOVE_DIVISIONS : OF_DIVISIONS).get(endpoint);
    if (!resource) return refuse(404, `Resource not found for the segment '${endpoint}'.`);
    const person = personOf(email);
    const divisions = divisionsOf(person, exact.divisions);
    const division = divisions.find((each) => each.code === code);
    if (code !== null && !division) return refuse(403, `Forbidden: no rights to division ${code}.`);
    const address = new URL(
      `http://${request.headers.host ?? 'localhost'}${request.raw.url ?? ''}`,
    );
    const query = address.searchParams;
    try {
      const { rows, next } = resource({
        ...{ person, query, divisions, division, office: exact.divisions },
        booksOf: (each) => exact.booksOf(each.code),
        movedAt: (each) => exact.movedAt(each.code),
      });
      if (next) address.search = next.toString();
      const plain = next === null && (query.has('$top') || exact.plainArrays);
      return sendRows(request, reply, { rows, next: next && address.href, plain });
    } catch (error) {
      if (error instanceof QueryError) return refuse(400, error.message);
      throw error;
    }
  }
}
