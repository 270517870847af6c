import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { paths } from '@/lib/paths';
import { LinkSection } from '@/ui/catalogue/link-section';
import type { HomeQuery } from '../home.generated';

/** The commodities that the page asks for, as the mandi's filter spells them. */
const commodities = {
  wheat: 'Wheat',
  mustard: 'Mustard',
  paddy: 'Paddy 1509',
  onion: 'Onion',
  tomato: 'Tomato',
} as const;

const names = Object.keys(commodities) as (keyof typeof commodities)[];

/** Five prices with their mandis, each leading to all mandis of the commodity; beside them the way to all prices of today. */
export function MandiPrices({ data }: { data: HomeQuery | undefined }) {
  const { t } = useText();
  const mandi = paths.service('mandi-bhav');
  const isSample = names.some((name) => data?.[name]?.nodes[0]?.sample);
  return (
    <LinkSection
      title={t('home.prices.title')}
      note={isSample ? t('home.prices.sample') : t('home.prices.unit')}
      all={{ to: paths.prices, label: t('home.prices.all') }}
      columns={[1, 1, 5]}
    >
      {names.map((name) => {
        const row = data?.[name]?.nodes[0];
        return (
          <Box component="li" key={name} sx={{ minHeight: { xs: 50, md: 126 } }}>
            {row ? (
              <Box
                component={Link}
                to={`${mandi}?${new URLSearchParams({ commodity: commodities[name] })}`}
                sx={{
                  display: 'flex',
                  flexDirection: { md: 'column' },
                  flexWrap: 'wrap',
                  columnGap: 1,
                  rowGap: { md: 1 },
                  alignItems: { xs: 'center', md: 'flex-start' },
                  justifyContent: 'space-between',
                  px: 2,
                  py: { xs: 1, md: 2 },
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  bgcolor: 'background.paper',
                }}
              >
                <span>
                  <Box component="span" sx={{ display: { md: 'block' }, mr: 1, fontWeight: 700 }}>
                    {row.commodity}
                  </Box>
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                    {row.market}
                  </Typography>
                </span>
                <Box component="strong" sx={{ fontSize: '1.25rem', color: 'primary.main', whiteSpace: 'nowrap' }}>
                  {formatRupees(row.modalPrice)}
                </Box>
              </Box>
            ) : null}
          </Box>
        );
      })}
    </LinkSection>
  );
}
