import type { Selection } from '@kengetal/contract';
import { PAGES } from '@kengetal/contract';
import type { CallBodyInput } from '@kengetal/contract/api';

export type LinesBody = CallBodyInput<'lines'>;
type PagesBody = CallBodyInput<'pages'>;
export type ReportBody = CallBodyInput<'report'>;

/** What is asked over and over, in another way each time. */
export interface Asked<Body> {
  readonly name: string;
  body(turn: number): Body;
}

/** The books that are asked about. */
export interface About {
  readonly project_id: string;
  /** Booked months, oldest first. */
  readonly months: readonly number[];
  /** Accounts with amounts, and their groups. */
  readonly accounts: readonly string[];
  readonly groups: readonly string[];
}

/** All months from the first to the last. */
export function monthsOf(first: number, last: number): number[] {
  const months: number[] = [];
  for (let month = first; month <= last; month += month % 100 === 12 ? 89 : 1) months.push(month);
  return months;
}

const LENGTHS = [1, 3, 12];
/** Prime, so that turns walk through all combinations. */
const STEP = 7;

const pick = <Item>(items: readonly Item[], turn: number): Item => {
  const item = items[(turn * STEP) % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

function spanOf({ months }: About, turn: number) {
  const length = LENGTHS[turn % LENGTHS.length] ?? 1;
  const last = months.length - 1 - ((turn * STEP) % Math.max(1, months.length - length));
  const [from, to] = [months[last - length + 1], months[last]];
  if (from === undefined || to === undefined) throw new Error('no month to ask for');
  return { periode_min: from, periode_max: to };
}

/** Every page of the contract over ever other periods. */
export function pageRequests(about: About): Asked<PagesBody>[] {
  return PAGES.map((page) => ({
    name: page,
    body: (turn) => {
      const { periode_min, periode_max } = spanOf(about, turn);
      return {
        project_id: about.project_id,
        page,
        filters:
          page === 'dashboard-nu'
            ? []
            : [{ column: 'periode', operator: 'between', value: [periode_min, periode_max] }],
        ...(page.startsWith('analytics') && {
          view: { vergelijking: pick(['vorige_periode', 'vorig_jaar'] as const, turn) },
        }),
      };
    },
  }));
}

const ROWS = ['netto_omzet', 'totaal_brutomarge', 'totaal_nettoresultaat'];

/**
 * What the screens of analytics ask apart from their page: relations, the card of a row, cost
 * centres; and the tree with the year before.
 */
export function partRequests(about: About): Asked<PagesBody>[] {
  const part = (
    page: PagesBody['page'],
    name: string,
    viewOf: (turn: number) => PagesBody['view'],
  ) => ({
    name: `${page}, ${name}`,
    body: (turn: number): PagesBody => {
      const { periode_min, periode_max } = spanOf(about, turn);
      return {
        project_id: about.project_id,
        page,
        filters: [{ column: 'periode', operator: 'between', value: [periode_min, periode_max] }],
        view: {
          vergelijking: pick(['vorige_periode', 'vorig_jaar'] as const, turn),
          ...viewOf(turn),
        },
      };
    },
  });
  return [
    part('analytics-overview', 'relaties', () => ({ rij: 'relaties' })),
    part('analytics-profits', 'regel', (turn) => ({ rij: pick(ROWS, turn) })),
    part('analytics-profits', 'kostenplaatsen', () => ({ rij: 'kostenplaatsen' })),
    part('analytics-profits', 'vorig jaar per maand', () => ({ vorig_jaar_per_maand: true })),
  ];
}

const OPTIONS = [
  {},
  { vergelijking: 'vorig_jaar' },
  { weergave: 'cumulatief' },
  { weergave: 'maanden' },
  { vergelijking: 'vorige_periode', weergave: 'periode' },
] as const;

/** Reports of every month, quarter and year in every view. */
export function reportBody({ project_id, months }: About, turn: number): ReportBody {
  const type = pick(['maand', 'kwartaal', 'jaar'] as const, turn);
  const size = { maand: 1, kwartaal: 3, jaar: 12 }[type];
  const first = (Math.floor((turn * STEP) / 3) % Math.floor(months.length / size)) * size;
  const [from, to] = [months[first], months[first + size - 1]];
  if (from === undefined || to === undefined) throw new Error('no period to report on');
  return { project_id, type, periode_min: from, periode_max: to, ...pick(OPTIONS, turn) };
}

const KINDS: Selection['soorten'] = ['opening', 'mutatie', 'afsluiting'];

/** Selections that figures open into, from an account in a month to the whole ledger. */
const SELECTIONS: Record<string, (about: About, turn: number) => Partial<Selection>> = {
  'alle boekingen': ({ months }) => ({
    periode_min: months[0],
    periode_max: months[months.length - 1],
  }),
  'resultaat, periode': (about, turn) => ({
    ...spanOf(about, turn),
    filters: [{ column: 'type', operator: 'eq', value: 'resultaat' }],
  }),
  'groep, alle maanden': ({ groups }, turn) => ({
    filters: [{ column: 'groep', operator: 'in', value: [pick(groups, turn)] }],
  }),
  'rekening, alle maanden': ({ accounts }, turn) => ({
    filters: [{ column: 'rekening', operator: 'eq', value: pick(accounts, turn) }],
  }),
  'rekening, periode': (about, turn) => ({
    ...spanOf(about, turn),
    filters: [{ column: 'rekening', operator: 'eq', value: pick(about.accounts, turn) }],
  }),
};

const selectionOf = (about: About, part: Partial<Selection>): Selection => ({
  periode_min: about.months[0] ?? 0,
  periode_max: about.months[about.months.length - 1] ?? 0,
  soorten: KINDS,
  filters: [],
  ...part,
});

/** First pages of every kind of selection, as they open: newest first. */
export function firstPages(about: About): Asked<LinesBody>[] {
  return Object.entries(SELECTIONS).map(([name, of]) => ({
    name,
    body: (turn) => ({
      project_id: about.project_id,
      selection: selectionOf(about, of(about, turn)),
    }),
  }));
}

const SORTS = ['datum', 'bedrag', 'omschrijving', 'rekening'] as const;

/** The same sorted by a column, up and down. */
export function sortedPages(about: About): (Asked<LinesBody> & { sort: string })[] {
  return SORTS.flatMap((column) =>
    firstPages(about).map(({ name, body }) => ({
      name,
      sort: column,
      body: (turn: number) => ({
        ...body(turn),
        sort: { column, direction: pick(['asc', 'desc'] as const, turn) },
      }),
    })),
  );
}

const WORDS = ['afnemer', 'betaling', 'leverancier 12', 'huur', '1.234', 'v2024-00001', 'gebak'];

/** Searches, of frequent and of rare words and amounts, in the whole ledger and in parts of it. */
export function searches(about: About): Asked<LinesBody>[] {
  return firstPages(about).map(({ name, body }) => ({
    name,
    body: (turn) => ({ ...body(turn), search: pick(WORDS, turn) }),
  }));
}

const QUESTIONS: Record<string, readonly string[]> = {
  'alles, woord': ['afnemer', 'betaling', 'huur', 'gebak', 'leverancier 12', 'zoekt niemand'],
  'alles, nummer': ['v2024-00001', '2024-00017', 'i2023', '12', '20240115'],
  'alles, bedrag': ['1.234', '€ 135,60', '121,00', '1.210,00', '12,10', '99.999,99'],
};

/** The search over all books: of words, numbers and amounts. */
export function booksSearches({ project_id }: About): Asked<CallBodyInput<'search'>>[] {
  return Object.entries(QUESTIONS).map(([name, questions]) => ({
    name,
    body: (turn) => ({ project_id, search: pick(questions, turn) }),
  }));
}
