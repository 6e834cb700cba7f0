/**
 * Stands in for Exact Online by the rules that are documented of it: OAuth, limits, and reading of
 * generated books. `ExactStandIn` is what tests hold; `exactRoutes` serves it on a server of one's
 * own, `startExact` on a port of its own.
 */
export { ExactStandIn, type ExactOptions } from './stand-in.ts';
export { DIVISIONS, type Division } from './divisions.ts';
export { EXACT_CLIENT_ID, EXACT_CLIENT_SECRET, EXACT_PATH, exactRedirectUri } from './endpoints.ts';
export { exactRoutes } from './routes.ts';
export { startExact, type RunningExact } from './start.ts';
