import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export type ChoiceChipsProps<T extends string> = {
  /** What is chosen, for screen readers: "Category". */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange(value: T): void;
};

/** One of a few, as toggle buttons in a row; the chosen one is pressed. */
export function ChoiceChips<T extends string>({ label, options, value, onChange }: ChoiceChipsProps<T>) {
  return (
    <Stack role="group" aria-label={label} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {options.map((option) => (
        <Chip
          key={option.value}
          component="button"
          type="button"
          clickable
          label={option.label}
          aria-pressed={option.value === value}
          color={option.value === value ? 'primary' : 'default'}
          variant={option.value === value ? 'filled' : 'outlined'}
          onClick={() => onChange(option.value)}
        />
      ))}
    </Stack>
  );
}
