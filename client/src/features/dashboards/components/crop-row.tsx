import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CropStatus } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { paths } from '@/lib/paths';
import { Picture, type PictureSource } from '@/ui/data/picture';
import { type BadgeTone, StatusBadge } from '@/ui/data/status-badge';
import { statusTone } from '../model/status-tone';

export type CropRowProps = {
  crop: { id: string; cropName: string; status: CropStatus; images: readonly PictureSource[] };
  /** Stands in the place of the crop's status. */
  badge?: { label: string; tone: BadgeTone } | undefined;
  /** False when the crop's page is gone; then the name leads nowhere. */
  linked?: boolean;
  /** Price, dates and the like, under the name. */
  children: ReactNode;
  /** What can be done, at the end of the row. */
  action?: ReactNode;
  /** Under all of it, as wide as the row. */
  below?: ReactNode;
};

const pictureBox = {
  width: { xs: 80, sm: 96 },
  height: { xs: 80, sm: 96 },
  flexShrink: 0,
  borderRadius: 1,
};

/** One crop of a dashboard: picture, name, status, facts, action. */
export function CropRow({ crop, badge, linked = true, children, action, below }: CropRowProps) {
  const { t } = useText();
  const picture = crop.images[0];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: below ? 'wrap' : 'nowrap' },
        gap: 2,
        p: 2,
        alignItems: { sm: 'center' },
      }}
    >
      {/* Beside the name it says nothing new: hidden from screen readers when there is no picture to describe. */}
      {picture ? (
        <Picture picture={picture} sizes="96px" sx={pictureBox} />
      ) : (
        <Box
          aria-hidden="true"
          sx={{ ...pictureBox, background: 'center / cover url(/illustrations/states/empty.svg)' }}
        />
      )}
      <Box sx={{ flex: '1 1 8.5rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 0.5 }}>
          <Typography variant="h4" component="h3" lang={languageOfScript(crop.cropName)}>
            {linked ? (
              <Box
                component={Link}
                to={paths.cropDetail(crop.id)}
                sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
              >
                {crop.cropName}
              </Box>
            ) : (
              crop.cropName
            )}
          </Typography>
          <StatusBadge
            {...(badge ?? { label: t(`dashboards.status.${crop.status}`), tone: statusTone(crop.status) })}
          />
        </Box>
        {children}
      </Box>
      {/* On a phone under the text, in line with it. */}
      {action ? <Box sx={{ flex: { xs: '1 0 100%', sm: 'none' }, pl: { xs: '96px', sm: 0 } }}>{action}</Box> : null}
      {below ? <Box sx={{ flex: '1 0 100%', minWidth: 0 }}>{below}</Box> : null}
    </Box>
  );
}
