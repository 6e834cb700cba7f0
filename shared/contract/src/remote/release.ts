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

/** `release.json` of a remote as it lies beside its files: the registry leaves the list of all out. */
export const builtReleaseSchema = z.extend(releaseSchema, {
  /** Hash of every file that a browser may ask for; of older builds only the first ones are known. */
  files: z._default(z.record(file, integrity), {}),
});

/** What the shell shares, by library; a null stands for all exports. */
export const offerSchema = z.record(
  z.string(),
  z.object({ version: z.string(), exports: z.nullable(z.array(z.string())) }),
);

/** `/release.json` of the shell: what runs, and what a remote may count on. */
export const shellReleaseSchema = z.object({
  version: z.string(),
  commit: z.string(),
  contract: z.number(),
  libraries: offerSchema,
  /** Origins besides the shell's own that remotes may be on. */
  origins: z.array(z.string()),
});

export const placedReleaseSchema = z.object({
  /** Folder of the release: absolute, or relative to the registry's address; ends with a slash. */
  base: z.string().check(z.regex(/\/$/)),
  release: releaseSchema,
});

/** A release that some browsers get: this many of a hundred, each time the same ones. */
export const canarySchema = z.extend(placedReleaseSchema, {
  percentage: z.int().check(z.minimum(1), z.maximum(100)),
});

/**
 * One remote in the registry: the release that runs, the good one before it, and one that is being
 * tried. What is wrong with the latter two spoils nothing else.
 */
export const registryEntrySchema = z.object({
  current: placedReleaseSchema,
  previous: z.catch(z.optional(placedReleaseSchema), undefined),
  canary: z.catch(z.optional(canarySchema), undefined),
});

/** `/registry.json`; entries are parsed one by one, so that a bad one spoils no other. */
export const registrySchema = z.object({
  schema: z.literal(1),
  remotes: z.record(z.string(), z.unknown()),
  /** What each remote declared last: all that is known of one whose entry is gone or damaged. */
  declarations: z.catch(z.record(z.string(), z.unknown()), {}),
});

export type Release = z.infer<typeof releaseSchema>;
export type BuiltRelease = z.infer<typeof builtReleaseSchema>;
export type Offer = z.infer<typeof offerSchema>;
export type ShellRelease = z.infer<typeof shellReleaseSchema>;
export type SharedNeed = z.infer<typeof sharedNeedSchema>;
export type PlacedRelease = z.infer<typeof placedReleaseSchema>;
export type Canary = z.infer<typeof canarySchema>;
export type RegistryEntry = z.infer<typeof registryEntrySchema>;
export type RegistryDocument = z.infer<typeof registrySchema>;
