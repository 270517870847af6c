import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { PlotOfLines } from '@/ui/charts/plot';
import { figureStyle } from '../../components/figure-style';
import { TableBehind } from '../../components/price-table';
import { axisDay, dayName } from '../../model/day-names';
import { RANGES, type Range } from '../../model/ranges';
import { wholeRupees } from '../../model/rupees';
import type { DrawnLine } from './use-compared';

/** Lines with at least one point in one plot, with the same figures as a table behind it. */
export function ComparedPlot({ lines, range }: { lines: readonly DrawnLine[]; range: Range }) {
  const { t, language } = useText();
  const { interval } = RANGES[range];
  const points = lines.map((line) => line.points);
  const days = [...new Set(points.flat().map(({ day }) => day))].sort();
  const prices = lines.map((line) => ({
    ...line,
    byDay: new Map(line.points.map(({ day, modal }) => [day, wholeRupees(modal)])),
  }));
  const nameOf = (day: string) => dayName(day, interval, language);
  const label = t('prices.compare.comparedIn', {
    names: lines.map(({ name }) => name).join('; '),
    range: t(`prices.range.${range}`),
  });
  const describe = (day: string) =>
    [
      `${nameOf(day)}:`,
      prices.map(({ name, byDay }) => `${name} ${byDay.get(day) ?? t('prices.notKnown')}`).join('; '),
    ].join(' ');
  return (
    <Box component="figure" sx={figureStyle}>
      <PlotOfLines
        label={label}
        lines={points}
        looks={lines.map(({ look }) => look)}
        describe={describe}
        formatValue={wholeRupees}
        formatDay={(day) => axisDay(day, interval, language)}
        readerLabel={t('prices.read')}
      />
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('prices.compare.comparedNote')}
      </Typography>
      <TableBehind caption={label}>
        <thead>
          <tr>
            <th scope="col">{t('prices.column.day')}</th>
            {lines.map(({ word, name }) => (
              <th key={word} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day}>
              <th scope="row">{nameOf(day)}</th>
              {prices.map(({ word, byDay }) => (
                <td key={word}>{byDay.get(day) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableBehind>
    </Box>
  );
}
