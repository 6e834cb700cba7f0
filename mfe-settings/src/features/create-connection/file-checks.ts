import { formatFileSize } from '@kengetal/ui';

/** As much as the API takes by default; it refuses more with words of its own. */
const LIMIT_BYTES = 2_000_000_000;

export const ACCEPTED = ['.xaf', '.xml'] as const;

/** Why a file need not be sent, in words for the user; null when it may be. */
export function refusalOf({ name, size }: { name: string; size: number }): string | null {
  const lowered = name.toLowerCase();
  if (lowered.endsWith('.zip')) {
    return `${name} is een zip-bestand. Pak het uit en kies het XAF-bestand dat erin zit.`;
  }
  if (!ACCEPTED.some((extension) => lowered.endsWith(extension))) {
    return `${name} is geen auditfile. Kies een bestand dat eindigt op .xaf of .xml.`;
  }
  if (size === 0) return `${name} is leeg. Maak de auditfile opnieuw in je boekhoudpakket.`;
  if (size > LIMIT_BYTES) {
    const sizes = [formatFileSize(size), formatFileSize(LIMIT_BYTES)] as const;
    return `${name} is ${sizes[0]}. Een auditfile mag hooguit ${sizes[1]} zijn: maak er een per boekjaar.`;
  }
  return null;
}
