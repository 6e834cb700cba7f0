import { waitFor } from '@testing-library/react';
import type { Metric } from 'web-vitals';
import type { Observation } from './telemetry.ts';
import { createVitals } from './vitals.ts';

/** A library whose metrics the test reports, by name. */
function fakeLibrary() {
  const watching = new Map<string, (metric: Metric) => void>();
  const watch = (name: string) => (onReport: (metric: Metric) => void) =>
    void watching.set(name, onReport);
  const library = {
    onLCP: watch('LCP'),
    onINP: watch('INP'),
    onCLS: watch('CLS'),
    onTTFB: watch('TTFB'),
  };
  const report = (name: Metric['name'], value: number) =>
    watching.get(name)?.({
      ...{ name, value, delta: value, rating: 'good', id: 'v6-1', navigationType: 'navigate' },
      ...{ entries: [], navigationId: 0, navigationInteractionId: 0 },
      ...{ navigationURL: 'http://shell.test/dashboard?project=1', navigationStartTime: 0 },
    });
  return { library, report, watching };
}

function vitalsOf(drawn: number, load?: () => Promise<never>) {
  const told: Observation[] = [];
  const { library, report, watching } = fakeLibrary();
  const loaded = jest.fn(load ?? (async () => library));
  const begin = createVitals({
    telemetry: { report: (one) => told.push(one) },
    draw: () => drawn,
    load: loaded,
  });
  return { begin, told, loaded, report, watching };
}

it('tells of a page in the sample name and value alone, each once', async () => {
  const { begin, told, loaded, report, watching } = vitalsOf(0.2);
  expect(loaded).not.toHaveBeenCalled();
  begin();
  begin();
  await waitFor(() => expect(watching.size).toBe(4));
  expect(loaded).toHaveBeenCalledTimes(1);
  report('LCP', 1_234.56789);
  report('CLS', 0.012345);
  report('CLS', 0.5);
  expect(told).toEqual([
    { kind: 'vitals', part: 'shell', vital: { name: 'LCP', value: 1_234.568 } },
    { kind: 'vitals', part: 'shell', vital: { name: 'CLS', value: 0.012 } },
  ]);
});

it('loads nothing for a page outside the sample', () => {
  const { begin, loaded } = vitalsOf(0.25);
  begin();
  expect(loaded).not.toHaveBeenCalled();
});

it('disturbs nobody when its code cannot be fetched', async () => {
  const refused = Promise.reject<never>(new Error('refused'));
  const { begin, told } = vitalsOf(0, () => refused);
  begin();
  await expect(refused).rejects.toThrow('refused');
  expect(told).toEqual([]);
});
