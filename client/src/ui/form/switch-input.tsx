import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export type SwitchInputProps = {
  label: string;
  /** What it is about, below the label. */
  hint: string;
  checked: boolean;
  onChange(checked: boolean): void;
};

/** Something that is on or off and takes effect at once; the whole row is pressed. A native box that says it is a switch. */
export function SwitchInput({ label, hint, checked, onChange }: SwitchInputProps) {
  const id = useId();
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 56, pt: 1, cursor: 'pointer' }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" id={`${id}-label`} sx={{ display: 'block', fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          id={`${id}-hint`}
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {hint}
        </Typography>
      </Box>
      <Box
        component="input"
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        sx={{
          appearance: 'none',
          position: 'relative',
          flexShrink: 0,
          width: 52,
          height: 32,
          m: 0,
          cursor: 'pointer',
          borderRadius: 1,
          border: 2,
          borderColor: 'text.secondary',
          bgcolor: 'transparent',
          transition: 'background-color 120ms, border-color 120ms',
          '&::before': {
            content: '""',
            position: 'absolute',
            top: 6,
            left: 6,
            width: 16,
            height: 16,
            borderRadius: '50%',
            bgcolor: 'text.secondary',
            transition: 'transform 120ms',
          },
          '&:checked': { bgcolor: 'primary.main', borderColor: 'primary.main' },
          '&:checked::before': { bgcolor: 'primary.contrastText', transform: 'translateX(20px) scale(1.35)' },
        }}
      />
    </Box>
  );
}
