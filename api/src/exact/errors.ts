import type { ConnectionError } from '@kengetal/contract';

/** Why Exact was not read, by the code that is kept and shown. */
export class ExactError extends Error {
  /** What the user reads: what is wrong and what to do. */
  readonly words: string;

  constructor(
    readonly code: ConnectionError,
    /** For the log. */
    detail: string,
    /** What is said instead of the usual words. */
    words?: string,
  ) {
    super(detail);
    this.words = words ?? WORDS[code];
  }

  /** True for what may pass by itself. */
  get passes(): boolean {
    return this.code === 'niet_bereikbaar';
  }
}

/** Nothing more may be asked before this moment. */
export class ExactBusy extends Error {
  constructor(
    /** Milliseconds since 1970. */
    readonly until: number,
  ) {
    super('a limit of Exact is reached');
  }
}

const STAYS = 'De cijfers blijven zoals ze waren.';

/** What is said of each code. */
export const WORDS: Readonly<Record<ConnectionError, string>> = {
  toestemming_verlopen: `De toestemming in Exact Online is verlopen of ingetrokken. Koppel opnieuw. ${STAYS}`,
  maker_weg: `Wie deze koppeling maakte, hoort niet meer bij dit project. Koppel opnieuw met je eigen account van Exact Online. ${STAYS}`,
  geen_toegang: `Het account van Exact Online waarmee is gekoppeld, heeft geen rechten meer op deze administratie. Vraag ze daar aan, of koppel opnieuw met een ander account. ${STAYS}`,
  niet_bereikbaar: `Exact Online gaf geen antwoord. We proberen het vanzelf opnieuw. ${STAYS}`,
  geweigerd: `Exact Online weigerde een vraag van ons. We proberen het morgen opnieuw. ${STAYS}`,
  onleesbaar: `Exact Online gaf een antwoord dat we niet konden lezen. We proberen het morgen opnieuw. ${STAYS}`,
  daglimiet: `De limiet van Exact Online voor vandaag is bereikt. Morgen gaan we vanzelf verder. ${STAYS}`,
  intern: `Er ging iets mis aan onze kant. We proberen het morgen opnieuw. ${STAYS}`,
};
