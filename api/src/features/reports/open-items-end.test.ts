import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { amounts, book, openInvoicesOf, type Booking, year } from './testing/open-invoices.ts';

jest.setTimeout(120_000);

describe('open invoices at the end of the books', () => {
  const { test, caller } = signedIn();

  const imported = (...files: (string | Buffer)[]) => projectWith(test, caller, files);

  const shown = (...asked: Parameters<ReturnType<typeof openInvoicesOf>>) =>
    openInvoicesOf(caller)(...asked);

  it('are as old as on the day that the books go up to, and are called by it', async () => {
    const sub = (who: string, invoice: string, due: string) =>
      `<sbLine><custSupID>${who}</custSupID><invRef>${invoice}</invRef><invDueDt>${due}</invDueDt><mutTp>I</mutTp></sbLine>`;
    const invoices = [
      sub('A', 'A1', '2025-03-17'),
      sub('A', 'A2', '2025-03-25'),
      sub('B', 'B1', '2025-02-04'),
      sub('B', 'B2', '2025-04-19'),
    ];
    const days = `<subledgers><subledger><sbType>CU</sbType>${invoices.join('')}</subledger></subledgers>`;
    const sold = [
      book('2025-02-15', 'A', 'A1', 1000),
      book('2025-02-23', 'A', 'A2', 300),
      book('2025-01-05', 'B', 'B1', 200),
    ];
    const made = (more: Booking[]) =>
      year(2025, 0, [...sold, ...more], [book('2025-03-05', 'B', 'B1', -50)], days).replace(
        '</header>',
        '<dateCreated>2025-03-06</dateCreated></header>',
      );
    const project = await imported(made([]));
    const march = await shown(project, 202503);
    // On 6 March neither of Anker is due; B1, less what was paid of it, is 30 days late.
    expect(amounts(march)).toMatchObject({
      Anker: [1300, 0, 0, 0, 0, 1300],
      Boei: [0, 150, 0, 0, 0, 150],
    });
    expect(JSON.stringify(march)).toContain('Stand 6 maart 2025, bedragen');
    expect(JSON.stringify(march)).toContain(
      'Ze tellen t/m 6 maart 2025: tot die dag gaan de gegevens.',
    );
    expect(await new Opener(caller, project).faults(march)).toEqual([]);
    const february = await shown(project, 202502);
    // 24 days late at the end of February.
    expect(amounts(february).Boei).toEqual([0, 200, 0, 0, 0, 200]);
    expect(JSON.stringify(february)).toContain('Stand eind februari 2025, bedragen');

    const ahead = await imported(made([book('2025-03-20', 'B', 'B2', 80)]));
    const later = await shown(ahead, 202503);
    expect(amounts(later).Boei).toEqual([80, 150, 0, 0, 0, 230]);
    expect(JSON.stringify(later)).toContain('Stand eind maart 2025, gegevens t/m 6 mrt, bedragen');
    expect(JSON.stringify(later)).toContain(
      'Telt mee: geboekt na 6 maart 2025, debiteuren €\u00a080',
    );
    expect(await new Opener(caller, ahead).faults(later)).toEqual([]);
  });

  it('have what is booked in the closing period in a row where the balance leaves it out', async () => {
    // A1 is written off in period 13.
    const books = year(
      2024,
      0,
      [book('2024-10-20', 'A', 'A1', 1000), book('2024-12-05', 'A', 'A2', 200)],
      [book('2024-12-31', 'A', 'A1', -1000)],
    ).replace(
      '<periodNumber>12</periodNumber><trDt>2024-12-31',
      '<periodNumber>13</periodNumber><trDt>2024-12-31',
    );
    const project = await imported(books);
    const december = await shown(project, 202412);
    expect(amounts(december)).toEqual({
      Anker: [200, 0, 0, 0, 200],
      'Openstaande facturen': [200, 0, 0, 0, 200],
      'Niet aan een factuur te koppelen': [null, null, null, null, 0],
      'Afsluitboekingen, niet in dit saldo': [null, null, null, null, 1000],
      'Saldo volgens de balans': [null, null, null, null, 1200],
    });
    const whole = await shown(project, 202412, 'jaar');
    expect(amounts(whole)).toEqual({
      Anker: [200, 0, 0, 0, 200],
      'Openstaande facturen': [200, 0, 0, 0, 200],
      'Niet aan een factuur te koppelen': [null, null, null, null, 0],
      'Saldo volgens de balans': [null, null, null, null, 200],
    });
    const opener = new Opener(caller, project);
    expect(await opener.faults(december)).toEqual([]);
    expect(await opener.faults(whole)).toEqual([]);
  });
});
