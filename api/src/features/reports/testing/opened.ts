import type { Comparison, ReportEntry } from '@kengetal/contract';
import { Opener } from '../../../testing/figures.ts';
import type { Look, Looking } from './looking.ts';

const COMPARISONS: readonly Comparison[] = ['vorige_periode', 'vorig_jaar', 'begroting'];
const LOOKS: readonly Look[] = [
  ...COMPARISONS.map((vergelijking) => ({ vergelijking })),
  ...COMPARISONS.map((vergelijking) => ({ vergelijking, weergave: 'cumulatief' as const })),
  { weergave: 'maanden' },
];

const LOOKS_EACH = 2;

/** Every component of reports in every look, with all figures opened. */
export class OpenedReports {
  readonly faults: string[] = [];
  readonly #looking: Looking;
  readonly #opener: Opener;
  readonly #isWhole: boolean;
  #reports = 0;

  /** @param isWhole whether every report is opened in every look, which takes long */
  constructor(looking: Looking, isWhole: boolean) {
    this.#looking = looking;
    this.#isWhole = isWhole;
    this.#opener = new Opener(looking.caller, looking.projectId);
  }

  /** Different selections that were opened. */
  get count(): number {
    return this.#opener.opened;
  }

  /**
   * Opens a report as it is sent. Unless all is opened whole, the first one is opened in every look,
   * each next one in two of them in turn.
   */
  async open(report: ReportEntry): Promise<void> {
    const turn = this.#reports * LOOKS_EACH;
    const looks =
      this.#isWhole || this.#reports === 0
        ? LOOKS
        : [0, 1].map((at) => LOOKS[(turn + at) % LOOKS.length] ?? {});
    this.#reports += 1;
    for (const id of await this.#looking.componentsOf(report)) {
      for (const look of looks) {
        const faults = await this.#opener.faults(await this.#looking.sent(id, report, look));
        const where = `${report.naam}, ${id}, ${JSON.stringify(look)}`;
        this.faults.push(...faults.map((fault) => `${where}: ${fault}`));
      }
    }
  }
}
