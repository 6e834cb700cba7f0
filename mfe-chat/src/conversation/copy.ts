import { useState } from 'react';

const FAILED = 'Kopiëren lukt niet in deze browser.';

/** Copies a text; says how that went. */
export function useCopy() {
  const [copied, setCopied] = useState('');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('Gekopieerd');
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
