import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import type { LoanYear } from './model/instalments';
import { formatWholeRupees } from './whole-rupees';

/** Size of the drawing in its own units, about a phone's pixels, so that its words stay readable there. */
const WIDTH = 360;
const HEIGHT = 190;
const FLOOR = HEIGHT - 22;
const CEILING = 22;

const COLOURS = { principal: 'var(--mui-palette-primary-main)', interest: 'var(--mui-palette-secondary-main)' };

function Legend({ part, text }: { part: keyof typeof COLOURS; text: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: '0.8em', height: '0.8em', borderRadius: '50%', bgcolor: COLOURS[part] }} />
      <span>{text}</span>
    </Box>
  );
}

/** One bar for each year: principal below, interest above. The table under it says the same in figures. */
export function LoanPlot({ years }: { years: readonly LoanYear[] }) {
  const { t } = useText();
  const highest = Math.max(...years.map(({ principal, interest }) => principal + interest));
  const heightOf = (rupees: number) => (rupees / highest) * (FLOOR - CEILING);
  const step = WIDTH / years.length;
  const width = Math.min(step * 0.64, 56);
  // Twenty numbers under twenty bars would touch.
  const everyOther = years.length > 12;
  const bar = (part: keyof typeof COLOURS, { year, [part]: rupees }: LoanYear, left: number, top: number) => (
    <rect fill={COLOURS[part]} x={left} y={top} width={width} height={heightOf(rupees)}>
      <title>{`${t('finance.loan.year')} ${year}: ${formatWholeRupees(rupees)}`}</title>
    </rect>
  );
  return (
    <Box component="figure" sx={{ maxWidth: '34rem', mx: 0, mb: 0, mt: 3 }}>
      <Box
        component="figcaption"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, mb: 1, typography: 'body2' }}
      >
        <Legend part="principal" text={t('finance.loan.principal')} />
        <Legend part="interest" text={t('finance.loan.interestPart')} />
      </Box>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('finance.loan.plot')}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          '& text': { fill: 'var(--mui-palette-text-secondary)', fontSize: '14px' },
          '& path': { stroke: 'var(--mui-palette-divider)' },
        }}
      >
        <text x={0} y={13}>
          {formatWholeRupees(highest)}
        </text>
        <path d={`M0 ${FLOOR}H${WIDTH}`} />
        {years.map((row, index) => {
          const left = index * step + (step - width) / 2;
          const top = FLOOR - heightOf(row.principal);
          return (
            <g key={row.year}>
              {bar('principal', row, left, top)}
              {bar('interest', row, left, top - heightOf(row.interest))}
              {everyOther && index % 2 === 1 ? null : (
                <text x={left + width / 2} y={HEIGHT - 6} textAnchor="middle">
                  {row.year}
                </text>
              )}
            </g>
          );
        })}
      </Box>
    </Box>
  );
}
