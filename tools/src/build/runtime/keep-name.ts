/**
 * The bundler writes one of its own functions into the bundle as text. Where these tools run
 * under a TypeScript loader, that text calls a helper of the loader, which names functions.
 */
export default function keepName<T>(target: T): T {
  return target;
}
