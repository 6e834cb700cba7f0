/**
 * The run-time singleton that shell and remotes share. Only ever added to: a remote built against
 * an older version must keep working.
 */
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type ApiRequest,
  type ApiResponse,
  type ApiRoute,
  type ApiStreamRoute,
  type TokenSource,
  type UploadRequest,
} from './api/client.ts';
export { saveDownload } from './api/download.ts';
export { ApiError, ApiUnreachable, SessionEnded, StreamBroken, messageOf } from './api/errors.ts';
export { createBus, type Bus, type BusOptions } from './bus/bus.ts';
export type {
  AssistantQuestion,
  BusEvents,
  BusValues,
  Period,
  ReportContext,
} from './bus/topics.ts';
export {
  PlatformProvider,
  useAddressOf,
  useApi,
  useBus,
  useBusValue,
  useCrumb,
  usePeriod,
  usePlatform,
  useProject,
  useSession,
  type Gone,
  type PeriodInfo,
  type Platform,
  type ProjectInfo,
  type SessionInfo,
  type ThemeName,
} from './context/platform.ts';
export { mayOnOrganisation, mayOnProject } from './context/rights.ts';
