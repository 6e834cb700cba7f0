import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { Icon, classes } from '@kengetal/ui';
import { ACCEPTED } from './file-checks.ts';
import css from './create-connection.module.css';

/** A place to drop a file, and a button to choose one. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={classes(css.zone, over && css.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon of={Upload} size={20} className={css.zoneIcon} />
      <p>Sleep je auditfile hierheen</p>
      <p className={css.quiet}>Een .xaf- of .xml-bestand, één boekjaar per keer</p>
      <Button onClick={() => input.current?.click()}>Bestand kiezen</Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Auditfile"
        accept={ACCEPTED.join(',')}
        onChange={({ target }) => {
          take(target.files);
          target.value = ''; // the same file may be chosen again
        }}
      />
    </div>
  );
}
