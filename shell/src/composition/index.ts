export {
  createComposition,
  type Composition,
  type CompositionEvent,
  type CompositionOptions,
  type RemoteInfo,
} from './composition.ts';
export { createFederationHost, type RemoteHost } from './host.ts';
export { builtOffer } from './offer.ts';
export { RemoteView, type RemoteViewProps } from './RemoteView.tsx';
