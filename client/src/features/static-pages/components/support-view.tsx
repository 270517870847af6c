import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { CardGrid } from '@/ui/layout/card-grid';
import { Page } from '@/ui/layout/page';
import { Section } from '@/ui/layout/section';
import { Faqs } from './faqs';
import { InfoCard } from './info-card';
import { SupportChannels } from './support-channels';
import { TicketForm } from './ticket-form';
import { useGoBack } from './use-go-back';

const claims = ['fast', 'expert', 'channels'] as const;

export type SupportVariant = 'support' | 'agricare';

/** Support, as a page of its own and as a service with a back arrow. */
export function SupportView({ variant }: { variant: SupportVariant }) {
  const { t } = useText();
  const goBack = useGoBack(paths.services);
  return (
    <Page>
      {variant === 'agricare' ? (
        <IconButton edge="start" aria-label={t('support.back')} onClick={goBack} sx={{ mb: 1 }}>
          <BackIcon />
        </IconButton>
      ) : null}
      <Box
        sx={{
          mb: 3,
          px: { xs: 3, md: 6 },
          py: { xs: 4, md: 7 },
          borderRadius: 1,
          // The same green in light and dark, as on the services' page.
          bgcolor: '#14502A',
          color: '#FBF7EF',
        }}
      >
        <Typography variant="h1">{t(`support.title.${variant}`)}</Typography>
        <Typography sx={{ mt: 1 }}>{t('support.subtitle')}</Typography>
      </Box>
      <CardGrid label={t('support.promise')} filled>
        {claims.map((claim) => (
          <InfoCard key={claim} heading="h2" title={t(`support.${claim}`)}>
            <Typography sx={{ color: 'text.secondary' }}>{t(`support.${claim}Text`)}</Typography>
          </InfoCard>
        ))}
      </CardGrid>
      <Section title={t('support.reachUs')}>
        <SupportChannels />
      </Section>
      <Section id="faqs" title={t('support.faqs')}>
        <Faqs />
      </Section>
      <Section id="ticket" title={t('support.ticket')} subtitle={t('support.ticketText')}>
        <Box sx={{ maxWidth: 640 }}>
          <TicketForm />
        </Box>
      </Section>
    </Page>
  );
}
