import { Button, Dropdown } from 'antd';
import { Download } from 'lucide-react';
import { Icon, usePhone } from '@kengetal/ui';
import type { ExportFormat } from './exporting.ts';

const FORMATS: { key: ExportFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel, met formules' },
  { key: 'csv', label: 'CSV, voor een ander programma' },
];

export interface ExportMenuProps {
  /** True while a file is being made. */
  busy: boolean;
  /** True when there is nothing to put into a file. */
  disabled: boolean;
  onExport: (format: ExportFormat) => void;
}

/** The series that are in sight as a file; the button says how that goes. */
export function ExportMenu({ busy, disabled, onExport }: ExportMenuProps) {
  const phone = usePhone(); // there is room for the icon alone
  const words = busy ? 'Bestand wordt gemaakt…' : 'Exporteren';
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      disabled={busy || disabled}
      menu={{
        items: FORMATS,
        onClick: ({ key }) => onExport(key === 'csv' ? 'csv' : 'xlsx'),
      }}
    >
      <Button
        type="text"
        aria-haspopup="menu"
        aria-label={words}
        loading={busy}
        icon={<Icon of={Download} />}
      >
        {phone ? null : words}
      </Button>
    </Dropdown>
  );
}
