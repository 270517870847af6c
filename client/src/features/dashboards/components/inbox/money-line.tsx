import Typography from '@mui/material/Typography';

/** A few figures in one line, each with its words. */
export function MoneyLine({ figures }: { figures: readonly string[] }) {
  if (figures.length === 0) return null;
  return (
    <Typography
      component="div"
      variant="body2"
      sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, fontWeight: 600 }}
    >
      {figures.map((figure) => (
        <span key={figure}>{figure}</span>
      ))}
    </Typography>
  );
}
