export const UNKEPT = 'Een tekst bevat een teken dat niet kan worden bewaard.';

/** NUL as JSON writes it, and not a backslash before 'u0000'. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;
/** Half of a character (a surrogate), as JSON may write it. */
const SURROGATE = /\\ud[89a-f]/i;
/** The same in what we write: of whole characters no half is escaped. */
const LONE_SURROGATE = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** False for a JSON text with what no database keeps in a text: NUL, or half of a character. */
export function isKeepable(json: string): boolean {
  if (NUL.test(json)) return false;
  // Few escape characters of which there are halves; only they are gone through twice.
  return !SURROGATE.test(json) || !LONE_SURROGATE.test(rewritten(json));
}

function rewritten(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return ''; // No JSON: its reader says so.
  }
}
