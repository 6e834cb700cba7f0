import { DomainError } from '../domain-error.ts';

/** For whom something is done. */
export interface Who {
  readonly organisationId: string;
  /** Left out for what nobody asked for. */
  readonly userId?: string;
}

export interface QueueLimits {
  /** Work that is done at the same time. */
  readonly places: number;
  readonly perOrganisation: number;
  readonly perPerson: number;
  /** Work of one organisation that waits. */
  readonly waitingPerOrganisation: number;
  /** Work of all that waits. */
  readonly waiting: number;
}

/** Work that takes turns by organisation. */
export interface FairQueue {
  /**
   * Does work when it has its turn. Throws rate_limited for an organisation with too much waiting,
   * unavailable when too much waits of all together.
   */
  take<T>(who: Who, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly who: Who;
  readonly start: () => void;
}

const TOO_MUCH =
  'Er staat al veel klaar om gemaakt te worden voor deze organisatie. Wacht tot er iets klaar is.';
const BUSY = 'Het is nu te druk om dit te maken. Probeer het zo meteen opnieuw.';

export function fairQueue(limits: QueueLimits): FairQueue {
  /** By organisation, whose turn it is first; within one the oldest first. */
  const waiting = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  let [busy, length] = [0, 0];

  const isFree = ({ organisationId, userId }: Who) =>
    (running.get(organisationId) ?? 0) < limits.perOrganisation &&
    (userId === undefined || (running.get(userId) ?? 0) < limits.perPerson);
  const count = ({ organisationId, userId }: Who, change: 1 | -1) => {
    busy += change;
    for (const id of [organisationId, userId ?? []].flat()) {
      const now = (running.get(id) ?? 0) + change;
      if (now > 0) running.set(id, now);
      else running.delete(id);
    }
  };
  const next = (): Waiting | undefined => {
    for (const [organisationId, own] of waiting) {
      const place = own.findIndex(({ who }) => isFree(who));
      const [found] = place < 0 ? [] : own.splice(place, 1);
      if (!found) continue;
      waiting.delete(organisationId);
      if (own.length > 0) waiting.set(organisationId, own);
      return found;
    }
    return undefined;
  };
  const fill = () => {
    for (let found = true; found && busy < limits.places;) {
      const one = next();
      found = one !== undefined;
      if (!one) return;
      length -= 1;
      count(one.who, 1);
      one.start();
    }
  };
  return {
    take: async (who, work) => {
      const own = waiting.get(who.organisationId) ?? [];
      if (own.length >= limits.waitingPerOrganisation) {
        throw new DomainError('rate_limited', TOO_MUCH);
      }
      if (length >= limits.waiting) throw new DomainError('unavailable', BUSY);
      await new Promise<void>((start) => {
        own.push({ who, start });
        length += 1;
        waiting.set(who.organisationId, own);
        fill();
      });
      try {
        return await work();
      } finally {
        count(who, -1);
        fill();
      }
    },
  };
}
