import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS, refusalOf, type Access, type Call } from '@kengetal/contract';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { projects } from '../db/schema/index.ts';
import { limitCrowds } from './crowding.ts';
import { HttpProblem } from './problem.ts';

export type FairnessConfig = Pick<
  Config,
  'requestsPerMinute' | 'questionsPerMinute' | 'requestsAtOnce'
>;

/** Behind one address is an office: a person gets this part of what an address gets. */
const PERSON_PART = 3;
/** And a call that needs no session, such as signing in, this part. */
const PUBLIC_PART = 10;
/** As many as this wait for each that is worked on; a screen asks for some ten at once. */
const WAITING_FOR_EACH = 10;
/** Of an organisation twice what one person may, so that one leaves room for the others. */
const ORGANISATION_TIMES = 2;
/** Projects whose organisation is known. */
const MOST_PROJECTS = 10_000;

/** What keeps one person, organisation or address from crowding out others. */
export interface Fairness {
  /** Counts a request of a person, or of an address for a public call. Throws rate_limited. */
  count(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Counts a question to the assistant; what is refused for its form is none. Throws rate_limited. */
  countQuestion(request: FastifyRequest, reply: FastifyReply, call: Call): Promise<void>;
  /** Works on a request when it is its person's turn. Throws rate_limited. */
  ofPerson<T>(request: FastifyRequest, call: Call, work: () => Promise<T>): Promise<T>;
  /** The same for the organisation that the call is about, as far as `id` says which. */
  ofOrganisation<T>(
    request: FastifyRequest,
    call: Call,
    id: string | undefined,
    work: () => Promise<T>,
  ): Promise<T>;
}

type Limited = ReturnType<FastifyInstance['createRateLimit']>;

/** Counts one more. Throws rate_limited, in the words that `refusal` has for how long that is. */
async function counted(
  limit: Limited,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal?: (wait: string) => string,
): Promise<void> {
  const found = await limit(request);
  if (found.isAllowed || !found.isExceeded) return;
  const { ttlInSeconds: seconds } = found;
  reply.header('retry-after', seconds);
  const wait = seconds === 1 ? '1 seconde' : `${seconds} seconden`;
  throw new HttpProblem('rate_limited', refusal?.(wait));
}

export function fairness(
  app: FastifyInstance,
  { orm }: Pick<Database, 'orm'>,
  { requestsPerMinute, questionsPerMinute, requestsAtOnce: atOnce }: FairnessConfig,
): Fairness {
  const limited = (part: number, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max: Math.max(1, Math.floor(requestsPerMinute / part)), keyGenerator });
  const perPerson = limited(PERSON_PART, ({ caller, ip }) => caller?.userId ?? ip);
  const perAddress = limited(PUBLIC_PART, ({ ip, routeOptions }) => `${ip} ${routeOptions.url}`);
  const perAsker = app.createRateLimit({
    max: questionsPerMinute,
    keyGenerator: ({ caller, ip }) => `vragen ${caller?.userId ?? ip}`,
  });
  const people = limitCrowds({ atOnce, waiting: atOnce * WAITING_FOR_EACH });
  const together = atOnce * ORGANISATION_TIMES;
  const organisations = limitCrowds({ atOnce: together, waiting: together * WAITING_FOR_EACH });

  /** A project never moves to another organisation. */
  const owners = new LRUCache<string, string>({ max: MOST_PROJECTS });
  const organisationOf = async (scope: Access['scope'], id: string) => {
    if (scope === 'organisation') return id;
    const known = owners.get(id);
    if (known !== undefined || scope !== 'project') return known;
    const [found] = await orm
      .select({ organisationId: projects.organisationId })
      .from(projects)
      .where(eq(projects.projectId, id));
    if (found) owners.set(id, found.organisationId);
    return found?.organisationId;
  };

  return {
    count: (request, reply) => counted(request.caller ? perPerson : perAddress, request, reply),
    countQuestion: async (request, reply, { isQuestion }) => {
      if (!isQuestion) return;
      await counted(perAsker, request, reply, (wait) =>
        refusalOf(LIMITS.questionsOfPerson, questionsPerMinute, wait),
      );
    },
    // A file comes in as slowly as its sender sends it; meanwhile that person can go on working.
    ofPerson: (request, { rawBody }, work) =>
      request.caller
        ? people(`${request.caller.userId}${rawBody ? ' files' : ''}`, request, work)
        : work(),
    ofOrganisation: async (request, { access, rawBody }, id, work) => {
      const organisation = id && !rawBody && (await organisationOf(access.scope, id));
      return organisation ? organisations(organisation, request, work) : work();
    },
  };
}
