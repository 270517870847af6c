import Box from '@mui/material/Box';

/** How the lines of one plot are told apart, in their order: by number, dash and colour. */
export const LINE_LOOKS = [
  { number: '1', color: 'primary.main', stroke: 'var(--mui-palette-primary-main)', dash: 'none' },
  { number: '2', color: 'info.main', stroke: 'var(--mui-palette-info-main)', dash: '9 5' },
  { number: '3', color: 'error.main', stroke: 'var(--mui-palette-error-main)', dash: '2 5' },
  { number: '4', color: 'warning.main', stroke: 'var(--mui-palette-warning-main)', dash: '12 4 2 4' },
] as const;

export type LineLook = (typeof LINE_LOOKS)[number];

/** The number of a line, as it stands at its end and beside its name. */
export function LineNumber({ look, top }: { look: LineLook; top?: number }) {
  return (
    <Box
      component="b"
      data-part="number"
      style={top === undefined ? {} : { top: `${top}%` }}
      sx={{
        display: 'inline-block',
        width: 20,
        borderRadius: '50%',
        color: 'background.paper',
        bgcolor: look.color,
        fontSize: '0.8125rem',
        lineHeight: '20px',
        textAlign: 'center',
      }}
    >
      {look.number}
    </Box>
  );
}

/** A piece of a line, as the plot draws it. */
export function LineSample({ look: { stroke, dash } }: { look: LineLook }) {
  return (
    <svg width="44" height="12" aria-hidden="true">
      <line x1="1" x2="43" y1="6" y2="6" strokeWidth="2.5" style={{ stroke, strokeDasharray: dash }} />
    </svg>
  );
}
