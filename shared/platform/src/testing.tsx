import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type {
  BookedFigure,
  GridBlock,
  GridColumn,
  Organisation,
  Problem,
  ProblemCode,
  Project,
  Rights,
} from '@kengetal/contract';
import type { ApiClient } from './api/client.ts';
import { ApiError } from './api/errors.ts';
import { createBus, type Bus } from './bus/bus.ts';
import type { Period } from './bus/topics.ts';
import { PlatformProvider, type Gone, type Platform } from './context/platform.ts';
import { FakeApi } from './testing/fake-api.ts';

export { FakeApi, FakeStream, type FakeCall } from './testing/fake-api.ts';

/** For tests of remotes: what the shell gives them, in memory. */

export const ORGANISATION: Organisation = {
  organisation_id: '00000000-0000-4000-8000-00000000000b',
  organisation_name: 'Bakkerij Bakker BV',
};
export const PROJECT: Project = {
  project_id: '00000000-0000-4000-8000-00000000000a',
  project_name: 'Boekhouding 2025',
  organisation_id: ORGANISATION.organisation_id,
};
export const PERIOD: Period = { periode_min: 202501, periode_max: 202503 };

type Computed = Extract<GridColumn['role'], 'share' | 'difference' | 'effect'>;

/** What the API computes beside the amounts of a view. */
const COMPUTED: Partial<Record<GridBlock['view'], readonly Computed[]>> = {
  table: ['difference'],
  bars: ['share', 'difference'],
  bridge: ['difference', 'effect'],
};
const LABELS: Record<Computed, string> = {
  share: 'Aandeel',
  difference: 'Verschil',
  effect: 'Effect',
};

/** A grid as the API sends it: with what its view needs to hold now against before. */
export function withComputed(block: GridBlock, now = 0, before = 1): GridBlock {
  const { columns, rows } = block;
  const total = rows.find(({ kind }) => kind === 'total');
  const whole = total?.values[now] ?? 0;
  const label = total?.label ?? '';
  const reason = columns[before]?.reason;
  const made = COMPUTED[block.view] ?? [];
  return {
    ...block,
    columns: [
      ...columns,
      ...made.map((kind): GridColumn => ({
        key: kind,
        label: LABELS[kind],
        naam: LABELS[kind].toLowerCase(),
        role: kind,
        lines: null,
        of: kind === 'share' ? { kind, now, whole: booked(whole), label } : { kind, now, before },
        ...(kind !== 'share' && reason !== undefined && { reason }),
      })),
    ],
    rows: rows.map((row) => {
      const [one, other] = [row.values[now] ?? null, row.values[before] ?? null];
      const apart = one === null || other === null ? null : one - other;
      const values: Record<Computed, number | null> = {
        share: whole === 0 ? null : Math.round(((one ?? 0) * 10_000) / whole),
        difference: apart,
        effect: apart && (row.sign === 1 ? -apart : apart),
      };
      return { ...row, values: [...row.values, ...made.map((kind) => values[kind])] };
    }),
  };
}

/** A figure of some cents that opens into the lines of the first quarter of 2025. */
export function booked(cents: number): BookedFigure {
  return {
    kind: 'booked',
    cents,
    sign: 1,
    selection: { ...PERIOD, soorten: ['mutatie'], filters: [] },
  };
}

/** A refusal of the API, with words for the user. */
export function problem(status: number, code: ProblemCode, title: string): ApiError {
  const document: Problem = { type: 'about:blank', status, code, title };
  return new ApiError(document);
}

export interface RemoteOptions {
  api?: FakeApi;
  /** Address with its query. */
  path?: string;
  /** Null for a user without projects. */
  project?: Project | null;
  projects?: readonly Project[];
  organisations?: readonly Organisation[];
  period?: Period | null;
  rights?: Rights;
}

/** What the rendered part asked of the shell. */
export interface Asked {
  projects: string[];
  periods: Period[];
  reloads: number;
  /** What was said to be gone. */
  gone: Gone[];
  crumb: string | null;
}

function fakePlatform(options: RemoteOptions, api: ApiClient, bus: Bus, asked: Asked): Platform {
  const active = options.project === undefined ? PROJECT : options.project;
  const organisations = options.organisations ?? [ORGANISATION];
  return {
    api,
    bus,
    theme: 'light',
    styleNonce: undefined,
    drawerElement: null,
    // Where the shell leads to by a name is its own business.
    addressOf: (name) => `/naar/${name}`,
    setCrumb: (title) => {
      asked.crumb = title;
    },
    session: {
      user: { user_id: 'u1', name: 'Sanne Bakker', email: 'sanne@bakkerij.test', avatar: null },
      rights: options.rights ?? {
        organisations: { [ORGANISATION.organisation_id]: 'beheerder' },
        projects: { [PROJECT.project_id]: 'beheerder' },
      },
      signOut: () => undefined,
    },
    project: {
      active,
      organisation: organisations[0] ?? null,
      organisations,
      projects: options.projects ?? (active ? [active] : []),
      choose: (id) => void asked.projects.push(id),
      reload: (gone) => {
        asked.reloads += 1;
        if (gone) asked.gone.push(gone);
        return Promise.resolve();
      },
    },
    period: {
      period: options.period === undefined ? PERIOD : options.period,
      preset: null,
      presets: [],
      choose: (period) => void asked.periods.push(period),
    },
  };
}

/** Renders as the shell does: platform, queries and router around; any address shows `children`. */
export function renderRemote(children: ReactNode, options: RemoteOptions = {}) {
  const api = options.api ?? new FakeApi();
  const bus = createBus({
    onListenerError: (error) => {
      throw error;
    },
  });
  const asked: Asked = { projects: [], periods: [], reloads: 0, gone: [], crumb: null };
  const platform = fakePlatform(options, api, bus, asked);
  // What is there stays as it is when one comes back, as in the shell.
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });
  const router = createMemoryRouter([{ path: '*', element: children }], {
    initialEntries: [options.path ?? '/'],
  });
  const view = render(
    <QueryClientProvider client={queries}>
      <PlatformProvider value={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </QueryClientProvider>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...view, api, bus, asked, queries, router, address };
}
