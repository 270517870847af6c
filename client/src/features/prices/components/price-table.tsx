import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import type { PricePoint } from '../model/rows';
import { wholeRupees } from '../model/rupees';

/** A calm table of figures, as wide as its place. */
export const figuresStyle: SxProps<Theme> = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  typography: 'body2',
  // The narrowest phones have room for four columns in small letters.
  '@media (max-width: 359px)': { fontSize: '0.8125rem' },
  '& th, & td': {
    py: 1,
    px: { xs: 0.5, sm: 1 },
    textAlign: 'right',
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'normal',
  },
  // A figure that breaks into two lines is read as two figures; only the name of a variety may break.
  '& td:not([lang])': { whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { color: 'text.secondary', fontWeight: 600 },
  '& tbody th': { fontWeight: 500, whiteSpace: 'nowrap' },
};

type PriceTableProps = {
  caption: string;
  points: readonly PricePoint[];
  dayName: (day: string) => string;
};

/** A table behind a plot, closed until it is asked for. */
export function TableBehind({ caption, children }: { caption: string; children: ReactNode }) {
  const { t } = useText();
  return (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Box
        component="summary"
        sx={{ minHeight: 44, display: 'list-item', py: 1.25, fontWeight: 600, cursor: 'pointer' }}
      >
        {t('prices.asTable')}
      </Box>
      <Box role="region" aria-label={caption} tabIndex={0} sx={{ maxHeight: 420, overflow: 'auto' }}>
        <Box component="table" sx={figuresStyle}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** What the plot shows, as figures, the newest first. */
export function PriceTable({ caption, points, dayName }: PriceTableProps) {
  const { t } = useText();
  return (
    <TableBehind caption={caption}>
      <thead>
        <tr>
          {(['day', 'least', 'modal', 'greatest'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`prices.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ day, least, modal, greatest }) => (
          <tr key={day}>
            <th scope="row">{dayName(day)}</th>
            <td>{wholeRupees(least)}</td>
            <td>
              <strong>{wholeRupees(modal)}</strong>
            </td>
            <td>{wholeRupees(greatest)}</td>
          </tr>
        ))}
      </tbody>
    </TableBehind>
  );
}
