import Box from '@mui/material/Box';
import { formatRupees } from '@/lib/money';

/** An amount in rupees with what it is for: `₹2,500 per quintal`. `unit` is already in the reader's language. */
export function Price({ rupees, unit }: { rupees: number; unit?: string }) {
  return (
    <Box component="span">
      <Box component="strong" sx={{ color: 'primary.main', whiteSpace: 'nowrap' }}>
        {formatRupees(rupees)}
      </Box>
      {unit ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` ${unit}`}
        </Box>
      ) : null}
    </Box>
  );
}
