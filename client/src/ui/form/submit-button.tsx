import Button from '@mui/material/Button';

export type SubmitButtonProps = {
  label: string;
  /** Shown instead of the label while busy: `Signing In...`. */
  busyLabel: string;
  busy: boolean;
  fullWidth?: boolean;
};

/** Sends its form; while busy it is disabled and says so. */
export function SubmitButton({ label, busyLabel, busy, fullWidth = true }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="contained" fullWidth={fullWidth} disabled={busy} aria-busy={busy}>
      <span>{busy ? busyLabel : label}</span>
    </Button>
  );
}
