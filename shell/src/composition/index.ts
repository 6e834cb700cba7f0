export { startedComposition } from './early.ts';
export { RemoteView } from './RemoteView.tsx';
export type { RemoteRelease } from './composition.ts';
