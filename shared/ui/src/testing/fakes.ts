import type { BookedFigure, DerivedFigure, Figure, JournalLine } from '@kengetal/contract';
import { createBus, type ApiClient, type ApiResponse, type Platform } from '@kengetal/platform';

/** A booked figure of some cents in March 2025. */
export function booked(cents: number, more: Partial<BookedFigure> = {}): BookedFigure {
  return {
    kind: 'booked',
    cents,
    sign: 1,
    selection: { periode_min: 202503, periode_max: 202503, soorten: ['mutatie'], filters: [] },
    ...more,
  };
}

export const absent = (reason: string): Figure => ({ kind: 'absent', reason });

/** a − b, as the API sends a difference. */
export function difference(a: BookedFigure, b: BookedFigure): DerivedFigure {
  return {
    kind: 'derived',
    value: a.cents - b.cents,
    unit: 'cents',
    terms: [
      { label: 'Maart 2025', factor: 1, part: 'teller', figure: a },
      { label: 'Februari 2025', factor: -1, part: 'teller', figure: b },
    ],
  };
}

/** a / b in hundredths of a percent; the value is the caller's, from elsewhere. */
export function percent(value: number, a: Figure, b: Figure): DerivedFigure {
  return {
    kind: 'derived',
    value,
    unit: 'percent',
    terms: [
      { label: 'Deel', factor: 1, part: 'teller', figure: a },
      { label: 'Geheel', factor: 1, part: 'noemer', figure: b },
    ],
  };
}

let made = 0;

export function journalLine(more: Partial<JournalLine> = {}): JournalLine {
  made += 1;
  const cents = more.cents ?? 10_000;
  return {
    line_id: `line-${made}`,
    soort: 'mutatie',
    boekjaar: '2025',
    boekperiode: 3,
    periode: 202503,
    datum: '2025-03-25',
    dagboek: '90',
    dagboek_naam: 'Memoriaal',
    boekstuk: '2025-12',
    rekening: '4000',
    rekening_naam: 'Lonen en salarissen',
    groep: 'Personeelskosten',
    relatie: null,
    relatie_naam: null,
    tegenpartij: null,
    tegenpartij_naam: null,
    factuur: null,
    kostenplaats: null,
    kostendrager: null,
    omschrijving: 'Loonjournaal maart',
    cents,
    zijde: cents < 0 ? 'credit' : 'debet',
    btw_code: null,
    btw_cents: null,
    btw_rekening: null,
    btw_soort: null,
    source_id: '00000000-0000-4000-8000-000000000001',
    ...more,
  };
}

type LinesAnswer = ApiResponse<'POST /lines'>;

interface LinesBody {
  search?: string;
  cursor?: string;
  limit?: number;
  offset?: number;
  sort?: { column: string; direction: 'asc' | 'desc' };
}

/** By amount or description; else as they are given, which is by account. */
function sorted(lines: readonly JournalLine[], sort: LinesBody['sort']): readonly JournalLine[] {
  if (sort?.column !== 'bedrag' && sort?.column !== 'omschrijving') return lines;
  const order = (a: JournalLine, b: JournalLine) =>
    sort.column === 'bedrag' ? a.cents - b.cents : a.omschrijving < b.omschrijving ? -1 : 1;
  const ordered = [...lines].sort(order);
  return sort.direction === 'asc' ? ordered : ordered.reverse();
}

/** An API that knows some lines: pages and searches them as the contract says. */
export class FakeLinesApi {
  readonly bodies: unknown[] = [];
  lines: readonly JournalLine[];
  /** Errors to answer with first. */
  failures: Error[] = [];

  constructor(lines: readonly JournalLine[]) {
    this.lines = lines;
  }

  answer(body: LinesBody): LinesAnswer {
    const words = body.search?.toLowerCase();
    const matching = words
      ? this.lines.filter((line) => line.omschrijving.toLowerCase().includes(words))
      : this.lines;
    const found = sorted(matching, body.sort);
    const from = Number(body.cursor ?? body.offset ?? 0);
    const end = from + (body.limit ?? 100);
    const sum = (lines: readonly JournalLine[]) =>
      lines.reduce((total, line) => total + line.cents, 0);
    return {
      lines: found.slice(from, end),
      next_cursor: end < found.length ? String(end) : null,
      sum_cents: sum(this.lines),
      count: this.lines.length,
      found: { sum_cents: sum(found), count: found.length },
    };
  }

  get client(): ApiClient {
    const request = (body: LinesBody) => {
      this.bodies.push(body);
      const failure = this.failures.shift();
      return failure ? Promise.reject(failure) : Promise.resolve(this.answer(body));
    };
    return {
      request: async (route, typed) => {
        const answer: unknown = await request((typed as { body: LinesBody }).body);
        return answer as ApiResponse<typeof route>; // the drawer makes no other call
      },
      stream: () => {
        throw new Error('The drawer follows nothing.');
      },
      upload: () => Promise.reject(new Error('The drawer uploads nothing.')),
      addressOf: (path) => `https://api.test/v1${path}`,
    };
  }
}

const none = () => undefined;

/** The parts of the platform that the interface reads; the rest is not called here. */
export function fakePlatform(api: ApiClient, drawerElement: HTMLElement | null): Platform {
  const platform: Partial<Platform> = {
    api,
    drawerElement,
    bus: createBus({ onListenerError: none }),
    theme: 'light',
    styleNonce: undefined,
    setCrumb: none,
    project: {
      active: {
        project_id: '00000000-0000-4000-8000-00000000000a',
        project_name: 'Boekhouding 2025',
        organisation_id: '00000000-0000-4000-8000-00000000000b',
      },
      organisation: null,
      organisations: [],
      projects: [],
      choose: none,
      reload: () => Promise.resolve(),
    },
  };
  return platform as Platform; // session and period are the shell's
}
