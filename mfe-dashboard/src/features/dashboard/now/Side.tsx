import { ArrowUpRight, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListBlock } from '@kengetal/contract';
import { Cell, classes, FigureLink, Icon, looks, useAskAssistant } from '@kengetal/ui';
import { FailedPart, isFailed, type BlockOf } from '../blocks.tsx';
import type { Asked } from '../page.ts';
import { Report } from './Report.tsx';
import css from './now.module.css';

type Block = BlockOf<'list'> | BlockOf<'text'> | BlockOf<'failed'>;

export interface SideProps {
  suggestions: BlockOf<'list'> | BlockOf<'failed'> | undefined;
  report: BlockOf<'text'> | BlockOf<'failed'> | undefined;
  questions: BlockOf<'list'> | BlockOf<'failed'> | undefined;
  asked: Asked;
}

/** What can be done, what was reported, and what can be asked: under each other in one cell. */
export function Side({ suggestions, report, questions, asked }: SideProps) {
  const blocks = [suggestions, report, questions].filter((block) => block !== undefined);
  return (
    <Cell>
      {blocks.map((block) => (
        <section key={block.key} className={css.part} aria-label={titleOf(block)}>
          <header className={css.partHead}>
            <h3>{titleOf(block)}</h3>
            {block === suggestions ? (
              <Link className={classes(looks.link, looks.small, css.more)} to="/suggesties">
                {allOf(block)}
              </Link>
            ) : null}
          </header>
          <Content block={block} asked={asked} />
        </section>
      ))}
    </Cell>
  );
}

const allOf = (block: Block) =>
  block.kind === 'list' && block.count !== undefined && block.count > block.items.length
    ? `Alle ${block.count} suggesties`
    : 'Alle suggesties';

const titleOf = (block: Block) =>
  block.kind === 'text' ? `Laatste rapport: ${block.title ?? ''}` : block.title;

function Content({ block, asked }: { block: Block; asked: Asked }) {
  if (isFailed(block)) return <FailedPart block={block} asked={asked} />;
  if (block.kind === 'text') return <Report block={block} />;
  return block.key === 'vragen' ? <Questions block={block} /> : <Suggestions block={block} />;
}

function Suggestions({ block: { items } }: { block: ListBlock }) {
  return (
    <ul className={css.list}>
      {items.map(({ key, label, detail, figure, path }) => (
        <li key={key} className={css.suggestion}>
          {path === undefined ? label : <Link to={path}>{label}</Link>}
          <Icon of={ChevronRight} className={css.mark} />
          <span className={looks.small}>
            {detail}
            {figure ? (
              <>
                {' · '}
                <FigureLink figure={figure} label={label} variant="sentence" />
              </>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Questions({ block: { items } }: { block: ListBlock }) {
  const ask = useAskAssistant();
  return (
    <ul className={css.list}>
      {items.map(({ key, label }) => (
        <li key={key}>
          <button
            type="button"
            className={css.question}
            onClick={() => ask?.({ text: label, context_prompt: '' })}
          >
            {label}
            <Icon of={ArrowUpRight} size={14} className={css.mark} />
          </button>
        </li>
      ))}
    </ul>
  );
}
