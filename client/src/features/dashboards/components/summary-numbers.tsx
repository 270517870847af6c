import Box from '@mui/material/Box';

/** A few numbers in a row, each with its name: two columns on a phone, all beside each other where there is room. */
export function SummaryNumbers({
  label,
  numbers,
}: {
  label: string;
  numbers: readonly { name: string; value: string }[];
}) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
        gap: 1.5,
        m: 0,
        mb: 4,
      }}
    >
      {numbers.map(({ name, value }) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            px: { xs: 1.25, sm: 2 },
            py: 2,
            borderRadius: 1,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {name}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontSize: 'clamp(1.125rem, 3vw, 1.75rem)',
              fontWeight: 700,
              lineHeight: 1.3,
              overflowWrap: 'normal',
            }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
