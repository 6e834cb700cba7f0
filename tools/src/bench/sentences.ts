import { Handles } from 'api/sentences/handles';
import { Leaving } from 'api/sentences/leaving';
import { personsOf } from 'api/sentences/persons';
import { Results } from 'api/sentences/results';
import { fiscalYear } from '@kengetal/ledger';

const ANSWERS = 8;
const ROWS = 200;
const RELATIONS = 50_000;
const SENTENCES = 500;
const PERIOD = { periode_min: 202401, periode_max: 202412 };

/** How long sentences of a model were held up, in milliseconds. */
interface Delay {
  readonly p95: number;
  readonly max: number;
}

export async function benchSentences(report: (line: string) => void): Promise<void> {
  const { p95, max } = await sentenceDelay();
  report(
    `${SENTENCES} zinnen bij ${ANSWERS} tabellen van ${ROWS} regels: p95 ${p95} ms, hoogstens ${max} ms`,
  );
  report(JSON.stringify({ sentence_ms_p95: p95, sentence_ms_max: max }));
}

/** How long a sentence of a model is held up: among as many results as an answer can have, and many names. */
export async function sentenceDelay(): Promise<Delay> {
  const results = new Results();
  const years = [{ ...fiscalYear('2024-01-01', '2024-12-31'), as_of: '2024-12-31' }];
  for (let at = 0; at < ANSWERS; at += 1) results.add(answer(at), { years });
  const names = Array.from({ length: RELATIONS }, (_, at) => `Relatie${at} van Achternaam${at}`);
  const people = names.map((name, at) => ({ name, code: `${at}` }));
  const handles = new Handles(await personsOf(people), 'Wie is de grootste klant?');
  handles.hide(names.slice(0, 500).join('; '));
  const leaving = new Leaving({
    ...{ message: 'Wie is de grootste klant?', results, handles },
    repair: () => Promise.resolve(undefined),
    tell: () => undefined,
  });
  const times: number[] = [];
  for (let at = 0; at < SENTENCES; at += 1) {
    const row = `t${1 + (at % ROWS)}`;
    const sentence =
      at % 2 === 0
        ? `In boekjaar 2024 was het bij Klant ${row} 24/7 {${row}}, en dat is {${row}:naam}.`
        : `Daarna volgen R${1 + (at % 500)} en R2, met Klant ${row} 24/7.`;
    const began = performance.now();
    await leaving.add(sentence);
    times.push(performance.now() - began);
  }
  if (!leaving.isWorded) throw new Error('no sentence left');
  times.sort((one, other) => one - other);
  return { p95: round(times[Math.floor(times.length * 0.95)] ?? 0), max: round(times.at(-1) ?? 0) };
}

/** An answer with a table of relations, as large as one may be. */
function answer(at: number) {
  const keys = Array.from({ length: ROWS }, (_, row) => `t${row + 1}`);
  const figure = (key: string) => ({
    ...{ kind: 'forecast' as const, cents: 1_234 * at + key.length, basis: 'x' },
    about: { label: `Omzet bij Klant ${key} 24/7, boekjaar 2024`, explanation: '' },
  });
  return {
    question: {
      subject: { kind: 'figure' as const, key: 'omzet' },
      period: PERIOD,
      split: 'relatie' as const,
    },
    text: 'Omzet, boekjaar 2024 per relatie.',
    figures: Object.fromEntries(keys.map((key) => [key, figure(key)])),
    table: {
      columns: ['Relatie', 'Bedrag'],
      rows: keys.map((key) => [`Klant ${key} 24/7`, `[€ 12](figure:${key})`]),
    },
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
