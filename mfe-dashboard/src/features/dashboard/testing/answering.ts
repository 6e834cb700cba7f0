import { screen } from '@testing-library/react';
import type { CallBody, ComparisonOption, PageData } from '@kengetal/contract';
import { booked, FakeApi } from '@kengetal/platform/testing';
import { CHANGES, NOW } from './pages.ts';

const COMPARISONS: ComparisonOption[] = [
  { key: 'vorige_periode', naam: 'Vorige periode', reason: null, is_default: true },
  { key: 'vorig_jaar', naam: 'Zelfde periode vorig jaar', reason: null, is_default: false },
  { key: 'begroting', naam: 'Begroting', reason: 'Er is geen begroting.', is_default: false },
];

/** A dashboard with one key figure and what changed. */
export const PAGE: PageData = {
  title: 'Dashboard',
  updated_at: '2025-04-02T05:10:00Z',
  comparisons: COMPARISONS,
  blocks: [
    {
      kind: 'figures',
      key: 'kerncijfers',
      items: [{ key: 'omzet', label: 'Omzet', figure: booked(27_500_000) }],
    },
    CHANGES,
  ],
};

/** An API that knows these two pages. */
export const answering = (page: PageData, now: PageData = NOW) =>
  new FakeApi().on('POST /pages', ({ body }) => (body.page === 'dashboard' ? page : now));

/** What it was asked. */
export const bodiesOf = (api: FakeApi) =>
  api.callsOf('POST /pages').map(({ body }) => body as CallBody<'pages'>);
export const nowPart = () => screen.findByRole('region', { name: 'Stand 31 mrt' });
