import { useRef, useState, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { Dropdown, type DropdownProps, type MenuProps } from 'antd';

/** What the button of a menu takes over. */
export interface MenuButton {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
}

interface ButtonMenuProps extends Pick<DropdownProps, 'placement' | 'disabled'> {
  items: MenuProps['items'];
  selectedKeys?: string[];
  children: (button: MenuButton) => ReactElement;
}

/** The rest of a key that chose is not for what has the focus after it. */
function chooseOnly(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** A list that opens under a button; closed by a key or a choice it gives the focus back. */
export function ButtonMenu(props: ButtonMenuProps) {
  const { items, selectedKeys = [], placement = 'bottomLeft', disabled = false, children } = props;
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const onOpenChange = (opens: boolean) => {
    setOpen(opens);
    // The list goes with the focus in it; what was chosen may have taken that already.
    if (!opens && document.activeElement?.closest('[role="menu"]')) ref.current?.focus();
  };
  return (
    <Dropdown
      trigger={['click']}
      placement={placement}
      autoFocus
      disabled={disabled}
      onOpenChange={onOpenChange}
      menu={{ items, selectedKeys, onKeyDown: chooseOnly }}
    >
      {children({ ref, 'aria-haspopup': 'menu', 'aria-expanded': open })}
    </Dropdown>
  );
}
