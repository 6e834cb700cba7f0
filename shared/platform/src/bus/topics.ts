import type { Comparison, ReportType, ReportView } from '@kengetal/contract';

/** Months YYYYMM, both included. */
export interface Period {
  periode_min: number;
  periode_max: number;
}

/** What the report screen shows, for the chat panel's prompt (specification §2). */
export interface ReportContext {
  type: ReportType;
  period: Period;
  /** Title of the active tab. */
  tab: string;
  /** How it is looked at, where that is not what the API does by itself. */
  look?: { vergelijking?: Comparison; weergave?: ReportView };
  context_prompt: string | null;
}

/** Topics that keep their last value. A payload never holds a token. */
export interface BusValues {
  /** Active project, null when there is none. */
  project: { project_id: string; organisation_id: string } | null;
  period: Period | null;
  chatOpen: boolean;
  report: ReportContext | null;
}

/** Topics that only pass by. */
export interface BusEvents {
  /** The chat panel asks to be closed. */
  chatClose: null;
  /** Books of a project changed: cached figures are stale. */
  dataChanged: { project_id: string };
  /** Organisations, projects or rights changed: the configuration is stale. */
  configChanged: null;
  sessionEnded: { reason: 'signed-out' | 'expired' };
}
