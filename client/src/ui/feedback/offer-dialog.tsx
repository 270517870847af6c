import { lazy, type ReactElement, type ReactNode } from 'react';
import type { ContactPerson } from './contact-links';
import { WhenOpened } from './when-opened';

export type OfferDialogProps = {
  open: boolean;
  onClose(): void;
  title: string;
  /** What the offer is: a sentence or a few lines. */
  children: ReactNode;
  /** Whom to call. Left out: our own support. `null`: no contact block. */
  person?: ContactPerson | null;
  /** Prefilled WhatsApp text. */
  greeting?: string;
  /** Replaces "Online booking, ordering and applying are not open yet."; `null` leaves the line out. */
  note?: string | null;
  /** A further way on, such as a link to sign up. */
  action?: ReactElement;
};

const load = () => import('./offer-dialog-view');
const View = lazy(load);

/**
 * What a button opens that has nothing to do yet: what the offer is, whom to call, and that it cannot be done
 * online so far. Changes neither address nor data and makes no request.
 */
export function OfferDialog(props: OfferDialogProps) {
  return (
    <WhenOpened open={props.open} load={load}>
      <View {...props} />
    </WhenOpened>
  );
}
