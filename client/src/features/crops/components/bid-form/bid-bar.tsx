import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { phoneLink } from '@/lib/config';
import { LOWER_BAR } from '@/ui/layout/upright-phone';

const style = { flexShrink: 0 };

/** Whether a part of it is visible now; true until that is known. */
function useInSight(place: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return inSight;
}

type BidBarProps = {
  form: RefObject<HTMLElement | null>;
  /** The place of the reader's answer to the farmer; null if none is due. */
  answer: string | null;
  /** The farmer's number; null until it is known, and where it is not shown. */
  phone: string | null;
  children: ReactNode;
};

/** On a phone: what it costs, a call, and the way to the bid, or to the answer to it, at the lower edge, while the form is not in sight. */
export function BidBar({ form, answer, phone, children }: BidBarProps) {
  const { t } = useText();
  const inSight = useInSight(form);
  // Nothing comes in its place meanwhile: the form would jump under the thumb.
  if (inSight) return <span {...{ [LOWER_BAR]: '' }} />;
  return (
    <Box
      {...{ [LOWER_BAR]: '' }}
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        px: 2,
        py: 1,
        pb: 'calc(8px + env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, flex: 1 }}>{children}</Box>
      {phone ? (
        <Button href={phoneLink(phone)} variant="outlined" sx={style}>
          {t('cropDetail.call')}
        </Button>
      ) : null}
      {answer ? (
        <Button component={Link} to={answer} variant="contained" sx={style}>
          {t('cropDetail.liveBid.answer')}
        </Button>
      ) : (
        <Button variant="contained" onClick={() => form.current?.querySelector('input')?.focus()} sx={style}>
          {t('cropDetail.bid.title')}
        </Button>
      )}
    </Box>
  );
}
