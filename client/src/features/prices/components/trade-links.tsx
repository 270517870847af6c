import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/commodity-name';
import { paths } from '@/lib/paths';
import { pricePaths } from '@/lib/price-paths';
import type { Commodity } from '../model/rows';

/** What a reader does with a price, of a market or an area: sell, look what is for sale, compare, wait for another price. */
export function TradeLinks({ commodity, market }: { commodity: Commodity; market?: string }) {
  const { t, language } = useText();
  const name = nameIn(language, commodity);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, my: 2, displayPrint: 'none' }}>
      <Button component={Link} to={paths.addCrop} variant="contained">
        <span>{t('prices.sell', { name })}</span>
      </Button>
      <Button
        component={Link}
        to={`${paths.marketplace}?${new URLSearchParams({ q: commodity.english })}`}
        variant="outlined"
      >
        <span>{t('prices.buy', { name })}</span>
      </Button>
      <Button component={Link} to={pricePaths.compare(commodity.id, market)} variant="outlined">
        <span>{t('prices.compareThis')}</span>
      </Button>
      <Button component={Link} to={pricePaths.setAlert(commodity.id, market)} variant="outlined">
        <span>{t('prices.setAlert')}</span>
      </Button>
      {market ? null : (
        <Button component={Link} to={pricePaths.map(commodity.id)} variant="outlined">
          <span>{t('prices.byState')}</span>
        </Button>
      )}
    </Stack>
  );
}
