import { formatCount, formatFileSize } from '@kengetal/ui';

/** How much had gone at a moment (milliseconds). */
export interface Sample {
  at: number;
  bytes: number;
}

/** The speed of the last seconds counts: a network changes. */
const WINDOW_MS = 5_000;
/** Before this much time has passed any speed is a guess. */
const SETTLED_MS = 1_000;

/** The samples with a new one, without those that no longer count. */
export function sampled(samples: readonly Sample[], sample: Sample): Sample[] {
  return [...samples.filter(({ at }) => sample.at - at <= WINDOW_MS), sample];
}

/** '12 MB per seconde, nog ongeveer 2 minuten'; null as long as that cannot be said. */
export function paceWords(samples: readonly Sample[], total: number): string | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return null;
  const [time, bytes] = [last.at - first.at, last.bytes - first.bytes];
  if (time < SETTLED_MS || bytes <= 0) return null;
  const perSecond = Math.round((bytes * 1000) / time);
  const seconds = Math.ceil((total - last.bytes) / Math.max(1, perSecond));
  return `${formatFileSize(perSecond)} per seconde, ${timeLeft(seconds)}`;
}

function timeLeft(seconds: number): string {
  if (seconds < 10) return 'nog een paar seconden';
  if (seconds < 55) return `nog ongeveer ${Math.ceil(seconds / 10) * 10} seconden`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `nog ongeveer ${formatCount(minutes, 'minuut', 'minuten')}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const more = rest === 0 ? '' : ` en ${formatCount(rest, 'minuut', 'minuten')}`;
  return `nog ongeveer ${formatCount(hours, 'uur', 'uur')}${more}`;
}
