import { isPeriode, type PeriodFilter } from '@kengetal/contract';
import type { PeriodMode } from '@kengetal/contract/remote';
import type { Period } from '@kengetal/platform';

/** '202501-202503' of the address; null when it is not two months in order. */
export function parsePeriod(text: string | null): Period | null {
  const [, min, max] = /^(\d{6})-(\d{6})$/.exec(text ?? '') ?? [];
  const period = { periode_min: Number(min), periode_max: Number(max) };
  const valid = isPeriode(period.periode_min) && isPeriode(period.periode_max);
  return valid && period.periode_min <= period.periode_max ? period : null;
}

export function writePeriod({ periode_min, periode_max }: Period): string {
  return `${periode_min}-${periode_max}`;
}

export function samePeriod(one: Period, other: Period): boolean {
  return one.periode_min === other.periode_min && one.periode_max === other.periode_max;
}

/** Presets on a screen: month-only keeps names that contain 'maand' (specification §2). */
export function presetsFor(mode: PeriodMode, presets: readonly PeriodFilter[]): PeriodFilter[] {
  return presets.filter(({ naam }) => mode !== 'month' || naam.toLowerCase().includes('maand'));
}

const THREE_MONTHS = /\b(3|drie|three)\s*-?(maand|month|mnd)|kwartaal|quarter/i;

/** The preset of specification §4: three months or a quarter, else the first, else none. */
export function defaultPreset(presets: readonly PeriodFilter[]): PeriodFilter | null {
  return presets.find(({ naam }) => THREE_MONTHS.test(naam)) ?? presets[0] ?? null;
}

/** The preset whose name begins so: what follows may move on with the bookings. */
function presetNamed(name: string, presets: readonly PeriodFilter[]): PeriodFilter | undefined {
  return presets.find(({ naam }) => naam.toLowerCase().startsWith(name.toLowerCase()));
}

export interface PeriodSources {
  /** The address's `periode`. */
  fromUrl: string | null;
  /** What the user chose before in this tab. */
  stored: string | null;
  /** Null while they are not known. */
  presets: readonly PeriodFilter[] | null;
}

/**
 * The address, then the stored choice, then the default (design §3). The address may name a preset
 * in place of months (specification §2): such a link shows the latest ones.
 */
export function resolvePeriod({ fromUrl, stored, presets }: PeriodSources): Period | null {
  const months = parsePeriod(fromUrl);
  if (months) return months;
  // What is named is known with the presets.
  if (fromUrl && !presets) return null;
  const named = fromUrl ? presetNamed(fromUrl, presets ?? []) : undefined;
  const kept = parsePeriod(stored);
  if (!named && kept) return kept;
  const preset = named ?? (presets && defaultPreset(presets));
  return preset && { periode_min: preset.periode_min, periode_max: preset.periode_max };
}
