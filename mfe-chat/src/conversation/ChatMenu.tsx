import { Dropdown, type MenuProps } from 'antd';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '@kengetal/ui';

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
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        items: [
          ...items,
          { key: 'rename', label: 'Hernoemen', onClick: onRename },
          { key: 'delete', label: 'Verwijderen', danger: true, onClick: onDelete },
        ],
      }}
    >
      <IconButton of={Ellipsis} aria-label={`Meer over ${name}`} aria-haspopup="menu" />
    </Dropdown>
  );
}
