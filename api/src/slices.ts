import type { Asker } from './db/limits.ts';
import { givenUp } from './db/trouble.ts';

/** How long such work holds the event loop at a stretch, in ms. */
const SLICE_MS = 10;
/** Items between two looks at the clock: what is shorter costs none. */
const STEP = 100;

/** Since when such work holds the loop; undefined in a turn of the loop that had none. */
let since: number | undefined;
const waiting: (() => void)[] = [];

/**
 * Between two steps of work that may take long: waits for another turn of the event loop once this
 * one was held for a slice. Each turn is for one piece of work, for that which waits longest.
 * @param asker for whom it is done; throws when nobody waits for it any more
 */
export async function nextSlice(asker?: Asker): Promise<void> {
  const now = performance.now();
  if (since === undefined) begin(now);
  else if (now - since >= SLICE_MS) await new Promise<void>((resolve) => waiting.push(resolve));
  if (asker?.signal?.aborted) throw givenUp();
}

function begin(now: number): void {
  since = now;
  setImmediate(() => {
    const goOn = waiting.shift();
    since = undefined;
    if (goOn) begin(performance.now());
    goOn?.();
  });
}

/** As `map` of an array, in slices. */
export async function mapInSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made,
  asker?: Asker,
): Promise<Made[]> {
  if (items.length <= STEP) return items.map(make);
  const made: Made[] = [];
  for (let index = 0; index < items.length; index += STEP) {
    await nextSlice(asker);
    items.slice(index, index + STEP).forEach((item, place) => made.push(make(item, index + place)));
  }
  return made;
}

/** Work that may be left between two of its steps. */
export type Steps<Made> = Generator<undefined, Made>;

/** Does all steps, in slices. */
export async function inSlices<Made>(steps: Steps<Made>): Promise<Made> {
  for (;;) {
    await nextSlice();
    const step = steps.next();
    if (step.done) return step.value;
  }
}
