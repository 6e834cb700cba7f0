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

/** A question about what is on screen, for the assistant's input: the user sends or changes it. */
export interface AssistantQuestion {
  /** A question about one project's books is not asked in another. */
  project_id: string;
  text: string;
  /** Goes along with the question (specification §7, POST /chat). */
  context_prompt: string;
  /** The suggestion that it is about, which the assistant then knows. */
  suggestion_id?: string;
  /** When it was asked, in ms since 1970: the same words asked again are another question. */
  asked_at: number;
}

/** Topics that keep their last value. A payload never holds a token. */
export interface BusValues {
  /** Active project, null when there is none. */
  project: { project_id: string; organisation_id: string } | null;
  period: Period | null;
  chatOpen: boolean;
  report: ReportContext | null;
  /** The last question that a screen handed to the assistant. */
  question: AssistantQuestion | null;
  /** Numbers beside entries of the menu, by path: what waits there in a project. */
  menuCounts: Readonly<Record<string, { project_id: string; count: number }>>;
}

/** Topics that only pass by. */
export interface BusEvents {
  /** The chat panel asks to be closed. */
  chatClose: null;
  /** Somebody wants to read about a relation: the shell shows its page. */
  relationAsked: { project_id: string; relatie: string };
  /** Books of a project changed: cached figures are stale. */
  dataChanged: { project_id: string };
  /** Organisations, projects or rights changed: the configuration is stale. */
  configChanged: null;
  sessionEnded: { reason: 'signed-out' | 'expired' };
}
