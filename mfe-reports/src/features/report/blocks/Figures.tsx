import type { FiguresBlock } from '@kengetal/contract';
import { KeyFigures } from '@kengetal/ui';
import css from './blocks.module.css';

/** Key figures under what they are about. */
export function Figures({ block, context }: { block: FiguresBlock; context: string }) {
  return (
    <div>
      {block.title ? <h3 className={css.figuresTitle}>{block.title}</h3> : null}
      <KeyFigures block={block} context={context} />
    </div>
  );
}
