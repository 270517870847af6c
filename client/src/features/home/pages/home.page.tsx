import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { Frame } from '@/ui/layout/frame';
import { Features } from '../components/features';
import { Hero } from '../components/hero';
import { JoinButton } from '../components/join-button';
import { RoleBlock } from '../components/role-block';

/** The front door, in the specified order: hero, features, For Farmers, For Buyers (AC-041). */
export function Component() {
  const { t } = useText();
  return (
    <>
      <Hero />
      <Frame>
        <Features />
        <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 4 }, pb: { xs: 6, md: 10 } }}>
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
      </Frame>
    </>
  );
}
