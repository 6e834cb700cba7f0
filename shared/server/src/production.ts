export type Environment = Readonly<Record<string, string | undefined>>;

const MODES = ['development', 'test', 'production'];

/**
 * The one place that recognises production, however NODE_ENV is written. Throws a Dutch sentence
 * for a mode that does not exist: 'prod' must not quietly be something else.
 */
export function isProduction({ NODE_ENV }: Environment): boolean {
  const mode = NODE_ENV?.trim().toLowerCase() || 'development';
  if (!MODES.includes(mode)) {
    throw new Error(`NODE_ENV is ${JSON.stringify(NODE_ENV)}; kies ${MODES.join(', ')}.`);
  }
  return mode === 'production';
}
