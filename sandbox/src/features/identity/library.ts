type Library = typeof import('oidc-provider');

/**
 * Loads oidc-provider without its one line about Node 20. It says 'Unsupported runtime' while it is loaded; all flows
 * used here are tested on Node 20, and a user can do nothing with that line. Any other warning passes.
 *
 * The library tells its models apart by the names of their classes: a bundle of it must not be minified.
 */
export async function loadOidcProvider(): Promise<Library> {
  const warn = console.warn;
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...parts);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
