import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { OfferDialog, type OfferDialogProps } from '../feedback/offer-dialog';

type OfferButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'disabled' | 'startIcon'> &
  Pick<OfferDialogProps, 'person' | 'greeting' | 'note' | 'action'> & {
    label: string;
    /** What the button is about, for screen readers, where the label alone is the same on every card. */
    accessibleLabel?: string;
    /** Title of the dialog: the offer's name. */
    title: string;
    /** What the offer is. */
    children: ReactNode;
  };

/** A display-only button: opens a dialog that says what the offer is and whom to call. */
export function OfferButton(props: OfferButtonProps) {
  const { label, accessibleLabel, title, children, person, greeting, note, action, ...button } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        {...button}
        aria-label={accessibleLabel}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{label}</span>
      </Button>
      <OfferDialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        {...(person === undefined ? {} : { person })}
        {...(greeting === undefined ? {} : { greeting })}
        {...(note === undefined ? {} : { note })}
        action={action}
      >
        {children}
      </OfferDialog>
    </>
  );
}
