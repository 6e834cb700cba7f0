import type { Sql } from '../../db/database.ts';
import type { DetailAccount } from './books-facts.ts';
import type { Guess } from './legal-form.ts';

/** Accounts on which VAT is settled with the tax office. */
const SETTLING =
  /btw.*(aangifte|afdracht|betaal|rekening-courant)|aangifte.*(btw|omzetbelasting)|r\/c.*btw/i;
const SETTLING_RGS = 'BSchBepBtw';
/** Months of a year in which VAT is settled, by how often that is done. */
const KINDS: readonly (readonly [least: number, most: number, value: string])[] = [
  [9, 12, 'Per maand'],
  [3, 5, 'Per kwartaal'],
  [1, 1, 'Per jaar'],
];

/** How often VAT is declared, from the months in which it was settled in the newest whole year. */
export async function vatPeriod(
  sql: Sql,
  projectId: string,
  accounts: readonly DetailAccount[],
): Promise<Guess> {
  const settling = accounts.filter(
    ({ naam, rgs, type }) =>
      type === 'balans' && (rgs === SETTLING_RGS || (!rgs && SETTLING.test(naam))),
  );
  if (settling.length === 0) {
    return {
      value: 'Onbekend',
      detail: 'Er is geen rekening waarop de btw-aangifte wordt geboekt.',
    };
  }
  const years = await sql.rows<{ boekjaar: string; months: number; reach: number }>(
    `SELECT m.boekjaar, count(DISTINCT m.periode) FILTER (WHERE m.rekening = ANY ($2) AND m.debet > 0)
              AS months, count(DISTINCT m.periode) AS reach
     FROM monthly_summary m
     JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
     WHERE m.project_id = $1 AND m.soort = 'mutatie'
     GROUP BY m.boekjaar ORDER BY max(s.end_date) DESC`,
    [projectId, settling.map(({ rekening }) => rekening)],
  );
  const whole = years.find(({ reach }) => reach === 12) ?? years[0];
  const kind = KINDS.find(
    ([least, most]) => whole && whole.months >= least && whole.months <= most,
  );
  const names = settling.map(({ rekening, naam }) => `${rekening} ${naam}`).join(', ');
  if (!kind || !whole) {
    return { value: 'Onbekend', detail: `De boekingen op ${names} hebben geen vast ritme.` };
  }
  const times = whole.months === 1 ? '1 maand' : `${whole.months} maanden`;
  return {
    value: kind[2],
    detail: `Afgedragen in ${times} van ${whole.boekjaar}, volgens ${names}`,
  };
}
