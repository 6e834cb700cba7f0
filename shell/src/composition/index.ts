export {
  createComposition,
  type Composition,
  type CompositionEvent,
  type CompositionOptions,
  type RemoteInfo,
} from './composition.ts';
export { startedComposition } from './early.ts';
export { type RemoteHost } from './host.ts';
export { RemoteView, type RemoteViewProps } from './RemoteView.tsx';
