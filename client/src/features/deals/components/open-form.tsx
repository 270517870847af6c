import type { PaymentShown } from './deal-shown';
import { CancelForm } from './steps/cancel-form';
import { DisputeForm } from './steps/dispute-form';
import { NotReceivedForm } from './steps/not-received-form';
import { PaymentForm } from './steps/payment-form';
import { PickupForm } from './steps/pickup-form';
import type { StepProps } from './steps/use-step';
import { WeighingForm } from './steps/weighing-form';

/** The open form. */
export type OpenStep =
  | { step: 'PROPOSE_PICK_UP' | 'RECORD_WEIGHT' | 'MARK_PAYMENT' | 'DISPUTE' | 'CANCEL' }
  | { step: 'DENY_PAYMENT'; payment: PaymentShown };

/** The form of a step that needs more than a press. */
export default function OpenForm({ open, ...props }: StepProps & { open: OpenStep }) {
  switch (open.step) {
    case 'PROPOSE_PICK_UP':
      return <PickupForm {...props} />;
    case 'RECORD_WEIGHT':
      return <WeighingForm {...props} />;
    case 'MARK_PAYMENT':
      return <PaymentForm {...props} />;
    case 'DISPUTE':
      return <DisputeForm {...props} />;
    case 'CANCEL':
      return <CancelForm {...props} />;
    case 'DENY_PAYMENT':
      return <NotReceivedForm {...props} payment={open.payment} />;
  }
}
