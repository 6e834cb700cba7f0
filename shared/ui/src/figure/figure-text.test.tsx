import { screen } from '@testing-library/react';
import { booked } from '../testing/fakes.ts';
import { named } from '../testing/names.ts';
import { renderInApp } from '../testing/render.tsx';
import { FigureText } from './FigureText.tsx';

test('amounts in a text open what they are made of', async () => {
  const { user, container } = renderInApp(
    <FigureText
      text={{
        text: 'Uit op [€ 22.245](figure:a1), door [iets](figure:gone) anders.',
        figures: {
          a1: booked(2_224_512, { about: { label: 'Resultaat', explanation: 'Uitleg.' } }),
        },
      }}
    />,
  );
  expect(container).toHaveTextContent('Uit op € 22.245, door iets anders.');
  const link = screen.getByRole('button', named('Resultaat: € 22.245,12'));
  expect(screen.getAllByRole('button')).toEqual([link]);
  await user.click(link);
  expect(screen.getByRole('heading', named('Resultaat'))).toBeInTheDocument();
});

test('a bracket stays with the figure that it holds', () => {
  const figures = { a1: booked(1_200) };
  renderInApp(<FigureText text={{ text: 'Meer ([12%](figure:a1)) dan toen.', figures }} />);
  expect(screen.getByRole('button').parentElement).toHaveTextContent(/^\(12%\)$/);
});

test('punctuation stays with the amount before it', () => {
  const figures = { a1: booked(1_200) };
  renderInApp(<FigureText text={{ text: 'Uit op [€ 12](figure:a1), hoger.', figures }} />);
  expect(screen.getByRole('button').parentElement).toHaveTextContent(/^€ 12,$/);
});
