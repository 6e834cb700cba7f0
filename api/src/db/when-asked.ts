import { sqlOver, type Link, type Sql } from './database.ts';

/**
 * Work on a snapshot that the first statement opens. It is let go of when the work is done, which
 * does not wait for that: nothing was written.
 * @param snapshot begins one and holds it for as long as its work takes
 */
export async function whenAsked<T>(
  snapshot: (work: (link: Link) => Promise<void>) => Promise<void>,
  opened: (sql: Sql) => Promise<void>,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  let done: () => void = () => undefined;
  let opening: Promise<Link> | undefined;
  const open = () =>
    (opening ??= new Promise<Link>((resolve, reject) => {
      const finished = new Promise<void>((finish) => (done = finish));
      const held = snapshot(async (link) => {
        await opened(sqlOver(link));
        resolve(link);
        await finished;
      });
      held.catch(reject);
    }));
  const later: Link = {
    query: async (...call) => (await open()).query(...call),
    copy: async (...call) => (await open()).copy(...call),
  };
  try {
    return await work(sqlOver(later));
  } finally {
    done();
  }
}
