import { useEffect, useState } from 'react';
import { Check, Link2 } from 'lucide-react';
import { IconButton, Tooltip } from '@kengetal/ui';
import css from './export.module.css';

/** How long a success is said (look). */
const SAID_MS = 4_000;

type Said = 'copied' | 'refused' | null;

const WORDS = {
  copied: 'Link gekopieerd.',
  refused: 'Kopiëren lukt niet. Neem het adres bovenin je browser over.',
};

/** Copies the address, which holds all that is on screen. */
export function CopyLink() {
  const [said, setSaid] = useState<Said>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      // Without a secure address the browser has no clipboard at all.
      await navigator.clipboard.writeText(location.href);
      setSaid('copied');
    } catch {
      setSaid('refused');
    }
  };
  return (
    <>
      <span className={css.said} role="status">
        {said ? WORDS[said] : null}
      </span>
      <Tooltip title="Kopieer link">
        <IconButton
          of={said === 'copied' ? Check : Link2}
          aria-label="Kopieer link"
          onClick={() => void copy()}
        />
      </Tooltip>
    </>
  );
}
