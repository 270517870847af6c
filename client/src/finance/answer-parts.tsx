import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Names and values, one a row, the values under each other at the end. */
export function Rows({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {rows.map(([name, value]) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 1.2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'end', overflowWrap: 'normal' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What to know about the answer. */
export function Note({ text }: { text: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
