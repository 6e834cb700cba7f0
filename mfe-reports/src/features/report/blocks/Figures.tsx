import type { FiguresBlock } from '@kengetal/contract';
import { KeyFigures } from '@kengetal/ui';
import css from './blocks.module.css';

interface FiguresProps {
  block: FiguresBlock;
  context: string;
  titled: boolean;
}

/** Key figures under what they are about. */
export function Figures({ block, context, titled }: FiguresProps) {
  return (
    <div className={css.figures}>
      {titled && block.title ? <h3 className={css.figuresTitle}>{block.title}</h3> : null}
      <KeyFigures block={block} context={context} />
    </div>
  );
}
