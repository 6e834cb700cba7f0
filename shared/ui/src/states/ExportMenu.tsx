import { Button, Dropdown } from 'antd';
import { Download } from 'lucide-react';
import { usePhone } from '../theme/use-phone.ts';
import { Icon } from './Icon.tsx';

export interface ExportMenuProps<Format extends string> {
  formats: readonly { key: Format; label: string }[];
  /** What is being made, in words; null when nothing is. */
  making: string | null;
  /** A button without a border; a phone has room for its icon alone. */
  quiet?: boolean;
  /** True when there is nothing to put into a file. */
  disabled?: boolean;
  onExport: (format: Format) => void;
}

/** Asks which file to make; the button says how that goes. */
export function ExportMenu<Format extends string>(props: ExportMenuProps<Format>) {
  const { formats, making, quiet = false, disabled = false, onExport } = props;
  const phone = usePhone();
  const words = making ?? 'Exporteren';
  return (
    <Dropdown
      trigger={['click']}
      placement={quiet ? 'bottomRight' : 'bottomLeft'}
      autoFocus
      disabled={making !== null || disabled}
      menu={{
        items: formats.map(({ key, label }) => ({ key, label, onClick: () => onExport(key) })),
      }}
    >
      <Button
        type={quiet ? 'text' : 'default'}
        aria-haspopup="menu"
        aria-label={words}
        loading={making !== null}
        icon={<Icon of={Download} />}
      >
        {quiet && phone ? null : words}
      </Button>
    </Dropdown>
  );
}
