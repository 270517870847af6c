import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths, type ServiceSlug } from '@/lib/paths';

/** Links to services that go with this one. Their names are the ones that stand in the document titles. */
export function RelatedServices({ slugs }: { slugs: readonly ServiceSlug[] }) {
  const { t } = useText();
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {slugs.map((slug) => (
        <Box component="li" key={slug} sx={{ display: 'flex' }}>
          <Box
            component={Link}
            to={paths.service(slug)}
            sx={{
              flex: 1,
              minHeight: 64,
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              px: 2,
              py: 1.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
              color: 'text.primary',
              textDecoration: 'none',
              fontWeight: 600,
              '&:hover': { borderColor: 'primary.main' },
              '&::before': {
                content: '""',
                flexShrink: 0,
                width: 28,
                height: 28,
                bgcolor: 'primary.main',
                mask: `url(/illustrations/services/${slug}.svg) center / contain no-repeat`,
              },
            }}
          >
            {t(`title.${slug}`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
