import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { tickStyle } from './field-style';
import { FieldText } from './field-text';

export type ChoiceFieldProps = {
  /** The question that the options answer. */
  label: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
  options: readonly { value: string; label: ReactNode }[];
  /** Side by side, each in a large box of its own: for an answer on which much depends. */
  boxed?: boolean;
  /** How narrow a box may be before the next one goes below it. */
  boxWidth?: string;
};

const boxStyle = {
  minHeight: 56,
  px: 1.5,
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontWeight: 600,
  '&:has(:checked)': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px', color: 'primary.main' },
} as const;

/** One of a few, as native radio buttons. Takes `form.field(name)`. */
export function ChoiceField({
  label,
  name,
  defaultValue,
  error,
  options,
  boxed = false,
  boxWidth = '8rem',
}: ChoiceFieldProps) {
  const textId = useId();
  return (
    <Box component="fieldset" aria-describedby={error ? textId : undefined} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ mb: 0.75, p: 0, fontWeight: 600 }}>
        {label}
      </Typography>
      <Box
        sx={
          boxed
            ? {
                display: 'grid',
                gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${boxWidth}), 1fr))`,
                gap: 1.5,
              }
            : { display: 'flex', flexWrap: 'wrap', columnGap: 3 }
        }
      >
        {options.map((option) => (
          <Box
            key={option.value}
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 44,
              cursor: 'pointer',
              ...(boxed ? boxStyle : {}),
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              sx={tickStyle}
            />
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {option.label}
            </Box>
          </Box>
        ))}
      </Box>
      <FieldText id={textId} error={error} />
    </Box>
  );
}
