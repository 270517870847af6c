import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { indianStates } from '@/lib/indian-states';
import { figureStyle } from '../../components/figure-style';
import { figuresStyle } from '../../components/price-table';
import { wholeRupees } from '../../model/rupees';
import type { CommodityStatesQuery } from '../map.generated';
import { classOf, priceClasses } from '../model/classes';
import { CLASS_OPACITY, StateMap, type StateMark } from './state-map';

export type StateRow = NonNullable<CommodityStatesQuery['commodityStates']>['nodes'][number];

/** Drawn within its neighbour: the outlines are older than it is. */
const WITHOUT_SHAPE = 'Ladakh';

/** The last price of each state as a map, with what its numbers mean, and as a table beside it. */
export function StatePrices({ name, rows }: { name: string; rows: readonly StateRow[] }) {
  const { t, language, pick } = useText();
  const classes = priceClasses(rows.map(({ latest }) => latest.modal));
  const sorted = rows
    .toSorted((one, other) => other.latest.modal - one.latest.modal)
    .flatMap((row) => {
      const found = classOf(row.latest.modal, classes);
      return found ? [{ ...row, class: found }] : [];
    });
  const marks = new Map(
    sorted.map(({ state, latest, class: found }): [string, StateMark] => [
      state.nameEn,
      { class: found, words: `${state.name}: ${wholeRupees(latest.modal)}` },
    ]),
  );
  const without = indianStates.filter((state) => !marks.has(state.name)).map((state) => pick(state.name, state.nameHi));
  const ends = new Map([
    [1, t('prices.map.cheapest')],
    [classes.length, t('prices.map.dearest')],
  ]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
        alignItems: 'start',
      }}
    >
      <Box component="figure" sx={figureStyle}>
        <StateMap label={t('prices.map.label', { name })} marks={marks} />
        <Box
          component="ul"
          aria-label={t('prices.map.classes')}
          sx={{ listStyle: 'none', m: 0, my: 2, p: 0, display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}
        >
          {classes.map(({ number, least, greatest }) => (
            <Box component="li" key={number} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <b>{number}</b>
              <Box
                component="span"
                aria-hidden="true"
                sx={{
                  width: 28,
                  height: 18,
                  border: 1,
                  borderColor: 'text.secondary',
                  '& > span': { display: 'block', height: '100%', bgcolor: 'primary.main' },
                }}
              >
                <span style={{ opacity: CLASS_OPACITY[number] }} />
              </Box>
              <span>{t('prices.map.class', { least: wholeRupees(least), greatest: wholeRupees(greatest) })}</span>
              {classes.length > 1 && ends.has(number) ? (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {ends.get(number)}
                </Box>
              ) : null}
            </Box>
          ))}
        </Box>
        <Typography
          component="figcaption"
          variant="body2"
          sx={{ color: 'text.secondary', '& a': { color: 'inherit' } }}
        >
          <span>{t('prices.map.note')}</span>
          <span> </span>
          {marks.has(WITHOUT_SHAPE) ? <span>{`${t('prices.map.ladakh')} `}</span> : null}
          <a href="https://github.com/VictorCazanave/svg-maps">{t('prices.map.licence')}</a>
        </Typography>
      </Box>
      <div>
        {/* In very large letters the table is wider than the phone. */}
        <Box role="region" aria-label={t('prices.map.label', { name })} tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Box component="table" sx={figuresStyle}>
            <thead>
              <tr>
                <th scope="col">{t('prices.map.state')}</th>
                <th scope="col">{t('prices.map.number')}</th>
                <th scope="col">{t('prices.map.price')}</th>
                <th scope="col">{t('prices.column.day')}</th>
              </tr>
            </thead>
            <tbody>
              {sorted.map(({ state, latest, class: { number } }) => (
                <tr key={state.slug}>
                  <th scope="row">{state.name}</th>
                  <td>{number}</td>
                  <td>
                    <strong>{wholeRupees(latest.modal)}</strong>
                  </td>
                  <td>{formatDate(latest.day, language)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
        {without.length > 0 ? (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {t('prices.map.none', { states: without.join(', ') })}
          </Typography>
        ) : null}
      </div>
    </Box>
  );
}
