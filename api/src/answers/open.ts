import type { Figure } from '@kengetal/contract';
import { monthDays } from '@kengetal/ledger';
import { lastDay } from '../books/columns/days.ts';
import { bookedFigure } from '../books/figures/booked.ts';
import { listOpenItems } from '../books/open-items/list.ts';
import type { Answer } from './answer.ts';
import { columnNow, type Asking } from './asking.ts';
import { item } from './lines-of.ts';
import { Telling } from './telling.ts';

type Groep = 'debiteuren' | 'crediteuren';

const WORDS = {
  debiteuren: { of: 'Openstaand bij klanten', who: 'Klant' },
  crediteuren: { of: 'Openstaand bij leveranciers', who: 'Leverancier' },
} as const;
const USUAL = 10;

/** What customers owe, or suppliers are owed, at the end of a month: by relation or by invoice. */
export async function tellOpen(
  asking: Asking,
  { groep, late = false }: { readonly groep: Groep; readonly late?: boolean },
): Promise<Answer> {
  const telling = new Telling();
  const { read, question } = asking;
  const { sql, projectId: project_id } = read;
  const now = await columnNow(asking);
  const periode = now.span.periode_max;
  const day = now.day ?? now.ahead?.day;
  const dag = day === undefined ? monthDays(periode).last : lastDay({ periode_max: periode, day });
  const per = question.order === 'oudste' ? 'factuur' : 'relatie';
  const page = await listOpenItems(
    sql,
    { project_id, groep, periode, dag, per },
    { offset: 0, limit: 200 },
  );
  if (!page) {
    return telling
      .say('De openstaande facturen worden nog uitgezocht. Vraag het zo nog eens.')
      .done(question);
  }
  const { items, cents, te_laat, basis } = page;
  const window = { ...page.selection, soorten: page.selection.soorten };
  const figureOf = (amount: number, label: string, filters = page.selection.filters): Figure =>
    bookedFigure(page.sign * amount, window, {
      sign: page.sign,
      filters,
      about: {
        label,
        explanation: 'Regels van facturen die dan openstaan, met hun betalingen tot dan.',
      },
    });
  const { of, who } = WORDS[groep];
  const moment = now.stand.naam.toLowerCase();
  const shown = items
    .filter((one) => !late || (one.te_laat ?? 0) > 0)
    .slice(0, question.limit ?? USUAL);
  telling.say(`${of}, ${moment}: ${telling.answer(figureOf(cents, of))}.`);
  if (te_laat !== null && te_laat > 0) {
    telling.say(`Daarvan is voor een deel de vervaldag voorbij.`);
  }
  if (basis === 'oudste_eerst') {
    telling.say('De betalingen noemen geen factuur; de oudste zijn als eerste betaald gerekend.');
  }
  if (shown.length > 0) {
    telling.table(
      [who, ...(per === 'factuur' ? ['Factuur'] : []), 'Open', 'Dagen oud'],
      shown.map(({ relatie, naam, factuur, cents: amount, dagen }) => [
        naam,
        ...(per === 'factuur' ? [factuur ?? ''] : []),
        figureOf(amount, naam, [
          ...page.selection.filters,
          item('tegenpartij', relatie),
          ...(per === 'factuur' && factuur !== null ? [item('post', factuur)] : []),
        ]),
        dagen === null ? '' : String(dagen),
      ]),
    );
  }
  return telling.done(question);
}
