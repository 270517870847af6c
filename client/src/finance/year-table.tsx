import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import type { LoanYear } from './model/instalments';
import { formatWholeRupees } from './whole-rupees';

const COLUMNS = [
  'finance.loan.year',
  'finance.loan.principal',
  'finance.loan.interestPart',
  'finance.loan.balance',
] as const;

/** The plot in figures, for screen readers and exact values. */
export function YearTable({ years }: { years: readonly LoanYear[] }) {
  const { t } = useText();
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ minHeight: 44, py: 1, color: 'primary.main', fontWeight: 600, cursor: 'pointer' }}>
        {t('finance.loan.table')}
      </Box>
      {/* Lakhs in four columns do not fit every phone: the table moves inside its frame, by keyboard too. */}
      <Box role="region" tabIndex={0} aria-label={t('finance.loan.table')} sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            typography: 'body2',
            '& th, & td': {
              px: 0.4,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              textAlign: 'end',
              whiteSpace: 'nowrap',
            },
            '& th:first-of-type': { textAlign: 'start' },
          }}
        >
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, principal, interest, balance }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{formatWholeRupees(principal)}</td>
                <td>{formatWholeRupees(interest)}</td>
                <td>{formatWholeRupees(balance)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}
