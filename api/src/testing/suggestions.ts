import { randomUUID } from 'node:crypto';
import { stamp } from '../clock.ts';
import { suggestions } from '../db/schema/index.ts';
import type { Finding } from '../features/suggestions/finding.ts';
import type { TestApp } from './environment.ts';

type About = Finding['about'];

const NOBODY: About = { relaties: [], rekeningen: [], documenten: [] };

/** The lines of one account in March 2024. */
export const bookedOn = (rekening: string, cents: number) => ({
  kind: 'booked' as const,
  cents,
  sign: 1 as const,
  selection: {
    periode_min: 202403,
    periode_max: 202403,
    soorten: ['mutatie' as const],
    filters: [{ column: 'rekening' as const, operator: 'eq' as const, value: rekening }],
  },
});

/** A finding as a detector makes it: of costs on an account in March 2024. */
export function finding(more: Partial<Finding> = {}, about: Partial<About> = {}): Finding {
  const { weight = 124_000 } = more;
  const figure = bookedOn('4100', weight);
  return {
    detector: 'dubbele_factuur',
    key: 'VD-26871',
    weight,
    category: 'kosten_besparen',
    title: 'Dubbele factuur VD-26871',
    summary: {
      text: `Factuur VD-26871 staat twee keer in de boeken: [€ ${weight / 100}](figure:bedrag).`,
      figures: { bedrag: figure },
    },
    effect: { figure, per: 'eenmalig' },
    urgency: 'deze_maand',
    due: null,
    certainty: 'zeker',
    about: { ...NOBODY, rekeningen: ['4100'], ...about },
    periode_min: 202403,
    periode_max: 202403,
    blocks: [],
    how: { text: 'Twee facturen met hetzelfde nummer en bedrag.', figures: {} },
    steps: ['Vraag de leverancier om een creditnota.'],
    question: 'Klopt het dat factuur VD-26871 twee keer is geboekt?',
    ...more,
  };
}

/** A suggestion in a project, and its id. */
export async function withSuggestion(test: TestApp, projectId: string): Promise<string> {
  const suggestionId = randomUUID();
  const found = finding({}, { documenten: ['VD-26871'] });
  await test.database.orm.insert(suggestions).values({
    ...{ projectId, suggestionId, detector: found.detector, finding: found },
    ...{ createdAt: stamp(test.clock), answer: 'nieuw' },
  });
  return suggestionId;
}
