import { useRef, useState } from 'react';
import { Button, Input, type InputRef } from 'antd';
import css from './people.module.css';

/** The link of an invitation, to hand over by another way than mail. */
export function CopyLink({ link }: { link: string }) {
  const field = useRef<InputRef>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    field.current?.select();
    // Where the browser refuses, the link stands selected.
    void navigator.clipboard?.writeText(link).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <div className={css.link}>
      <Input ref={field} readOnly value={link} aria-label="Link van de uitnodiging" />
      <Button onClick={copy}>
        <span aria-live="polite">{isCopied ? 'Gekopieerd' : 'Link kopiëren'}</span>
      </Button>
    </div>
  );
}
