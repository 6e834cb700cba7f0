import type { ListBlock } from '@kengetal/contract';
import { monthName } from '@kengetal/ledger';
import type { ReadBooks } from '../../books/store/reader.ts';
import { returnLabel, returnOf } from '../../books/vat/returns.ts';
import { vatRhythm } from '../../books/vat/rhythm.ts';

/** Questions about what a text names, as the assistant can answer them. */
export type QuestionsAbout = (
  read: ReadBooks,
  about: string,
) => readonly string[] | Promise<readonly string[]>;

const MOST = 3;

/** Three questions that fit these books: of invoices and VAT only where there are any. */
export async function questionsBlock(
  read: ReadBooks,
  questionsAbout: QuestionsAbout,
): Promise<ListBlock | undefined> {
  const labels = await read.reading('questions', () => questionsOf(read, questionsAbout));
  if (labels.length === 0) return undefined;
  return {
    kind: 'list',
    key: 'vragen',
    title: 'Vraag de assistent',
    items: labels.map((label, index) => ({ key: String(index), label })),
  };
}

async function questionsOf(read: ReadBooks, questionsAbout: QuestionsAbout): Promise<string[]> {
  const labels: string[] = [];
  for (const about of (await topicsOf(read)).slice(0, MOST)) {
    const question = (await questionsAbout(read, about)).find((one) => !labels.includes(one));
    if (question !== undefined) labels.push(question);
  }
  return labels;
}

/** What to ask about, what matters most first. */
async function topicsOf(read: ReadBooks): Promise<string[]> {
  const { books } = read;
  const last = books.calendar.told?.periode_max;
  if (last === undefined) return [];
  const month = monthName(last);
  const rhythm = (await vatRhythm(read))?.rhythm;
  const vat = rhythm ? returnLabel(returnOf(last, rhythm), rhythm) : month;
  return [
    `Winst en verlies, ${month}`,
    ...(books.accountsOf(['debiteuren']).length > 0 ? ['Debiteuren en crediteuren'] : []),
    ...(books.vatAccounts.length > 0 ? [`Btw over ${vat}`] : []),
    `Kosten in ${month}`,
    'Periodieke transacties',
  ];
}
