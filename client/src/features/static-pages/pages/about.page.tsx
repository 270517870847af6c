import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { CardGrid } from '@/ui/layout/card-grid';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { InfoCard } from '../components/info-card';

const values = ['community', 'fair', 'quality', 'future'] as const;
const claims = ['middlemen', 'verified', 'pricing', 'logistics', 'profit'] as const;
/** The figures that spec §1 claims, and no others. */
const figures = ['income', 'profitFigure', 'founded'] as const;

/** About (spec §2): mission, vision, four values, the story, and the public claims. */
export function Component() {
  const { t } = useText();
  return (
    <Page>
      <PageHeader title={t('about.title')} subtitle={t('footer.tagline')} />
      <Box
        component="img"
        src="/pictures/produce-1024.webp"
        srcSet="/pictures/produce-375.webp 375w, /pictures/produce-640.webp 640w, /pictures/produce-1024.webp 1024w, /pictures/produce-1600.webp 1600w"
        sizes="(min-width: 1200px) 1152px, 100vw"
        alt=""
        width={1024}
        height={440}
        fetchPriority="high"
        sx={{ display: 'block', width: '100%', height: { xs: 220, md: 400 }, objectFit: 'cover', borderRadius: 1 }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 6 }}>
        <Section title={t('about.mission')}>
          <Typography>{t('about.missionText')}</Typography>
        </Section>
        <Section title={t('about.vision')}>
          <Typography>{t('about.visionText')}</Typography>
        </Section>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
          gap: 3,
          m: 0,
          py: 4,
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {figures.map((figure) => (
          <Box key={figure} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {t(`about.${figure}Text`)}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'h1', color: 'primary.main' }}>
              {t(`about.${figure}`)}
            </Box>
          </Box>
        ))}
      </Box>
      <Section title={t('about.values')}>
        <Box
          sx={{ '& ul': { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' } } }}
        >
          <CardGrid label={t('about.values')}>
            {values.map((value) => (
              <InfoCard key={value} title={t(`about.${value}`)}>
                <Typography sx={{ color: 'text.secondary' }}>{t(`about.${value}Text`)}</Typography>
              </InfoCard>
            ))}
          </CardGrid>
        </Box>
      </Section>
      <Section title={t('about.story')}>
        <Typography sx={{ maxWidth: '44rem' }}>{t('about.storyText')}</Typography>
      </Section>
      <Section title={t('about.promise')}>
        <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
          {claims.map((claim) => (
            <li key={claim}>{t(`about.${claim}`)}</li>
          ))}
        </Box>
      </Section>
    </Page>
  );
}
