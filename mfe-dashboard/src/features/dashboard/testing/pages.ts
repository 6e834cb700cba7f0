import type { CashBlock, ChangesBlock, OwedBlock, PageData } from '@kengetal/contract';
import { booked } from '@kengetal/platform/testing';

export const forecast = (cents: number) => ({
  kind: 'forecast' as const,
  cents,
  basis: 'Verwacht.',
});

/** Twelve costs more than before, of which one is less. */
export const CHANGES: ChangesBlock = {
  kind: 'changes',
  key: 'kostenveranderingen',
  title: 'Grootste veranderingen in kosten',
  than: 't.o.v. okt – dec',
  items: [
    {
      key: 'overige_personeelskosten',
      label: 'Overige personeelskosten',
      figure: booked(312_000),
      judgement: 'ongunstig',
      percent: { kind: 'absent', reason: 'Een percentage zegt hier weinig.' },
      before: booked(48_000),
      reason: {
        text: 'Vooral [€\u00a03.000](figure:oorzaak) meer bij Flex',
        figures: { oorzaak: booked(300_000) },
      },
    },
    {
      key: 'autokosten',
      label: 'Autokosten',
      figure: booked(-61_700),
      judgement: 'gunstig',
      percent: {
        kind: 'derived',
        value: -590,
        unit: 'percent',
        terms: [
          { label: 'Nu', factor: 1, part: 'teller', figure: booked(983_300) },
          { label: 'Daarvoor', factor: -1, part: 'teller', figure: booked(1_045_000) },
          { label: 'Daarvoor', factor: 1, part: 'noemer', figure: booked(1_045_000) },
        ],
      },
      before: booked(1_045_000),
    },
  ],
};

export const OWED: OwedBlock = {
  kind: 'owed',
  key: 'debiteuren',
  title: 'Openstaande debiteuren',
  groep: 'debiteuren',
  stand: 'stand 31 mrt',
  total: booked(7_670_500),
  days: {
    kind: 'derived',
    value: 210,
    unit: 'days',
    terms: [{ label: 'Debiteuren', factor: 1, part: 'teller', figure: booked(1) }],
  },
  basis: 'factuurdatum',
  ages: [
    { key: 'leeftijd_1', label: '0–30 dagen', count: 21, figure: booked(4_826_000) },
    { key: 'leeftijd_2', label: '31–60 dagen', count: 7, figure: booked(1_794_000) },
    { key: 'leeftijd_3', label: '61–90 dagen', count: 3, figure: booked(638_500) },
    { key: 'leeftijd_4', label: '> 90 dagen', count: 2, figure: booked(412_000) },
  ],
  top: [
    { relatie: 'K1', naam: 'Bouwbedrijf Kramer', dagen: 118, figure: booked(284_000) },
    { relatie: 'K2', naam: 'Woonstichting De Haven', dagen: 74, figure: booked(391_500) },
  ],
  path: '/rapport?type=maand&rapport=202503-202503&tab=debiteuren-en-crediteuren',
};

/** From € 84.617 on 31 March to € 45.409 after eight weeks. */
export const CASH: CashBlock = {
  kind: 'cash',
  key: 'cash',
  title: 'Bank en kas',
  dag: '2025-03-31',
  stand: booked(8_461_700),
  before: [
    ['2025-02-10', 7_320_000],
    ['2025-02-17', 7_690_000],
    ['2025-02-24', 6_640_000],
    ['2025-03-03', 8_010_000],
    ['2025-03-10', 7_760_000],
    ['2025-03-17', 8_390_000],
    ['2025-03-24', 8_810_000],
  ].map(([datum, cents]) => ({ datum: String(datum), figure: booked(Number(cents)) })),
  weeks: [
    ['wk 14', '2025-04-06', 8_830_000],
    ['wk 15', '2025-04-13', 9_340_000],
    ['wk 16', '2025-04-20', 9_650_000],
    ['wk 17', '2025-04-27', 8_080_000],
    ['wk 18', '2025-05-04', 6_730_000],
    ['wk 19', '2025-05-11', 7_110_000],
    ['wk 20', '2025-05-18', 7_410_000],
    ['wk 21', '2025-05-25', 4_540_900],
  ].map(([label, tot, cents], index) => ({
    label: String(label),
    tot: String(tot),
    stand: forecast(Number(cents)),
    band: {
      low: Number(cents) - 200_000 * (index + 1),
      high: Number(cents) + 200_000 * (index + 1),
    },
  })),
  parts: [
    { key: 'open', label: 'Openstaande facturen', figure: forecast(6_870_000) },
    { key: 'vast', label: 'Vaste lasten en lonen', figure: forecast(-10_790_800) },
  ],
  lowest: {
    text: 'Laagste stand rond 25 mei: [€\u00a045.409](figure:laagste).',
    figures: { laagste: forecast(4_540_900) },
  },
  unknown: [{ name: 'Loonheffing', why: 'Het bedrag is nog niet geboekt.' }],
};

/** What the last week opens into. */
export const WEEK: PageData = {
  title: 'Stand 31 mrt',
  updated_at: null,
  blocks: [
    {
      kind: 'cash_week',
      key: 'cash_week 2025-05-25',
      title: 'Verwacht in wk 21',
      stand: forecast(4_540_900),
      band: { low: 2_940_900, high: 6_140_900 },
      moves: [
        {
          datum: '2025-05-23',
          name: 'Lonen',
          why: 'Elke maand op de 23e.',
          figure: forecast(-2_869_100),
        },
      ],
    },
  ],
};

/** All that can be there now. */
export const NOW: PageData = {
  title: 'Stand 31 mrt',
  updated_at: '2025-04-02T05:10:00Z',
  blocks: [
    CASH,
    OWED,
    {
      kind: 'list',
      key: 'suggesties',
      title: 'Suggesties',
      items: [
        {
          key: 's1',
          label: 'Softwarehuis Delta is duurder sinds januari',
          detail: 'Kosten besparen · per jaar',
          figure: booked(48_000),
          path: '/suggestie/s1',
        },
      ],
      count: 4,
    },
    {
      kind: 'list',
      key: 'vragen',
      title: 'Vraag de assistent',
      items: [{ key: '0', label: 'Waarom is het resultaat veranderd in maart 2025?' }],
    },
    {
      kind: 'text',
      key: 'rapport',
      title: '1e kwartaal 2025',
      path: '/rapport?type=kwartaal&rapport=202501-202503',
      text: 'In het 1e kwartaal 2025 maakte je [€\u00a022.245](figure:a1) winst.',
      figures: { a1: booked(2_224_500) },
    },
    {
      kind: 'steps',
      key: 'eerste_stappen',
      title: 'Aan de slag',
      items: [
        { key: 'organisatie', label: 'Organisatie aangemaakt', done: true, level: 'lezer' },
        {
          key: 'indeling',
          label: 'Rekeningen indelen',
          done: false,
          detail: '3 rekeningen nog niet ingedeeld',
          path: '/project?tab=rekeningen',
          level: 'bewerker',
        },
      ],
    },
  ],
};

/** Without some of its blocks. */
export const without = (page: PageData, ...keys: string[]): PageData => ({
  ...page,
  blocks: page.blocks.filter(({ key }) => !keys.includes(key)),
});
