import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

type LoadMoreButtonProps = {
  label: string;
  busy?: boolean;
  /** Under the button, announced: that the next page did not come, or that there is none. */
  note?: string | null;
  onClick(): void;
};

/** The way to the next page of a list. */
export function LoadMoreButton({ label, busy = false, note, onClick }: LoadMoreButtonProps) {
  return (
    <Box sx={{ textAlign: 'center', mt: 4 }}>
      <Button variant="outlined" disabled={busy} aria-busy={busy} onClick={onClick}>
        <span>{label}</span>
      </Button>
      <Typography variant="body2" role="status" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
  );
}
