export { guardedServer, type GuardOptions } from './guarded-server.ts';
export { takeLock, type Lock } from './lock.ts';
export { headersOf, type Headers } from './headers.ts';
export { makeFilesOwnerOnly, makeOwnerOnly } from './owner-only.ts';
export { isProduction, type Environment } from './production.ts';
