import { useEffect, useState } from 'react';

/** How long it says that it went well, in ms. */
const SAID = 4_000;
const DONE = 'Gekopieerd';
const FAILED = 'Kopiëren lukt niet in deze browser.';

/** Copies a text; says how that went. */
export function useCopy() {
  const [copied, setCopied] = useState('');
  useEffect(() => {
    if (copied !== DONE) return undefined;
    const said = setTimeout(() => setCopied(''), SAID);
    return () => clearTimeout(said);
  }, [copied]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(DONE);
    } catch {
      // Not allowed, or not there outside a safe origin.
      setCopied(FAILED);
    }
  };
  return { copy, copied };
}

/** Lets the browser save a text as a file. */
export function saveText(text: string, filename: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename.replaceAll(/[\\/:*?"<>|]/g, ' ');
  link.click();
  URL.revokeObjectURL(address);
}
