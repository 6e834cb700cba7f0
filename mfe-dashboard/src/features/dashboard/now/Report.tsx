import { Link } from 'react-router-dom';
import type { TextBlock } from '@kengetal/contract';
import { FigureText, looks } from '@kengetal/ui';

/** What the newest report begins with, and the way to it. */
export function Report({ block }: { block: TextBlock }) {
  return (
    <>
      <FigureText text={block} context={block.title ?? ''} />
      {block.path === undefined ? null : (
        <p>
          <Link className={looks.link} to={block.path}>
            Lees het rapport
          </Link>
        </p>
      )}
    </>
  );
}
