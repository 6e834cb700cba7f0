import { useRef, type ChangeEvent } from 'react';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { classes, Icon, looks, usePhone } from '@kengetal/ui';
import { ACCEPTED } from './file-checks.ts';
import { usePageDrop } from './use-page-drop.ts';
import css from './create-connection.module.css';

/** The types of React do not know it, browsers on a desk do. */
const FOLDER = { webkitdirectory: '' };

/** A button to choose files, and where they can be dropped; the rest of the page takes them too. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const over = usePageDrop(onFiles);
  const phone = usePhone(); // nothing to drag there
  const invitation = phone ? 'Kies je auditfile' : 'Sleep je auditfile hierheen';
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].filter(({ name }) => !name.startsWith('.'));
    target.value = ''; // the same files may be chosen again
    if (files.length > 0) onFiles(files);
  };
  return (
    <div className={classes(css.zone, over && css.over)}>
      <Icon of={Upload} size={20} className={css.zoneIcon} />
      <p>{over ? 'Laat los om te versturen' : invitation}</p>
      <p className={looks.quiet}>
        .xaf, .xml of .zip, tot 2 GB. Meer bestanden of een map mag: delen van een boekjaar, meer
        boekjaren, of al je administraties tegelijk.
      </p>
      <div className={css.ways}>
        <Button onClick={() => input.current?.click()}>Bestanden kiezen</Button>
        {phone ? null : <Button onClick={() => folder.current?.click()}>Map kiezen</Button>}
      </div>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label="Auditfile"
        accept={ACCEPTED.flatMap((extension) => [extension, extension.toUpperCase()]).join(',')}
        onChange={take}
      />
      <input
        ref={folder}
        hidden
        multiple
        type="file"
        aria-label="Map met auditfiles"
        {...FOLDER}
        onChange={take}
      />
    </div>
  );
}
