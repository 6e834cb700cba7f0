/** Columns that a filter item may name (design §5: a closed list). */
export const FILTER_COLUMNS = [
  'periode',
  'boekjaar',
  'datum',
  'type',
  'groep',
  'rekening',
  'dagboek',
  'boekstuk',
  'relatie',
  'omschrijving',
  'bedrag',
  /** Size of the amount, whatever its side. */
  'omvang',
  'zijde',
  'btw_code',
  /** Account on which the VAT of a line stands. */
  'btw_rekening',
  /** What the entry is for VAT: verkoop, inkoop or afdracht. */
  'btw_soort',
  'bron',
  'tegenpartij',
  'factuur',
  /** Number of the open item that a line belongs to, '' for what belongs to no invoice. */
  'post',
  'kostenplaats',
  'kostendrager',
  /** Lines of invoices that are open at the end of a month; only with 'eq'. */
  'openstaand',
  /** Day from which the age of an open invoice counts; goes with 'openstaand'. */
  'peildatum',
] as const;

/** 'between' takes two values, 'in' and 'not_in' a list, the others one. */
export const FILTER_OPERATORS = [
  'eq',
  'ne',
  'in',
  'not_in',
  'between',
  'gte',
  'lte',
  'contains',
] as const;

/** What a journal line is for the reports (design §5, Lines). */
export const LINE_KINDS = ['opening', 'mutatie', 'afsluiting'] as const;

/** What a relation is to the company, as its files say. */
export const RELATION_KINDS = ['klant', 'leverancier', 'beide', 'overig'] as const;

/** Period types of specification §3. */
export const PERIOD_TYPES = ['alle', 'maand', 'kwartaal', 'jaar'] as const;

/** Types of a report: a period type other than 'alle'. */
export const REPORT_TYPES = ['maand', 'kwartaal', 'jaar'] as const;

/** What a period can be held against. */
export const COMPARISONS = ['vorige_periode', 'vorig_jaar', 'begroting'] as const;

/** How a statement shows its report: the period, the fiscal year so far, or month by month. */
export const REPORT_VIEWS = ['periode', 'cumulatief', 'maanden'] as const;

/** Parts of a summary in the order in which they are read. */
/** The summary among the parts of a report that can be taken along; the others are components. */
export const SUMMARY = 'samenvatting';
export const SUMMARY_PARTS = ['hoofdlijn', 'goed', 'aandacht', 'vragen'] as const;

/** How often a recurring series comes. */
export const FREQUENCIES = [
  'wekelijks',
  'tweewekelijks',
  'vierwekelijks',
  'maandelijks',
  'tweemaandelijks',
  'kwartaal',
  'halfjaar',
  'jaar',
] as const;

/** Pages that POST /pages serves; 'dashboard-nu' is what the dashboard has of now, whatever the period. */
export const PAGES = [
  'dashboard',
  'dashboard-nu',
  'analytics-overview',
  'analytics-recurring',
  'analytics-profits',
  'project-detail',
] as const;

/** Screens whose filters and choices can be kept under a name. */
export const VIEW_SCREENS = [
  'analytics-overview',
  'analytics-recurring',
  'analytics-profits',
] as const;

/** What the answer to a question can be divided by. */
export const ASKED_SPLITS = [
  'maand',
  'kwartaal',
  'jaar',
  'groep',
  'rekening',
  'relatie',
  'dagboek',
  'btw_code',
  'kostenplaats',
  /** Of open invoices: each by itself. */
  'factuur',
  /** Of open invoices: how long ago they fell due. */
  'ouderdom',
] as const;

/** What is asked of a relation: sold to, bought from, what it owes or is owed, what was paid. */
export const RELATION_SIDES = ['verkocht', 'ingekocht', 'openstaand', 'betaald'] as const;

/** How the assistant answers: with a language model, or with its grammar alone. */
export const ASSISTANT_WAYS = ['model', 'grammatica'] as const;

export const ORGANISATION_RIGHTS = ['lid', 'beheerder'] as const;

/** Lowest first: each level may do what the ones before it may. */
export const PROJECT_RIGHTS = ['lezer', 'bewerker', 'beheerder'] as const;

/**
 * Where an invitation stands: it can be accepted, was accepted by another address than invited and
 * awaits the yes of who invited, or is over.
 */
export const INVITATION_STATES = [
  'open',
  'wacht_op_akkoord',
  'aanvaard',
  'afgewezen',
  'ingetrokken',
  'verlopen',
] as const;

/** Where a mail is: 'uit' when no mail server is configured. */
export const MAIL_STATES = ['uit', 'wachtend', 'verzonden', 'mislukt'] as const;

/** Kinds of what the log of activity holds: the part of an action before its dot. */
export const ACTIVITY_KINDS = [
  'organisatie',
  'project',
  'gebruiker',
  'uitnodiging',
  'import',
  'koppeling',
  'rekeningen',
  'btw',
  'begroting',
  'reeks',
  'toelichting',
  'weergave',
  'suggestie',
  'assistent',
] as const;

