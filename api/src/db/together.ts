type Ask<Key, Answer> = (keys: readonly Key[]) => Promise<readonly (Answer | undefined)[]>;

interface Waiting<Key, Answer> {
  readonly key: Key;
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Statements of one kind at once: who comes while they run is asked for by the next. */
const AT_ONCE = 2;
/** Keys of one statement at most. */
const MOST_KEYS = 200;

/**
 * Asks for several requests in one statement. Nobody joins a statement that has begun, so that each
 * answer is of a moment after its question.
 * @param ask answers to keys, in their order
 */
export function together<Key, Answer>(
  ask: Ask<Key, Answer>,
): (key: Key) => Promise<Answer | undefined> {
  let waiting: Waiting<Key, Answer>[] = [];
  let running = 0;

  const next = async () => {
    if (running === AT_ONCE || waiting.length === 0) return;
    const asked = waiting.slice(0, MOST_KEYS);
    waiting = waiting.slice(MOST_KEYS);
    running += 1;
    try {
      const answers = await ask(asked.map(({ key }) => key));
      asked.forEach(({ resolve }, place) => resolve(answers[place]));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    } finally {
      running -= 1;
      void next();
    }
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      // What else has arrived is read first, and goes along.
      setImmediate(() => void next());
    });
}
