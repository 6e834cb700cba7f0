import { useEffect, useRef, useState } from 'react';
import { Button, Input } from 'antd';
import { Check, Copy } from 'lucide-react';
import type { AssistantQuestion } from '@kengetal/platform';
import { Icon, looks } from '@kengetal/ui';
import css from './side-panel.module.css';

type Copied = 'not' | 'copied' | 'failed';

const WORDS: Record<Copied, string> = {
  not: '',
  copied: 'Gekopieerd, met het bedrag en waar het uit bestaat.',
  failed: 'Kopiëren lukt niet in deze browser. Selecteer de vraag en kopieer haar zelf.',
};

/**
 * A question that a screen asked, in the input. While the assistant does not answer yet, it can be
 * copied with what it is about, to ask a bookkeeper.
 */
export function ReadyQuestion({ question }: { question: AssistantQuestion }) {
  const [text, setText] = useState(question.text);
  const [copied, setCopied] = useState<Copied>('not');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('textarea');
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${text.trim()}\n\n${question.context_prompt}`);
      setCopied('copied');
    } catch {
      // Not allowed, or not there outside a safe origin.
      setCopied('failed');
    }
  };
  return (
    <div ref={box} className={css.question}>
      <Input.TextArea
        aria-label="Je vraag"
        placeholder="Start een nieuw gesprek..."
        rows={5}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setCopied('not');
        }}
      />
      <p className={looks.quiet}>
        De assistent antwoordt nog niet. Je vraag staat klaar; kopieer haar bijvoorbeeld voor je
        boekhouder.
      </p>
      <Button
        disabled={text.trim() === ''}
        icon={<Icon of={copied === 'copied' ? Check : Copy} />}
        onClick={() => void copy()}
      >
        Kopieer vraag
      </Button>
      <p role="status" className={looks.quiet}>
        {WORDS[copied]}
      </p>
    </div>
  );
}
