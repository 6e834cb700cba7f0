import { isResult, nameOf, type AccountName } from './chart.ts';

export interface CostCentre {
  readonly id: string;
  readonly name: string;
}

const CENTRES = {
  installatie: { id: 'INST', name: 'Installatie' },
  service: { id: 'SERV', name: 'Service en onderhoud' },
  kantoor: { id: 'KANT', name: 'Kantoor' },
} as const satisfies Record<string, CostCentre>;

type CentreName = keyof typeof CENTRES;

/** Departments of the installation firm. */
export const COST_CENTRES: readonly CostCentre[] = Object.values(CENTRES);

const CREW: readonly CentreName[] = ['installatie', 'installatie', 'service'];

/** Departments that take turns; what is not listed is of the office, or of no department. */
const CENTRES_OF: Partial<Record<AccountName, readonly CentreName[]>> = {
  omzetInstallatie: ['installatie'],
  omzetOnderhoud: ['service'],
  omzetToestellen: CREW,
  materiaal: CREW,
  uitbesteed: ['installatie'],
  brutolonen: ['installatie'],
  vakantiegeld: ['installatie'],
  socialeLasten: ['installatie'],
  pensioenlasten: ['installatie'],
  reiskosten: ['service'],
  brandstof: ['installatie', 'service'],
  lease: ['service'],
  autoOnderhoud: ['installatie', 'service'],
  afschrijvingMachines: ['installatie'],
  afschrijvingAutos: ['installatie'],
  // Nobody decides on these by department.
  afronding: [],
  divers: [],
  boekresultaat: [],
  bankkosten: [],
  rente: [],
  vpbLast: [],
  vpbVorig: [],
};

/**
 * Department that a line is booked on; none for the balance sheet.
 * @param turn number of the entry in its journal: departments share some accounts by turns
 */
export function costCentreOf(rekening: string, turn: number): string | null {
  if (!isResult(rekening)) return null;
  const centres = CENTRES_OF[nameOf(rekening)] ?? ['kantoor'];
  const centre = centres[turn % centres.length];
  return centre === undefined ? null : CENTRES[centre].id;
}
