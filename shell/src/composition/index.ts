export { startedComposition } from './early.ts';
export { RemoteView } from './RemoteView.tsx';
export type { Composition } from './composition.ts';
export type { RegistryState } from './known-registry.ts';
export type { Owner, RemoteRelease, Why } from './releases.ts';
