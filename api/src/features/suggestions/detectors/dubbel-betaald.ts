import { dayName, periodOfDay, uncapitalised } from '@kengetal/ledger';
import type { OwedDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import type { Owed } from '../owed.ts';
import { overpaidIn, type Overpaid } from '../overpaid.ts';
import { linesEvidence, linesFigure, said } from '../proof.ts';

/** An invoice of a supplier that was paid twice. */
export const dubbelBetaald: OwedDetector = (owed, books) =>
  overpaidIn(owed, books).map(({ payment, earlier }) => findingOf(owed, payment, earlier));

function findingOf(
  { relatie, naam }: Owed,
  payment: Overpaid['payment'],
  earlier: Overpaid['payment'],
): Finding {
  const nummer = payment.factuur ?? earlier.factuur;
  const what = nummer === null ? 'Een rekening' : `Factuur ${nummer}`;
  const about = {
    label: `${what} van ${naam}, tweede betaling`,
    explanation: 'De tweede betaling.',
  };
  const lines = [earlier, payment];
  const twice = linesFigure([payment], 1, about);
  const both = linesFigure(lines, 1, { ...about, label: `${what} van ${naam}, beide betalingen` });
  return {
    detector: 'dubbel_betaald',
    key: `${relatie} ${nummer ?? `${payment.dagboek} ${payment.boekstuk}`}`,
    category: 'kosten_besparen',
    title: nummer === null ? `Dubbel betaald aan ${naam}` : `Factuur ${nummer} dubbel betaald`,
    summary: said`${what} van ${naam} is twee keer betaald, op ${dayName(earlier.datum)} en op ${dayName(payment.datum)}: ${twice} te veel.`,
    weight: payment.cents,
    effect: { figure: twice, per: 'eenmalig' },
    urgency: 'deze_week',
    due: null,
    certainty: nummer === null ? 'waarschijnlijk' : 'zeker',
    about: {
      relaties: [relatie],
      rekeningen: [payment.rekening],
      documenten: [nummer ?? payment.boekstuk],
    },
    periode_min: periodOfDay(earlier.datum),
    periode_max: periodOfDay(payment.datum),
    blocks: [linesEvidence('Waarom', lines, 1, both)],
    how: said`Twee betalingen van hetzelfde bedrag aan dezelfde leverancier, waar maar één factuur tegenover staat. Er is niets terugbetaald en geen andere factuur van dat bedrag. Of ${naam} het bedrag als tegoed houdt, staat niet in de boeken.`,
    steps: [
      `Vraag ${naam} het te veel betaalde terug, of verreken het met een volgende factuur.`,
      'Laat boeken wat je afspreekt.',
    ],
    question: `Klopt het dat ${what === 'Een rekening' ? 'deze rekening' : uncapitalised(what)} van ${naam} twee keer is betaald?`,
  };
}
