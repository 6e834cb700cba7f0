const MIN = 2;
const MAX = 80;

/** What is wrong with the name of an organisation or project, in words for the user; null when nothing is. */
export function problemOfName(name: string): string | null {
  // The API trims too: spaces around a name do not count.
  const { length } = name.trim();
  if (length < MIN) return `Vul een naam van minstens ${MIN} tekens in.`;
  return length > MAX ? `Een naam heeft hooguit ${MAX} tekens.` : null;
}
