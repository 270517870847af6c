import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';

/** A form as we lay it out; validation is ours, hence `noValidate`. Takes what `useNativeForm` gives as `props`. */
export function FormStack({
  label,
  children,
  ...form
}: Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onChange'> & {
  /** What the form is for, for screen readers. */
  label?: string;
  children: ReactNode;
}) {
  return (
    <Stack component="form" aria-label={label} noValidate {...form} sx={{ gap: 2.5 }}>
      {children}
    </Stack>
  );
}
