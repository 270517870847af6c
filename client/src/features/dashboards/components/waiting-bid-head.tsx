import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { languageOfScript } from '@/lib/language-of-script';
import { paths } from '@/lib/paths';
import { TimeLeft } from '@/ui/data/time-left';

type WaitingBidHeadProps = {
  /** Who and what, in front of the crop's name. */
  heading: string;
  crop: { id: string; cropName: string };
  /** Until when it can be answered. */
  until: string | null;
  children: ReactNode;
};

/** What a bid that waits for an answer is about: whose on which crop, its terms, and until when. */
export function WaitingBidHead({ heading, crop, until, children }: WaitingBidHeadProps) {
  return (
    <>
      <Typography variant="h4" component="h3">
        <span>{heading}</span>{' '}
        <Box
          component={Link}
          to={paths.cropDetail(crop.id)}
          lang={languageOfScript(crop.cropName)}
          sx={{ color: 'inherit' }}
        >
          {crop.cropName}
        </Box>
      </Typography>
      {children}
      {until ? (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
          <TimeLeft until={until} />
        </Typography>
      ) : null}
    </>
  );
}
