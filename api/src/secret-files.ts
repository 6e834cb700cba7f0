import { readFileSync } from 'node:fs';

/**
 * The settings that stand in a file, as orchestrators hand over secrets: `<NAME>_FILE` is its path, and
 * an end of line at its end counts for nothing. Throws a Dutch sentence that names what is wrong.
 */
export function secretsFromFiles(
  variables: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const path = variables[`${name}_FILE`];
    if (!path) continue;
    if (variables[name]) {
      throw new Error(`Vul ${name} of ${name}_FILE in, niet allebei.`);
    }
    try {
      found[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch {
      throw new Error(`${name}_FILE noemt ${path}, dat niet is te lezen.`);
    }
  }
  return found;
}
