import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { Section } from '@/ui/layout/section';
import type { Quote } from '../model/rows';
import { wholeRupees } from '../model/rupees';
import { figuresStyle } from './price-table';

/** What a market quoted last, each variety and grade by itself, as its source has it. */
export function Quotes({ rows }: { rows: readonly Quote[] }) {
  const { t, language } = useText();
  if (rows.length === 0) return null;
  return (
    <Section title={t('prices.quotes')}>
      <Box
        role="region"
        aria-label={t('prices.quotes')}
        tabIndex={0}
        // On a phone the day takes two lines: five columns stand side by side.
        sx={{ overflowX: 'auto', '& table tbody th': { whiteSpace: 'normal', minWidth: 60 } }}
      >
        <Box component="table" sx={figuresStyle}>
          <thead>
            <tr>
              {(['day', 'variety', 'least', 'modal', 'greatest'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`prices.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, day, variety, grade, least, modal, greatest }) => (
              <tr key={id}>
                <th scope="row">{formatDate(day, language)}</th>
                <td lang="en">{[...new Set([variety, grade])].join(', ')}</td>
                <td>{wholeRupees(least)}</td>
                <td>
                  <strong>{wholeRupees(modal)}</strong>
                </td>
                <td>{wholeRupees(greatest)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Section>
  );
}
