import Typography from '@mui/material/Typography';

/** A few figures in one line, each with its words. */
export function MoneyLine({ label, figures }: { label: string; figures: readonly string[] }) {
  if (figures.length === 0) return null;
  return (
    <Typography
      component="ul"
      variant="body2"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, mb: 1, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, fontWeight: 600 }}
    >
      {figures.map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </Typography>
  );
}
