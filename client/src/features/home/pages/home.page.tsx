import Box from '@mui/material/Box';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { Frame } from '@/ui/layout/frame';
import { Features } from '../components/features';
import { Hero } from '../components/hero';
import { JoinButton } from '../components/join-button';
import { MandiPrices } from '../components/mandi-prices';
import { NewestCrops } from '../components/newest-crops';
import { RoleBlock } from '../components/role-block';
import { ServiceLinks } from '../components/service-links';
import { useHomeQuery } from '../home.generated';

/**
 * Its content is fetched on scrolling near: asked for beside the hero's picture, more would hold that back, and on a
 * slow line browsers call 2,500 px near. `height` is about what it has on a phone, rather more than less. With room for focus rings.
 */
const whenNear = (height: number) => ({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${height}px`,
  mx: -1,
  px: 1,
});

/** The front door, in the specified order: hero, features, For Farmers, For Buyers; what is to be found lies between. */
export function Component() {
  const { t } = useText();
  const { data, loading } = useHomeQuery(useLanguageVariable());
  return (
    <>
      <Hero />
      <Frame>
        <MandiPrices data={data} />
        <Features />
        {/* Below the features: on a first screen the six pictures would come beside the hero's. */}
        <Box sx={whenNear(800)}>
          <NewestCrops crops={loading ? undefined : (data?.crops?.nodes ?? [])} />
        </Box>
        <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 4 }, pt: { xs: 4, md: 8 }, ...whenNear(1_440) }}>
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
        <Box sx={{ pb: { xs: 6, md: 10 } }}>
          <ServiceLinks />
        </Box>
      </Frame>
    </>
  );
}
