import { Button, Dropdown } from 'antd';
import { Download } from 'lucide-react';
import { Icon, usePhone } from '@kengetal/ui';
import type { ExportFormat } from './export.ts';

const FORMATS: readonly { key: ExportFormat; name: string; label: string }[] = [
  { key: 'pdf', name: 'PDF', label: 'PDF, om te lezen en te versturen' },
  { key: 'xlsx', name: 'Excel', label: 'Excel, met formules' },
  { key: 'csv', name: 'CSV', label: 'CSV, voor een ander programma' },
];

export const nameOf = (format: ExportFormat): string =>
  FORMATS.find(({ key }) => key === format)?.name ?? format;

export interface ExportMenuProps {
  /** The format that is being made. */
  making: ExportFormat | null;
  onExport: (format: ExportFormat) => void;
}

/** The report as a file; the button says how that goes. */
export function ExportMenu({ making, onExport }: ExportMenuProps) {
  const phone = usePhone(); // there is room for the icon alone
  const words = making ? `${nameOf(making)} wordt gemaakt…` : 'Exporteren';
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      disabled={making !== null}
      menu={{
        items: FORMATS.map(({ key, label }) => ({ key, label })),
        onClick: ({ key }) => {
          const format = FORMATS.find((one) => one.key === key);
          if (format) onExport(format.key);
        },
      }}
    >
      <Button
        type="text"
        aria-haspopup="menu"
        aria-label={words}
        loading={making !== null}
        icon={<Icon of={Download} />}
      >
        {phone ? null : words}
      </Button>
    </Dropdown>
  );
}
