import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths, type ServiceSlug } from '@/lib/paths';
import type { ServicesQuery } from '../services.generated';

type ServiceTileProps = { service: NonNullable<ServicesQuery['services']>['nodes'][number] };

/** One service: its sign, its name, what it does; the whole tile is the link. */
export function ServiceTile({ service }: ServiceTileProps) {
  return (
    <Box
      component={Link}
      to={paths.service(service.slug as ServiceSlug)}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        gap: 2,
        p: { xs: 2, sm: 3 },
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
        textDecoration: 'none',
        transition: 'border-color 150ms, transform 150ms',
        '&:hover': { borderColor: 'primary.main', transform: 'translateY(-2px)' },
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          flexShrink: 0,
          width: 56,
          height: 56,
          borderRadius: 1,
          bgcolor: 'primary.main',
          display: 'grid',
          placeItems: 'center',
          '&::before': {
            content: '""',
            width: 32,
            height: 32,
            bgcolor: 'primary.contrastText',
            // A mask, so that the drawing takes the theme's colour in light and dark.
            mask: `url(/illustrations/services/${service.slug}.svg) center / contain no-repeat`,
          },
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="h3">
          {service.title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{service.summary}</Typography>
      </Box>
    </Box>
  );
}
