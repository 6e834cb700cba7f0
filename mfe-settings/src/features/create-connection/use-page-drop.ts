import { useEffect, useState } from 'react';
import { droppedFiles } from './dropped-files.ts';

/** Takes files that are dropped anywhere on the page; true while they hang over it. */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const drag = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault(); // without this the browser opens the file
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false); // out of the window
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      void droppedFiles(event.dataTransfer).then((files) => {
        if (files.length > 0) onFiles(files);
      });
    };
    document.addEventListener('dragover', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [onFiles]);
  return over;
}
