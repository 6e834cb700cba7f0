import { Link } from 'react-router-dom';
import type { ChangesBlock } from '@kengetal/contract';
import { Cell, classes, FigureLink, FigureText, formatFigure, looks, valueOf } from '@kengetal/ui';
import css from './changes.module.css';

export interface ChangesProps {
  block: ChangesBlock;
  context: string;
}

type Item = ChangesBlock['items'][number];

const sizeOf = ({ figure }: Item) => Math.abs(valueOf(figure)?.value ?? 0);

/** What changed most, as bars from the largest to the least, with what did it. */
export function Changes({ block: { title, than, items }, context }: ChangesProps) {
  const largest = Math.max(1, ...items.map(sizeOf));
  return (
    <Cell
      title={title}
      aside={than}
      foot={
        <Link className={classes(looks.link, css.detail)} to="/analytics/profits">
          Kosten in detail
        </Link>
      }
    >
      <ol className={css.list}>
        {items.map((item) => (
          <li key={item.key} className={css.item}>
            <span className={css.name}>{item.label}</span>
            <FigureLink
              figure={item.figure}
              label={`${item.label}, verschil ${than}`}
              variant="difference"
              judgement={item.judgement}
              context={context}
              className={css.amount}
            />
            <span className={looks.small}>
              {item.reason ? <FigureText text={item.reason} variant="inline" /> : null}
            </span>
            <span className={classes(looks.small, css.beside)}>
              <Beside item={item} />
            </span>
            <svg className={css.bar} aria-hidden="true">
              <rect
                className={item.judgement === 'gunstig' ? css.saved : css.spent}
                width={`${(sizeOf(item) / largest) * 100}%`}
                height="100%"
              />
            </svg>
          </li>
        ))}
      </ol>
    </Cell>
  );
}

/** '+3,4%', or where that says nothing what it was. */
function Beside({ item: { label, percent, before } }: { item: Item }) {
  if (!before || valueOf(percent)) {
    return <FigureLink figure={percent} label={`${label}, in procenten`} variant="difference" />;
  }
  const was = `was ${formatFigure(before, 'sentence')}`;
  return <FigureLink figure={before} label={`${label}, daarvoor`} text={was} />;
}
