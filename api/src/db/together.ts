type Ask<Key, Answer> = (keys: readonly Key[]) => Promise<readonly (Answer | undefined)[]>;

interface Waiting<Key, Answer> {
  readonly key: Key;
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Keys of one statement at most. */
const MOST_KEYS = 200;
/** A statement that takes longer, in ms, no longer keeps the next one waiting. */
const SLOW_MS = 50;
/** Statements of one kind at once. */
const AT_ONCE = 2;

/**
 * Asks for several requests in one statement: who comes while one runs is asked for by the next.
 * Nobody joins a statement that has begun, so that each answer is of a moment after its question.
 * @param ask answers to keys, in their order
 */
export function together<Key, Answer>(
  ask: Ask<Key, Answer>,
): (key: Key) => Promise<Answer | undefined> {
  let waiting: Waiting<Key, Answer>[] = [];
  let running = 0;
  let begunAt = 0;

  const mustWait = () =>
    running === AT_ONCE || (running > 0 && performance.now() - begunAt < SLOW_MS);
  const next = async () => {
    if (waiting.length === 0 || mustWait()) return;
    const asked = waiting.slice(0, MOST_KEYS);
    waiting = waiting.slice(MOST_KEYS);
    running += 1;
    begunAt = performance.now();
    try {
      const answers = await ask(asked.map(({ key }) => key));
      asked.forEach(({ resolve }, place) => resolve(answers[place]));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    } finally {
      running -= 1;
      soon();
    }
  };
  // What else has arrived is read first, and goes along.
  const soon = () => setImmediate(() => void next());
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      soon();
    });
}
