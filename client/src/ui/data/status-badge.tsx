import Box from '@mui/material/Box';

/** Good, waiting, over, or none of these. */
export type BadgeTone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** A state in a word and a colour; the word alone has to say it. Lighter than MUI's Chip, which does much more. */
export function StatusBadge({ label, tone }: { label: string; tone: BadgeTone }) {
  const isNeutral = tone === 'neutral';
  return (
    <Box
      component="span"
      data-tone={tone}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 26,
        px: 1.25,
        borderRadius: 1,
        border: 1,
        typography: 'body2',
        fontWeight: 600,
        borderColor: isNeutral ? 'divider' : `${tone}.main`,
        bgcolor: isNeutral ? 'transparent' : `${tone}.main`,
        color: isNeutral ? 'text.secondary' : `${tone}.contrastText`,
      }}
    >
      {label}
    </Box>
  );
}
