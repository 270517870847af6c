import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { signupPath } from '@/lib/paths';
import { OfferDialog } from '@/ui/feedback/offer-dialog';

export type JoinButtonProps = {
  joinAs: 'farmer' | 'buyer';
  label: string;
  /** Heading of what it opens. */
  title: string;
  variant?: 'contained' | 'outlined';
  color?: 'primary' | 'secondary';
};

/** Opens what joining in this role means, with the way to sign up; the page stays where it is. */
export function JoinButton({ joinAs, label, title, variant = 'contained', color = 'primary' }: JoinButtonProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const onPaper = variant === 'outlined' ? { bgcolor: 'background.paper' } : undefined;
  return (
    <>
      <Button
        variant={variant}
        color={color}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ flexGrow: { xs: 1, sm: 0 }, ...onPaper }}
      >
        <span>{label}</span>
      </Button>
      <OfferDialog open={open} onClose={() => setOpen(false)} title={title} note={t('home.signUpNote')} person={null}>
        <span>{t(`home.offer.${joinAs}`)}</span>
        <Button component={Link} to={signupPath(joinAs)} variant="contained" fullWidth sx={{ mt: 2.5 }}>
          <span>{t(`home.signUp.${joinAs}`)}</span>
        </Button>
      </OfferDialog>
    </>
  );
}
