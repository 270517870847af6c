import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { placeOfMarket } from '@/lib/districts';
import { paths } from '@/lib/paths';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { placesOf, VisitorDistrictField } from '@/ui/catalogue/visitor-district';
import { FilterBar } from '@/ui/data/filter-bar';
import type { WatchlistQuery } from '../mandi.generated';
import { watchRows } from '../model/watch-rows';
import { Watchlist } from './watchlist';

type WatchSectionProps = {
  data: WatchlistQuery | undefined;
  loading: boolean;
  place: string;
  choose(place: string): void;
  /** See `FilterBar`. */
  keeps: readonly string[];
};

/** Room for the lines while they are on their way. */
const ROOM = 14 * 48;

/** The page's title with the reader's district beside it, and the watchlist of that district. */
export function WatchSection({ data, loading, place, choose, keeps }: WatchSectionProps) {
  const { t } = useText();
  const rows = watchRows(data?.commodities?.nodes ?? []);
  const places = placesOf(data?.commodityMarkets?.nodes ?? [], ({ market }) => placeOfMarket(market));
  const label = places.find((each) => each.place === place)?.label ?? place;
  return (
    // Twelve prices stand above the bar of a phone: its first lines go up to the header.
    <Box sx={{ mb: 4, mt: { xs: -2, md: 0 } }}>
      <Box
        sx={{
          display: 'flex',
          // Very large letters make two lines of it.
          flexWrap: 'wrap',
          columnGap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
          '& form': { mb: 1, minWidth: 0, flex: '1 1 9rem', maxWidth: '13rem' },
          // Without scripts a button stands beside the choice.
          '& form > div': { display: 'flex', gap: 1 },
          '& form > div > :first-of-type': { flex: 1, minWidth: 0 },
          '& form button': { px: 1.5 },
          // Heard and not seen; the module for that would be 0.1 kB over the budget.
          '& label': { position: 'absolute', clipPath: 'inset(50%)' },
        }}
      >
        <Typography variant="h1" sx={{ mb: 1, fontSize: { xs: '1.375rem', md: '2rem' } }}>
          {t('mandi.title')}
        </Typography>
        <FilterBar label={t('mandi.own')} keeps={keeps}>
          <VisitorDistrictField place={place} choose={choose} places={places} label={t('mandi.own')} alone />
        </FilterBar>
      </Box>
      {rows.some(({ own }) => own.isSample) ? (
        <Box sx={{ '& > p': { mb: 1, lineHeight: 1.35 } }}>
          <SampleNote text={t('mandi.watchSample')} />
        </Box>
      ) : null}
      <Box sx={{ displayPrint: 'none', minHeight: loading ? ROOM : 0 }}>
        {rows.length === 0 && !loading ? (
          <Typography>{t('mandi.nobodyNear', { place: label })}</Typography>
        ) : (
          <Watchlist rows={rows} label={t('mandi.watchlist', { place: label })} />
        )}
      </Box>
      <Box
        component={Link}
        to={paths.prices}
        sx={{
          displayPrint: 'none',
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 48,
          color: 'primary.main',
          fontWeight: 600,
        }}
      >
        {t('mandi.allPrices')}
      </Box>
    </Box>
  );
}
