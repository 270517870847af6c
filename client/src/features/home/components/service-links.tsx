import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { LinkSection } from '@/ui/catalogue/link-section';

const services = [
  'storage-cold-storage',
  'transport-calculator',
  'tools-machinery',
  'seeds-fertilizer-store',
  'test-certification',
  'agri-news-schemes',
  'kcc-agriculture-loans',
  'krishi-sahayak-ai',
] as const;

/** What there is around the field, each by its name and what it is good for. */
export function ServiceLinks() {
  const { t } = useText();
  return (
    <LinkSection
      title={t('home.services.title')}
      all={{ to: paths.services, label: t('home.services.all') }}
      columns={[2, 2, 4]}
    >
      {services.map((slug) => (
        <li key={slug}>
          <Box
            component={Link}
            to={paths.service(slug)}
            sx={{
              display: 'block',
              height: '100%',
              px: { xs: 1.5, sm: 2 },
              py: { xs: 0.75, sm: 2 },
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
            }}
          >
            <Box component="span" sx={{ display: 'block', fontWeight: 700, lineHeight: 1.35 }}>
              {t(`title.${slug}`)}
            </Box>
            <Typography
              component="span"
              variant="body2"
              sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.35 }}
            >
              {t(`home.service.${slug}`)}
            </Typography>
          </Box>
        </li>
      ))}
    </LinkSection>
  );
}
