import Stack from '@mui/material/Stack';
import type { FormEvent, ReactNode } from 'react';

/** A form as we lay it out; validation is ours, hence `noValidate`. `onSubmit` as `handleSubmit(…)` gives it. */
export function FormStack({
  label,
  onSubmit,
  children,
}: {
  /** What the form is for, for screen readers. */
  label?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  children: ReactNode;
}) {
  return (
    <Stack component="form" aria-label={label} noValidate onSubmit={(event) => void onSubmit(event)} sx={{ gap: 2.5 }}>
      {children}
    </Stack>
  );
}
