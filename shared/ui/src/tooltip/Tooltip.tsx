import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Tooltip as AntdTooltip, type TooltipProps as AntdTooltipProps } from 'antd';
import { useTooltip, type TooltipHandlers } from './use-tooltip.ts';

export interface TooltipProps {
  /** Nothing shows without words. */
  title: ReactNode;
  placement?: AntdTooltipProps['placement'];
  /** One element that takes pointer and focus handlers. */
  children: ReactElement<Partial<TooltipHandlers>>;
}

const NEVER: [] = [];

/** Words about what is pointed at: after 700 ms, or at once within 300 ms of the last (specification §9). */
export function Tooltip({ title, placement = 'top', children }: TooltipProps) {
  const { open, target, words } = useTooltip();
  const shown = open && title !== null && title !== undefined && title !== '';
  return (
    <AntdTooltip
      title={title ? <span {...words}>{title}</span> : null}
      placement={placement}
      open={shown}
      trigger={NEVER}
    >
      {cloneElement(children, both(target, children.props))}
    </AntdTooltip>
  );
}

/** What the tooltip does with an event, and then what the element itself does. */
function both(own: TooltipHandlers, its: Partial<TooltipHandlers>): TooltipHandlers {
  const { onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur } = its;
  return {
    onPointerEnter: inTurn(own.onPointerEnter, onPointerEnter),
    onPointerLeave: inTurn(own.onPointerLeave, onPointerLeave),
    onPointerDown: inTurn(own.onPointerDown, onPointerDown),
    onFocus: inTurn(own.onFocus, onFocus),
    onBlur: inTurn(own.onBlur, onBlur),
  };
}

function inTurn<E>(first: (event: E) => void, then?: (event: E) => void) {
  return (event: E) => {
    first(event);
    then?.(event);
  };
}
