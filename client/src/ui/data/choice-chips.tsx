import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export type ChoiceChipsProps<T extends string> = {
  /** What is chosen, for screen readers: "Category". */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange(value: T): void;
  /** Without scripts each chip sends the form they are in, with its value under this name. */
  name?: string;
};

/**
 * The shape of everything small that is pressed in a row of its kind: choices, toggles, proposals. MUI's Chip would cost the
 * marketplace 3 kB for this alone.
 */
export const chipStyle = {
  minHeight: 48,
  px: 2,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary.main' },
  '&[aria-pressed="true"]': { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
} as const;

/** One of a few, as toggle buttons in a row; the chosen one is pressed. */
export function ChoiceChips<T extends string>({ label, options, value, onChange, name }: ChoiceChipsProps<T>) {
  return (
    <Stack role="group" aria-label={label} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {options.map((option) => (
        <Box
          key={option.value}
          component="button"
          type={name ? 'submit' : 'button'}
          name={name}
          value={name && option.value}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          sx={chipStyle}
        >
          {option.label}
        </Box>
      ))}
    </Stack>
  );
}
