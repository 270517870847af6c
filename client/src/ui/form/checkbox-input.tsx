import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { tickStyle } from './field-style';

export type CheckboxInputProps = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'checked' | 'defaultChecked' | 'onChange'
> & { label: string };

/** A native box to tick, with its label beside it. */
export function CheckboxInput({ label, ...input }: CheckboxInputProps) {
  return (
    <Box
      component="label"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, minHeight: 44, cursor: 'pointer' }}
    >
      <Box component="input" type="checkbox" {...input} sx={tickStyle} />
      <span>{label}</span>
    </Box>
  );
}
