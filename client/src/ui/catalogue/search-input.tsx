import { useState } from 'react';
import { TextInput } from '../form/text-input';

type SearchInputProps = {
  /** Its filter's name in the address. */
  name: string;
  label: string;
  placeholder?: string | undefined;
  /** What the address has. */
  value: string;
  onChange: (value: string) => void;
};

/** The server takes no longer search (catalogue filters), so the page does not either. */
const LONGEST_SEARCH = 100;

/**
 * A search box whose words end up in the address. The address follows a moment after a key press; while typing, the
 * box shows what was typed and not what has arrived, or the caret would jump and a Hindi keyboard lose its half-made letter.
 */
export function SearchInput({ name, label, placeholder, value, onChange }: SearchInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      type="search"
      name={name}
      label={label}
      placeholder={placeholder}
      maxLength={LONGEST_SEARCH}
      value={typed ?? value}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
