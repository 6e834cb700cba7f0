export { startedComposition } from './early.ts';
export { RemoteView } from './RemoteView.tsx';
export type { Composition, RemoteRelease } from './composition.ts';
