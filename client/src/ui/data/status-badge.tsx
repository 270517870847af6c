import Chip from '@mui/material/Chip';

/** Good, waiting, over, or none of these. */
export type BadgeTone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** A state in a word and a colour; the word alone carries the meaning. */
export function StatusBadge({ label, tone }: { label: string; tone: BadgeTone }) {
  return (
    <Chip
      label={label}
      size="small"
      color={tone === 'neutral' ? 'default' : tone}
      variant={tone === 'neutral' ? 'outlined' : 'filled'}
      data-tone={tone}
    />
  );
}
