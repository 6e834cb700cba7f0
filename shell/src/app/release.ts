/** Filled in by the build. */
declare const __KENGETAL_RELEASE__: string | undefined;

/** Release of the shell, as telemetry and the API see it. */
export const RELEASE =
  typeof __KENGETAL_RELEASE__ === 'undefined' ? 'unreleased' : __KENGETAL_RELEASE__;
