import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { paths } from '@/lib/paths';
import { LinkSection } from '@/ui/catalogue/link-section';
import { TrendMark } from '@/ui/data/trend-mark';
import type { HomeQuery } from '../home.generated';

/** The commodities that the page asks for, as the mandi's filter spells them. */
const commodities = {
  wheat: 'Wheat',
  mustard: 'Mustard',
  paddy: 'Paddy 1509',
  onion: 'Onion',
  potato: 'Potato',
  tomato: 'Tomato',
} as const;

const names = Object.keys(commodities) as (keyof typeof commodities)[];

/** Six prices of one mandi with how they moved, each leading to all mandis of the commodity; beside them the way to all prices of today. */
export function MandiPrices({ data }: { data: HomeQuery | undefined }) {
  const { t } = useText();
  const mandi = paths.service('mandi-bhav');
  const first = data?.wheat?.nodes[0];
  const note = first ? t(first.sample ? 'home.prices.sample' : 'home.prices.unit', { market: first.market }) : ' ';
  return (
    <LinkSection
      title={t('home.prices.title')}
      note={note}
      all={{ to: paths.prices, label: t('home.prices.all') }}
      columns={[3, 3, 6]}
    >
      {names.map((name) => {
        const row = data?.[name]?.nodes[0];
        return (
          <Box component="li" key={name} sx={{ minHeight: { xs: 71, sm: 55 } }}>
            {row ? (
              <Box component={Link} to={`${mandi}?${new URLSearchParams({ commodity: commodities[name] })}`} sx={tile}>
                <Typography component="span" variant="body2" noWrap sx={{ display: 'block', lineHeight: 1.25 }}>
                  {row.commodity}
                </Typography>
                <strong>{formatRupees(row.modalPrice)}</strong> <TrendMark row={row} />
              </Box>
            ) : null}
          </Box>
        );
      })}
    </LinkSection>
  );
}

const tile = {
  display: 'block',
  px: { xs: 1, sm: 1.5 },
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.25,
  '& strong': { whiteSpace: 'nowrap' },
  '& [data-trend]': { typography: { xs: 'caption', sm: 'body2' }, lineHeight: { xs: 1.2 }, display: 'inline-block' },
};
