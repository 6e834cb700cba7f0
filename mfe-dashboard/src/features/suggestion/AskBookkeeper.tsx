import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { IconButton, looks } from '@kengetal/ui';
import { Part } from './Part.tsx';
import css from './parts.module.css';

type Copied = 'yes' | 'no' | null;

const WORDS = {
  yes: 'Vraag gekopieerd.',
  no: 'Kopiëren lukt niet. Selecteer de vraag en kopieer hem zelf.',
};

/** What to ask the bookkeeper, to take along. */
export function AskBookkeeper({ question }: { question: string }) {
  const [copied, setCopied] = useState<Copied>(null);
  const copy = async () => {
    try {
      // Without a secure address the browser has no clipboard at all.
      await navigator.clipboard.writeText(question);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  return (
    <Part
      title="Vraag voor je boekhouder"
      last
      aside={
        <IconButton
          className={css.copy}
          of={copied === 'yes' ? Check : Copy}
          aria-label="Kopieer de vraag"
          onClick={() => void copy()}
        />
      }
    >
      <p>{question}</p>
      <p role="status" className={copied === 'no' ? looks.failure : looks.hidden}>
        {copied ? WORDS[copied] : null}
      </p>
    </Part>
  );
}