/** Where the reading of an upload stands. */
export const IMPORT_STATUSES = [
  'wachtend',
  'bezig',
  'vraag',
  'gereed',
  'geweigerd',
  'mislukt',
  'ongedaan',
  /** One of the files of an upload that is not read: the user left it out or ended it, or it is a copy. */
  'overgeslagen',
  /** An upload of several administrations: each of its files is an import of its own. */
  'verdeeld',
] as const;

/**
 * Where a connection stands. 'niet_gekoppeld': no administration was chosen yet; 'verlopen': the
 * consent has ended, and is to be given again.
 */
export const CONNECTION_STATUSES = [
  'actief',
  'bezig',
  'verlopen',
  'fout',
  'niet_gekoppeld',
] as const;

/**
 * Why an administration asks for attention, the most pressing first: its connection does not work,
 * it is booked two months behind, VAT is due this month, or its books are of little quality.
 */
export const OFFICE_REASONS = ['koppeling', 'achter', 'btw', 'kwaliteit'] as const;

/**
 * Under this name the tab's own storage keeps what a provider sent back to a screen, as the text of
 * a query; the shell takes it out of the address before anything else runs.
 */
export const PROVIDER_ANSWER = 'provider-answer';

/** What a sync is doing, in order. */
export const CONNECTION_STAGES = [
  'wachten',
  'rekeningen',
  'boekingen',
  'cijfers',
  'controleren',
] as const;

/**
 * Why a connection does not read: the consent ended, who gave it has left, the administration is
 * not open to that person any more, the provider does not answer, refuses or answers what we do not
 * understand, its limit of the day is reached, or a fault of ours.
 */
export const CONNECTION_ERRORS = [
  'toestemming_verlopen',
  'maker_weg',
  'geen_toegang',
  'niet_bereikbaar',
  'geweigerd',
  'onleesbaar',
  'daglimiet',
  'intern',
] as const;

/**
 * Answers when the books of a connection meet others: those of a file of the same fiscal year
 * ('vervangen', 'behouden'), or of another company ('nieuw_project', 'vervangen', 'toevoegen').
 */
export const CONNECTION_DECISIONS = [
  'vervangen',
  'behouden',
  'nieuw_project',
  'toevoegen',
] as const;

/**
 * Where the group of an account comes from: its RGS code, its kind at the provider of a connection,
 * the words of its name, the chart around it, an editor, or nothing but its statement ('Niet
 * ingedeeld').
 */
export const GROUP_SOURCES = ['rgs', 'kind', 'words', 'chart', 'hand', 'type'] as const;

/** What an entry is for VAT: a sale, a purchase, or a return that is settled. */
export const VAT_KINDS = ['verkoop', 'inkoop', 'afdracht'] as const;

/**
 * Where an editor can place a VAT code or an account of VAT: a box of the return, owed in a box that
 * nobody tells, the settling of returns, or what is not declared.
 */
export const VAT_CHOICES = [
  '1a',
  '1b',
  '1c',
  '1d',
  '1e',
  '2a',
  '3a',
  '3b',
  '3c',
  '4a',
  '4b',
  '5b',
  'verschuldigd',
  'verrekening',
  'geen',
] as const;

/** Where VAT can be: a choice, or unknown. */
export const VAT_PLACES = [...VAT_CHOICES, 'onbekend'] as const;

/** What an editor places: a VAT code, or an account. */
export const VAT_PLACED = ['btw_code', 'rekening'] as const;

/** Stable codes of problem documents. */
export const PROBLEM_CODES = [
  'invalid_request',
  'unauthenticated',
  'session_expired',
  'refresh_rejected',
  'sign_in_rejected',
  'sign_in_tenant',
  'sign_in_clock',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'unprocessable',
  'file_refused',
  'rate_limited',
  'unavailable',
  'internal',
] as const;

export type VatChoice = (typeof VAT_CHOICES)[number];
export type ConnectionDecision = (typeof CONNECTION_DECISIONS)[number];
export type ConnectionError = (typeof CONNECTION_ERRORS)[number];
export type ConnectionStage = (typeof CONNECTION_STAGES)[number];
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];
export type ImportStatus = (typeof IMPORT_STATUSES)[number];
export type GroupSource = (typeof GROUP_SOURCES)[number];
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
export type OfficeReason = (typeof OFFICE_REASONS)[number];
export type ProblemCode = (typeof PROBLEM_CODES)[number];
export type PeriodType = (typeof PERIOD_TYPES)[number];
export type ReportType = (typeof REPORT_TYPES)[number];
export type Comparison = (typeof COMPARISONS)[number];
export type ReportView = (typeof REPORT_VIEWS)[number];
export type SummaryPart = (typeof SUMMARY_PARTS)[number];
export type Frequency = (typeof FREQUENCIES)[number];
export type AssistantWay = (typeof ASSISTANT_WAYS)[number];
export type PageName = (typeof PAGES)[number];
export type OrganisationRight = (typeof ORGANISATION_RIGHTS)[number];
export type ProjectRight = (typeof PROJECT_RIGHTS)[number];
export type ViewScreen = (typeof VIEW_SCREENS)[number];
