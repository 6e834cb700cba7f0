import type { ReactNode } from 'react';
import type { Block } from '@kengetal/contract';
import { Cell, WidgetError } from '@kengetal/ui';
import { useBlockAgain, type Asked } from './page.ts';

type Kind = Block['kind'];
export type BlockOf<K extends Kind> = Extract<Block, { kind: K }>;

/** The block of a key, if it is of this kind; or what is said where it could not be made. */
export function blockOf<K extends Kind>(
  blocks: readonly Block[],
  key: string,
  kind: K,
): BlockOf<K> | BlockOf<'failed'> | undefined {
  return blocks.find(
    (block): block is BlockOf<K> | BlockOf<'failed'> =>
      block.key === key && (block.kind === kind || block.kind === 'failed'),
  );
}

export interface PartProps<K extends Kind> {
  block: BlockOf<K> | BlockOf<'failed'>;
  /** What its page was asked with, to ask for it again. */
  asked: Asked;
  children: (block: BlockOf<K>) => ReactNode;
}

/** A block in its place, or in the same place that it failed. */
export function Part<K extends Kind>({ block, asked, children }: PartProps<K>) {
  return isFailed(block) ? <Failed block={block} asked={asked} /> : children(block);
}

export function isFailed<K extends Kind>(
  block: BlockOf<K> | BlockOf<'failed'>,
): block is BlockOf<'failed'> {
  return block.kind === 'failed';
}

interface FailedProps {
  block: BlockOf<'failed'>;
  asked: Asked;
}

function Failed(props: FailedProps) {
  return (
    <Cell title={props.block.title}>
      <FailedPart {...props} />
    </Cell>
  );
}

/** A block that could not be made, and trying that block again. */
export function FailedPart({ block: { key }, asked }: FailedProps) {
  const again = useBlockAgain(asked);
  return (
    <WidgetError error={again.error} onRetry={() => again.mutate(key)} busy={again.isPending} />
  );
}
