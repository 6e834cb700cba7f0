import { useRef } from 'react';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { classes, Icon, looks, usePhone } from '@kengetal/ui';
import { ACCEPTED } from './file-checks.ts';
import { usePageDrop } from './use-page-drop.ts';
import css from './create-connection.module.css';

/** A button to choose files, and where they can be dropped; the rest of the page takes them too. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const over = usePageDrop(onFiles);
  const phone = usePhone(); // nothing to drag there
  const invitation = phone ? 'Kies je auditfile' : 'Sleep je auditfile hierheen';
  return (
    <div className={classes(css.zone, over && css.over)}>
      <Icon of={Upload} size={20} className={css.zoneIcon} />
      <p>{over ? 'Laat los om te versturen' : invitation}</p>
      <p className={looks.quiet}>
        .xaf, .xml of .zip, tot 2 GB. Meer bestanden mag: delen van één boekjaar of meer boekjaren.
      </p>
      <Button onClick={() => input.current?.click()}>Bestanden kiezen</Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label="Auditfile"
        accept={ACCEPTED.flatMap((extension) => [extension, extension.toUpperCase()]).join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ''; // the same files may be chosen again
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
