import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** The way to the next page of a list. */
export function LoadMoreButton({ label, busy = false, onClick }: { label: string; busy?: boolean; onClick(): void }) {
  return (
    <Box sx={{ textAlign: 'center', mt: 4 }}>
      <Button variant="outlined" size="large" disabled={busy} aria-busy={busy} onClick={onClick}>
        {label}
      </Button>
    </Box>
  );
}
