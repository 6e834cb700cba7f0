import { Input } from 'antd';
import { Search } from 'lucide-react';
import { Icon } from '../states/Icon.tsx';
import { usePhone } from '../theme/use-phone.ts';
import { FIRST_FOCUS } from './FilterPanel.tsx';

export interface SearchFieldProps {
  label: string;
  words: string;
  onChange: (words: string) => void;
}

/** Narrows the list beneath it; on opening the panel it is what one types into. */
export function SearchField({ label, words, onChange }: SearchFieldProps) {
  const phone = usePhone();
  return (
    <Input
      type="search"
      value={words}
      // A phone would cover the list with its keyboard.
      {...(phone ? {} : { [FIRST_FOCUS]: '' })}
      prefix={<Icon of={Search} />}
      placeholder={label}
      aria-label={label}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
