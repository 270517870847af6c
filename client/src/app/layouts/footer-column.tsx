import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { PhoneFold } from '@/ui/layout/phone-fold';

/** At least 44 px each way, to be pressed with a thumb. */
export const footerLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 44,
  fontSize: '0.9375rem',
  color: 'text.primary',
};

/** One column of the footer: a heading and a list; on a phone one closed line. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <PhoneFold
      labelledBy={id}
      head={
        <Typography id={id} variant="h4" component="h2">
          {title}
        </Typography>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: { sm: 1 }, mb: { xs: 1, sm: 0 }, p: 0 }}>
        {children}
      </Box>
    </PhoneFold>
  );
}
