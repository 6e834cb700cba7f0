export { startedComposition } from './early.ts';
export { RemoteView } from './RemoteView.tsx';
