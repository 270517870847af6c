import Box from '@mui/material/Box';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { Frame } from '@/ui/layout/frame';
import { Claims } from '../components/claims';
import { Features } from '../components/features';
import { Hero } from '../components/hero';
import { JoinButton } from '../components/join-button';
import { MandiPrices } from '../components/mandi-prices';
import { NewestCrops } from '../components/newest-crops';
import { RoleBlock } from '../components/role-block';
import { ServiceLinks } from '../components/service-links';
import { useHomeQuery } from '../home.generated';

/**
 * Drawn on scrolling near: what is below needs no work before the first screen is there. `height` is about what it has on a phone. With
 * room for focus rings.
 */
const whenNear = (height: number) => ({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${height}px`,
  mx: -1,
  px: 1,
});

/** The front door: what things cost and what is for sale come first, then, in the specified order, features, For Farmers, For Buyers. */
export function Component() {
  const { t } = useText();
  const { data, loading } = useHomeQuery(useLanguageVariable());
  return (
    <>
      <Hero />
      <Frame>
        <MandiPrices data={data} />
        <NewestCrops crops={loading ? undefined : (data?.crops?.nodes ?? [])} />
        <Box sx={whenNear(560)}>
          <Features />
        </Box>
      </Frame>
      <Claims />
      <Frame>
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 4 }, pt: { xs: 3, md: 6 }, ...whenNear(470) }}>
          <RoleBlock joinAs="farmer" pictures={['wheat', 'mustard', 'onion']} onGreen>
            <JoinButton
              joinAs="farmer"
              label={t('home.startSelling')}
              title={t('home.farmer.title')}
              color="secondary"
            />
          </RoleBlock>
          <RoleBlock joinAs="buyer" pictures={['tomato', 'mango', 'potato']} picturesFirst>
            <JoinButton joinAs="buyer" label={t('home.startBuying')} title={t('home.buyer.title')} />
          </RoleBlock>
        </Box>
        <Box sx={{ pb: { xs: 2, md: 6 } }}>
          <ServiceLinks />
        </Box>
      </Frame>
    </>
  );
}
