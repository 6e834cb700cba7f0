import type { MenuProps } from 'antd';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '@kengetal/ui';
import { ButtonMenu } from './ButtonMenu.tsx';

interface ChatMenuProps {
  /** Of which chat, for who cannot see where the button stands. */
  name: string;
  onRename: () => void;
  onDelete: () => void;
  /** Before these. */
  items?: MenuProps['items'];
}

/** What can be done with a chat. */
export function ChatMenu({ name, onRename, onDelete, items = [] }: ChatMenuProps) {
  return (
    <ButtonMenu
      placement="bottomRight"
      items={[
        ...items,
        { key: 'rename', label: 'Hernoemen', onClick: onRename },
        { key: 'delete', label: 'Verwijderen', danger: true, onClick: onDelete },
      ]}
    >
      {(button) => <IconButton {...button} of={Ellipsis} aria-label={`Meer over ${name}`} />}
    </ButtonMenu>
  );
}
