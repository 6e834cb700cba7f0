import { sqlOver, type Link, type Sql } from './database.ts';

/**
 * Work on a snapshot that the first statement opens. It is let go of when the work is done, which
 * does not wait for that: nothing was written. What asks after that, because something else of the
 * work failed, gets an error: nobody would let go of a snapshot that it opened.
 * @param snapshot begins one and holds it for as long as its work takes
 */
export async function whenAsked<T>(
  snapshot: (work: (link: Link) => Promise<void>) => Promise<void>,
  opened: (sql: Sql) => Promise<void>,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  let done: () => void = () => undefined;
  let opening: Promise<Link> | undefined;
  let isDone = false;
  const open = () =>
    (opening ??= new Promise<Link>((resolve, reject) => {
      const finished = new Promise<void>((finish) => (done = finish));
      const ending = snapshot(async (link) => {
        await opened(sqlOver(link));
        resolve(link);
        await finished;
      });
      ending.catch(reject);
    }));
  const held = async () => {
    const link = isDone ? undefined : await open();
    if (!link || isDone) throw new Error('this snapshot has ended');
    return link;
  };
  const later: Link = {
    query: async (...call) => (await held()).query(...call),
    copy: async (...call) => (await held()).copy(...call),
  };
  try {
    return await work(sqlOver(later));
  } finally {
    isDone = true;
    done();
  }
}
