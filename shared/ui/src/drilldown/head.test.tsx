import { screen, within } from '@testing-library/react';
import type { DerivedFigure } from '@kengetal/contract';
import { FigureLink } from '../figure/FigureLink.tsx';
import { booked, difference } from '../testing/fakes.ts';
import { renderInApp } from '../testing/render.tsx';

const PERSONNEL = booked(2_187_875, {
  about: { label: 'Personeelskosten', explanation: 'Lonen, sociale lasten en pensioen.' },
});

const opener = () => screen.getByRole('button', { name: /^Personeelskosten: / });
const drawer = () => screen.getByRole('dialog');

test('the assistant opens with a question about the amount, and what it is made of', async () => {
  const { user, bus } = renderInApp(<FigureLink figure={PERSONNEL} context="Maart 2025" />);
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Vraag de assistent' }));
  expect(bus.get('chatOpen')).toBe(true);
  expect(bus.get('question')?.text).toBe(
    'Hoe komt Personeelskosten (maart 2025) op €\u00A021.878,75 uit?',
  );
  const prompt = bus.get('question')?.context_prompt;
  expect(prompt).toContain('Waarde: €\u00A021.878,75.');
  expect(prompt).toContain('periode 202503-202503');
});

test('months stand in the question as within a sentence', async () => {
  const { user, bus } = renderInApp(
    <FigureLink figure={PERSONNEL} context="Jan 2025 - Mrt 2025" />,
  );
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Vraag de assistent' }));
  expect(bus.get('question')?.text).toContain('Personeelskosten (jan 2025 - mrt 2025)');
});

test.each([
  [
    'months that the title has already',
    'Personeelskosten, maart 2025',
    'Mrt 2025',
    'Hoe komt Personeelskosten, maart 2025 op',
  ],
  ['months that only its label has', 'Nettomarge', undefined, 'Hoe komt Nettomarge, maart 2025 op'],
])('the question says once %s', async (_, label, context, said) => {
  const about = { label: 'Nettomarge, maart 2025', explanation: '' };
  const figure = context === undefined ? { ...difference(PERSONNEL, PERSONNEL), about } : PERSONNEL;
  const { user, bus } = renderInApp(<FigureLink {...{ figure, label, context }} />);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${label}: `) }));
  await user.click(screen.getByRole('button', { name: 'Vraag de assistent' }));
  expect(bus.get('question')?.text.startsWith(said)).toBe(true);
});

test('the assistant is told the operands of a computed figure', async () => {
  const figure = difference(PERSONNEL, booked(1_000_000));
  const { user, bus } = renderInApp(<FigureLink figure={figure} label="Verschil" />);
  await user.click(screen.getByRole('button', { name: /^Verschil: / }));
  await user.click(screen.getByRole('button', { name: 'Vraag de assistent' }));
  expect(bus.get('question')?.context_prompt).toContain('- -1 × Februari 2025: €\u00A010.000,00');
});

test.each([
  ['days', 90, 'Maal 90 dagen.'],
  ['cents', 3, 'Samen gedeeld door 3.'],
] as const)('the assistant is told the divisor of %s', async (unit, divisor, said) => {
  const figure: DerivedFigure = {
    kind: 'derived',
    unit,
    value: 300,
    divisor,
    terms: [{ label: 'Debiteuren', factor: 1, part: 'teller', figure: PERSONNEL }],
  };
  const { user, bus } = renderInApp(<FigureLink figure={figure} label="Gemiddeld" />);
  await user.click(screen.getByRole('button', { name: /^Gemiddeld: / }));
  await user.click(screen.getByRole('button', { name: 'Vraag de assistent' }));
  expect(bus.get('question')?.context_prompt).toContain(said);
});

test.each([
  [
    'Autokosten, maart 2025',
    'Autokosten, onderdeel van bedrijfskosten.',
    'Onderdeel van bedrijfskosten.',
  ],
  [
    'Autokosten, januari t/m maart 2025',
    'Wat auto’s kosten.',
    'Autokosten, januari t/m maart 2025. Wat auto’s kosten.',
  ],
  ['Kosten van vervoer', '', 'Kosten van vervoer.'],
  ['Autokosten', 'Autokosten, brandstof en lease.', 'Autokosten, brandstof en lease.'],
])('the head says once what %s is', async (label, explanation, said) => {
  const figure = booked(500, { about: { label, explanation } });
  const { user } = renderInApp(
    <FigureLink figure={figure} label="Autokosten" context="Mrt 2025" />,
  );
  await user.click(screen.getByRole('button', { name: /^Autokosten: / }));
  expect(within(drawer()).getByText(said)).toBeInTheDocument();
});

test('why a figure stands out is said in the drawer too', async () => {
  const { user } = renderInApp(<FigureLink figure={PERSONNEL} remark="Wijkt ver af." />);
  await user.click(opener());
  expect(within(drawer()).getByText('Wijkt ver af.')).toBeInTheDocument();
});
