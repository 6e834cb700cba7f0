import { screen } from '@testing-library/react';
import type { SeriesBlock } from '@kengetal/contract';
import { booked } from '../testing/fakes.ts';
import { named } from '../testing/names.ts';
import { renderInApp } from '../testing/render.tsx';
import { layOut } from './geometry.ts';
import { MonthChart } from './MonthChart.tsx';

const block: SeriesBlock = {
  kind: 'series',
  key: 'maanden',
  title: 'Kosten per maand',
  periods: [202501, 202502, 202503, 202504],
  series: [
    {
      key: 'kosten',
      label: 'Kosten',
      role: 'kosten',
      figures: [100, 200, 300, 400].map((euros) => booked(euros * 100)),
    },
  ],
};

const zoomable = (onReset?: () => void) => {
  const zoomed: [number, number][] = [];
  const onZoom = (first: number, last: number) => void zoomed.push([first, last]);
  return { ...renderInApp(<MonthChart block={block} zoom={{ onZoom, onReset }} />), zoomed };
};
const month = (name: string, euros: number) =>
  screen.getByRole('button', named(`Kosten, ${name} 2025: € ${euros},00`));
/** Where a month stands; without layout a chart has its least width. */
const middleOf = (index: number) => layOut(block, 0).months[index]?.centre ?? 0;

describe('choosing months of a chart', () => {
  it('goes by dragging, in either direction, and opens nothing', async () => {
    const { user, zoomed } = zoomable();
    const [from, to] = [month('Mrt', 300), month('Feb', 200)];
    await user.pointer([
      { keys: '[MouseLeft>]', target: from, coords: { clientX: middleOf(2) } },
      { target: to, coords: { clientX: middleOf(1) } },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Feb 2025 t/m maart 2025');
    await user.pointer({ keys: '[/MouseLeft]', target: to });
    expect(zoomed).toEqual([[1, 2]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not meant by who presses a bar, or drags within a month', async () => {
    const { user, zoomed } = zoomable();
    const x = middleOf(1);
    await user.pointer([
      { keys: '[MouseLeft>]', target: month('Feb', 200), coords: { clientX: x - 8 } },
      { target: month('Feb', 200), coords: { clientX: x + 4 } },
      { keys: '[/MouseLeft]', target: month('Feb', 200) },
    ]);
    expect(zoomed).toEqual([]);
    await user.click(month('Feb', 200));
    expect(screen.getByRole('dialog', named('Kosten'))).toBeInTheDocument();
  });

  it('goes by Shift and the arrows, Enter zooms in', async () => {
    const { user, zoomed } = zoomable();
    await user.tab();
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(month('Feb', 200)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Feb 2025 t/m april 2025. Enter zoomt in, Escape annuleert.',
    );
    await user.keyboard('{Enter}');
    expect(zoomed).toEqual([[1, 3]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ends on Escape, and the next Escape shows all months again', async () => {
    const onReset = jest.fn();
    const { user, zoomed } = zoomable(onReset);
    await user.tab();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{Escape}{Enter}');
    expect(zoomed).toEqual([]);
    expect(screen.getByRole('dialog', named('Kosten'))).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(onReset).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  it('is not there where a chart cannot be narrowed', async () => {
    const { user } = renderInApp(<MonthChart block={block} />);
    await user.tab();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{Enter}');
    expect(screen.getByRole('dialog', named('Kosten'))).toBeInTheDocument();
  });
});
