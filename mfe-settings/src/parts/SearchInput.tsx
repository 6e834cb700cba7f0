import { useRef, useState } from 'react';
import { Input, type InputRef } from 'antd';
import { Search } from 'lucide-react';
import { Icon, useKeys } from '@kengetal/ui';

interface SearchInputProps {
  /** What the address says is searched for, which may lag behind what is typed. */
  words: string;
  label: string;
  className?: string | undefined;
  /** '/' leads here. */
  hasKey?: boolean;
  onChange: (words: string) => void;
}

/** A search whose words stand in the address: it keeps each letter, however late that follows. */
export function SearchInput({ words, label, className = '', hasKey, onChange }: SearchInputProps) {
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState(words);
  useKeys(useRef(null), hasKey ? { '/': () => input.current?.focus() } : {});
  const [before, setBefore] = useState(words);
  if (before !== words) {
    setBefore(words);
    // Wiped elsewhere, as by showing all.
    if (words === '') setTyped('');
  }
  return (
    <Input
      ref={input}
      type="search"
      allowClear
      className={className}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
      prefix={<Icon of={Search} />}
      placeholder={label}
      aria-label={label}
      aria-keyshortcuts={hasKey ? '/' : undefined}
    />
  );
}
