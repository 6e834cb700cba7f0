import * as z from 'zod/mini';
import { declarationSchema } from './declaration.ts';

const file = z.string().check(z.regex(/^[A-Za-z0-9._~\-/]+$/));
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const assetsSchema = z.object({ js: z.array(file), css: z.array(file) });

const sharedNeedSchema = z.object({
  name: z.string(),
  /** Semver range the shell's copy must satisfy. */
  range: z.string(),
  /** Exports that the remote uses; empty for libraries that are shared whole. */
  exports: z.array(z.string()),
});

/** `release.json`, written by the build beside `mf-manifest.json`. */
export const releaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  commit: z.string(),
  declaration: declarationSchema,
  entry: z.object({
    file,
    integrity,
    /** Global variable that the entry script sets; differs per version. */
    global: z.string(),
  }),
  /** Files that an exposed module needs at once, relative to the release folder, for prefetching. */
  exposes: z.record(z.string(), assetsSchema),
  /** Hash of each of those files: a hint without it does not serve the request that follows. */
  integrity: z._default(z.record(z.string(), integrity), {}),
  shared: z.array(sharedNeedSchema),
});

const placedReleaseSchema = z.object({
  /** Folder of the release: absolute, or relative to the registry's address; ends with a slash. */
  base: z.string().check(z.regex(/\/$/)),
  release: releaseSchema,
});

/** One remote in the registry: the release that runs and the good one before it. */
export const registryEntrySchema = z.object({
  current: placedReleaseSchema,
  previous: z.optional(placedReleaseSchema),
});

/** `/registry.json`; entries are parsed one by one, so that a bad one spoils no other. */
export const registrySchema = z.object({
  schema: z.literal(1),
  remotes: z.record(z.string(), z.unknown()),
  /** What each remote declared last: all that is known of one whose entry is gone or damaged. */
  declarations: z.catch(z.record(z.string(), z.unknown()), {}),
});

export type Release = z.infer<typeof releaseSchema>;
export type SharedNeed = z.infer<typeof sharedNeedSchema>;
export type PlacedRelease = z.infer<typeof placedReleaseSchema>;
export type RegistryEntry = z.infer<typeof registryEntrySchema>;
export type RegistryDocument = z.infer<typeof registrySchema>;
