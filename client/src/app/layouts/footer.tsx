import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { brand } from '@/lib/config';
import { paths } from '@/lib/paths';
import { Logo } from '@/ui/brand/logo';
import { Frame } from '@/ui/layout/frame';
import { FooterContact } from './footer-contact';
import { FooterLinks } from './footer-links';
import { FooterPolicies } from './footer-policies';

/** Dashboards are reached through sign-in, hence /login. */
const platformLinks = [
  { to: paths.marketplace, text: 'nav.marketplace' },
  { to: paths.login, text: 'footer.farmerDashboard' },
  { to: paths.login, text: 'footer.buyerDashboard' },
] as const;

const supportLinks = [
  { to: paths.support, text: 'footer.helpCentre' },
  { to: `${paths.support}#ticket`, text: 'footer.raiseTicket' },
  { to: `${paths.support}#faqs`, text: 'footer.faqs' },
] as const;

/** Platform, support, contact, policies and the year (spec §2); one line a group on a phone. */
export function Footer() {
  const { t } = useText();
  return (
    <Box
      component="footer"
      sx={{
        displayPrint: 'none',
        mt: { xs: 4, sm: 6 },
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Frame sx={{ py: { xs: 2, sm: 5 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { sm: 4 },
            gridTemplateColumns: {
              sm: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(3, minmax(0, 1fr))',
              lg: '1.6fr 1fr 1fr 1fr 1.7fr',
            },
          }}
        >
          {/* What the home page says at length needs no room on a phone. */}
          <Box
            sx={{
              gridColumn: { xs: '1 / -1', md: 'auto' },
              '& p': { mt: 1, display: { xs: 'none', sm: 'block' } },
            }}
          >
            <Logo size={32} />
            <Typography sx={{ fontWeight: 600 }}>{t('footer.tagline')}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('footer.about')}
            </Typography>
          </Box>
          <FooterLinks title={t('footer.platform')} links={platformLinks} />
          <FooterLinks title={t('footer.support')} links={supportLinks} />
          <FooterPolicies />
          <FooterContact />
        </Box>
        <Typography variant="body2" sx={{ mt: { xs: 1, sm: 4 }, color: 'text.secondary' }}>
          {t('footer.copyright', { year: String(brand.copyrightYear) })}
        </Typography>
      </Frame>
    </Box>
  );
}
