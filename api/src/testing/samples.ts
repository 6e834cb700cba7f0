import { randomUUID } from 'node:crypto';
import type { CallBodyInput, CallName, CallQueryInput } from '@kengetal/contract/api';

const NOW = '2025-03-18T10:00:00Z';

/** Ids of things that belong together, and of the people around them. */
export interface World {
  organisation_id: string;
  project_id: string;
  source_id: string;
  import_id: string;
  connection_id: string;
  chat_id: string;
  suggestion_id: string;
}

export type Sample<Name extends CallName> = {
  query?: CallQueryInput<Name>;
  body?: CallBodyInput<Name>;
  bytes?: string;
};

const report = { type: 'jaar', periode_min: 202401, periode_max: 202412 } as const;
const selection = { periode_min: 202401, periode_max: 202403, soorten: ['mutatie'], filters: [] };
const openItems = {
  groep: 'debiteuren',
  periode: 202403,
  dag: '2024-03-31',
  per: 'relatie',
} as const;
const BUDGET = Buffer.from('Rekening;jan;feb\n8000;1000;2000\n').toString('base64');
const email = 'nieuw@voorbeeld.nl';
const other = randomUUID();

/** A request of every call that is right in itself, so that only access can refuse it. */
export const SAMPLES: { [Name in CallName]: (world: World) => Sample<Name> } = {
  loginChallenge: () => ({}),
  login: () => ({ body: { provider: 'microsoft', id_token: 'x' } }),
  refresh: () => ({ body: { refresh_token: 'x' } }),
  logout: () => ({ body: { refresh_token: 'x' } }),
  config: () => ({}),
  telemetry: () => ({
    body: {
      events: [{ kind: 'load', at: NOW, part: 'shell', version: '1', release: '1', trace_id: 'x' }],
    },
  }),
  createOrganisation: () => ({ body: { organisation_name: 'Nog een' } }),
  getOrganisation: ({ organisation_id }) => ({ query: { organisation_id } }),
  renameOrganisation: ({ organisation_id }) => ({
    body: { organisation_id, organisation_name: 'Anders' },
  }),
  deleteOrganisation: ({ organisation_id }) => ({ query: { organisation_id } }),
  organisationAdmins: ({ organisation_id }) => ({ query: { organisation_id } }),
  organisationProjects: ({ organisation_id }) => ({ query: { organisation_id } }),
  organisationConnections: ({ organisation_id }) => ({ query: { organisation_id } }),
  officeOverview: ({ organisation_id }) => ({ query: { organisation_id } }),
  officeFigures: ({ project_id }) => ({ query: { project_id } }),
  exportOffice: ({ organisation_id, project_id }) => ({
    body: { organisation_id, project_ids: [project_id], format: 'csv' },
  }),
  removeAdmin: ({ organisation_id }) => ({ body: { organisation_id, user_id: other } }),
  inviteAdmin: ({ organisation_id }) => ({ body: { organisation_id, email } }),
  organisationInvitations: ({ organisation_id }) => ({ query: { organisation_id } }),
  withdrawOrganisationInvitation: ({ organisation_id }) => ({
    body: { organisation_id, invitation_id: other },
  }),
  acceptInvitation: () => ({ body: { token: 'x' } }),
  organisationActivity: ({ organisation_id }) => ({ query: { organisation_id } }),
  createProject: ({ organisation_id }) => ({ body: { organisation_id, project_name: 'Nieuw' } }),
  getProject: ({ project_id }) => ({ query: { project_id } }),
  organisationMembers: ({ organisation_id }) => ({ query: { organisation_id } }),
  resendOrganisationInvitation: ({ organisation_id }) => ({
    body: { organisation_id, invitation_id: other },
  }),
  confirmOrganisationInvitation: ({ organisation_id }) => ({
    body: { organisation_id, invitation_id: other, accept: true },
  }),
  resendProjectInvitation: ({ project_id }) => ({ body: { project_id, invitation_id: other } }),
  confirmProjectInvitation: ({ project_id }) => ({
    body: { project_id, invitation_id: other, accept: true },
  }),
  seeInvitation: () => ({ body: { token: 'x' } }),
  changeProjectUser: ({ project_id }) => ({
    body: { project_id, user_id: other, level: 'bewerker' },
  }),
  leaveProject: ({ project_id }) => ({ body: { project_id, successor_id: other } }),
  leaveOrganisation: ({ organisation_id }) => ({ body: { organisation_id, successor_id: other } }),
  projectsWithoutOwner: ({ organisation_id }) => ({ query: { organisation_id } }),
  takeProject: ({ organisation_id }) => ({ body: { organisation_id, project_id: other } }),
  exportOrganisationActivity: ({ organisation_id }) => ({ body: { organisation_id } }),
  projectActivity: ({ project_id }) => ({ query: { project_id } }),
  exportProjectActivity: ({ project_id }) => ({ body: { project_id } }),
  organisationRemoval: ({ organisation_id }) => ({ query: { organisation_id } }),
  projectRemoval: ({ project_id }) => ({ query: { project_id } }),
  removedThings: () => ({}),
  restoreOrganisation: ({ organisation_id }) => ({ body: { organisation_id } }),
  restoreProject: ({ project_id }) => ({ body: { project_id } }),
  exportProject: ({ project_id }) => ({ body: { project_id } }),
  account: () => ({}),
  endSession: () => ({ body: { session_id: other } }),
  endOtherSessions: () => ({}),
  exportAccount: () => ({}),
  renameProject: ({ project_id }) => ({ body: { project_id, project_name: 'Anders' } }),
  deleteProject: ({ project_id }) => ({ query: { project_id } }),
  projectUsers: ({ project_id }) => ({ query: { project_id } }),
  projectSources: ({ project_id }) => ({ query: { project_id } }),
  removeProjectUser: ({ project_id }) => ({ body: { project_id, user_id: other } }),
  inviteProjectUser: ({ project_id }) => ({ body: { project_id, email, level: 'lezer' } }),
  projectInvitations: ({ project_id }) => ({ query: { project_id } }),
  withdrawProjectInvitation: ({ project_id }) => ({ body: { project_id, invitation_id: other } }),
  getSource: ({ source_id }) => ({ query: { source_id } }),
  upload: ({ organisation_id }) => ({
    query: { organisation_id, filename: 'leeg.xaf' },
    bytes: 'geen auditfile',
  }),
  getImport: ({ import_id }) => ({ query: { import_id } }),
  decideImport: ({ import_id }) => ({ body: { import_id, decision: 'annuleren' } }),
  getBundle: ({ import_id }) => ({ query: { import_id } }),
  decideBundle: ({ import_id }) => ({
    body: { import_id, files: [{ import_id: other, decision: 'overslaan' }] },
  }),
  exportBundle: ({ import_id }) => ({ body: { import_id } }),
  retryImport: ({ import_id }) => ({ body: { import_id } }),
  undoImport: ({ import_id }) => ({ query: { import_id } }),
  projectImports: ({ project_id }) => ({ query: { project_id } }),
  projectAccounts: ({ project_id }) => ({ query: { project_id } }),
  mapAccounts: ({ project_id }) => ({
    body: { project_id, changes: [{ rekening: '8000', groep: 'overige_omzet' }] },
  }),
  undoAccountMapping: ({ project_id }) => ({ body: { project_id, change_id: other } }),
  vatPlaces: ({ project_id }) => ({ query: { project_id } }),
  placeVat: ({ project_id }) => ({
    body: { project_id, soort: 'rekening', sleutel: '1500', plaats: '1a' },
  }),
  getConnection: ({ connection_id }) => ({ query: { connection_id } }),
  connectionRuns: ({ connection_id }) => ({ query: { connection_id } }),
  startExact: ({ organisation_id }) => ({ body: { organisation_id } }),
  exactCallback: () => ({ body: { code: 'x', state: 'y' } }),
  administrations: ({ connection_id }) => ({ query: { connection_id } }),
  chooseAdministration: ({ connection_id }) => ({
    body: { connection_id, choices: [{ administration_id: '1', project_id: null }] },
  }),
  syncConnection: ({ connection_id }) => ({ body: { connection_id } }),
  decideConnection: ({ connection_id }) => ({ body: { connection_id, decision: 'vervangen' } }),
  deleteConnection: ({ connection_id }) => ({ query: { connection_id } }),
  filters: ({ project_id }) => ({ query: { project_id } }),
  pages: ({ project_id }) => ({ body: { project_id, page: 'dashboard', filters: [] } }),
  lines: ({ project_id }) => ({
    body: { project_id, selection: { ...selection, soorten: ['mutatie'] } },
  }),
  search: ({ project_id }) => ({ body: { project_id, search: 'omzet' } }),
  relation: ({ project_id }) => ({ body: { project_id, relatie: 'x' } }),
  report: ({ project_id }) => ({ body: { project_id, ...report } }),
  reportResults: ({ project_id }) => ({ query: { project_id } }),
  reportComponent: ({ project_id }) => ({ body: { project_id, ...report, id: 'balans' } }),
  reportSummary: ({ project_id }) => ({ body: { project_id, ...report } }),
  reportNote: ({ project_id }) => ({ body: { project_id, ...report, note: 'x' } }),
  reportExport: ({ project_id }) => ({ body: { project_id, ...report, format: 'pdf' } }),
  linesExport: ({ project_id }) => ({
    body: {
      project_id,
      selection: { ...selection, soorten: ['mutatie'] },
      title: 'x',
      sign: 1,
      format: 'csv',
    },
  }),
  download: () => ({ query: { token: 'x'.repeat(32) } }),
  budgets: ({ project_id }) => ({ query: { project_id } }),
  uploadBudget: ({ project_id }) => ({
    body: { project_id, boekjaar: '2024', filename: 'begroting.csv', content: BUDGET },
  }),
  deleteBudget: ({ project_id }) => ({ body: { project_id, boekjaar: '2024' } }),
  budgetTemplate: ({ project_id }) => ({
    body: { project_id, boekjaar: '2025', format: 'csv' },
  }),
  recurringSeries: ({ project_id }) => ({ query: { project_id, series: 'x' } }),
  changeRecurring: ({ project_id }) => ({
    body: { project_id, change: { action: 'negeren', series: ['x'] } },
  }),
  openItems: ({ project_id }) => ({ body: { project_id, ...openItems } }),
  openItemsExport: ({ project_id }) => ({ body: { project_id, ...openItems, format: 'csv' } }),
  recurringExport: ({ project_id }) => ({
    body: { project_id, filters: [], series: ['x'], format: 'csv' },
  }),
  undoRecurring: ({ project_id }) => ({ body: { project_id, change_id: other } }),
  savedViews: ({ project_id }) => ({ query: { project_id, screen: 'analytics-overview' } }),
  saveView: ({ project_id }) => ({
    body: { project_id, screen: 'analytics-overview', name: 'x', choices: 'per=kwartaal' },
  }),
  changeView: ({ project_id }) => ({ body: { project_id, view_id: other, name: 'x' } }),
  deleteView: ({ project_id }) => ({ body: { project_id, view_id: other } }),
  suggestions: ({ project_id }) => ({ query: { project_id, periode_min: 0, periode_max: 0 } }),
  suggestion: ({ suggestion_id }) => ({ query: { suggestion_id } }),
  updateSuggestions: ({ project_id, suggestion_id }) => ({
    body: { project_id, suggestion_ids: [suggestion_id], status: 'afgehandeld' },
  }),
  quietDetector: ({ project_id }) => ({
    body: { project_id, detector: 'vraagposten', quiet: true },
  }),
  exportSuggestions: ({ project_id }) => ({ body: { project_id, format: 'csv' } }),
  chats: ({ project_id }) => ({ query: { project_id } }),
  chatMessages: ({ chat_id }) => ({ query: { chat_id } }),
  sendMessage: ({ project_id }) => ({ body: { project_id, message: 'hoi', history: true } }),
  contextSuggestions: ({ project_id }) => ({ body: { project_id, context_prompt: 'x' } }),
  askQuestion: ({ project_id }) => ({
    body: { project_id, question: { subject: { kind: 'help' } } },
  }),
  answerAgain: ({ chat_id }) => ({ body: { chat_id } }),
  annotateChat: ({ chat_id }) => ({ body: { chat_id } }),
  renameChat: ({ chat_id }) => ({ body: { chat_id, chat_name: 'x' } }),
  deleteChat: ({ chat_id }) => ({ query: { chat_id } }),
  stopChat: ({ chat_id }) => ({ body: { chat_id } }),
  attachChat: ({ chat_id }) => ({ query: { chat_id } }),
  organisationAssistant: ({ organisation_id }) => ({ query: { organisation_id } }),
  chooseAssistant: ({ organisation_id }) => ({ body: { organisation_id, on: false } }),
  setChatRetention: ({ organisation_id }) => ({ body: { organisation_id, days: 30 } }),
  chatFeedback: ({ chat_id }) => ({ body: { chat_id, message_id: other, value: 'goed' } }),
};
