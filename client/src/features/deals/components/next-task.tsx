import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useText } from '@/i18n/use-text';
import type { AskedStep } from '@/lib/deal-next';
import { LoadingText } from '@/ui/feedback/loading-text';
import type { DealShown } from './deal-shown';
import type { OpenStep } from './open-form';
import { PaymentAnswer } from './steps/payment-answer';
import { PickupAnswer } from './steps/pickup-answer';
import { ReturnAnswer } from './steps/return-answer';
import { WeightAnswer } from './steps/weight-answer';
import { UpiBox } from './upi-box';
import { WeighingSum } from './weighing-sum';

const StillThereForm = lazy(() => import('./steps/still-there-form'));

type NextTaskProps = {
  deal: DealShown;
  task: AskedStep;
  /** The most pressing one has the strongest button. */
  first: boolean;
  /** What is open at the moment, in the element with this id. */
  open: OpenStep | null;
  formId: string;
  onOpen(step: OpenStep): void;
  onOutcome(text: string): void;
};

/** What the reader is asked to do: a question with its answers, or the button that opens the form. */
export function NextTask({ deal, task, first, open, formId, onOpen, onOutcome }: NextTaskProps) {
  const { t } = useText();
  const props = { deal, onOutcome };
  const button = (step: 'PROPOSE_PICK_UP' | 'RECORD_WEIGHT' | 'MARK_PAYMENT') =>
    open?.step === step ? null : (
      <Button variant={first ? 'contained' : 'outlined'} onClick={() => onOpen({ step })}>
        <span>{t(`deal.do.${step}`)}</span>
      </Button>
    );
  switch (task) {
    case 'CONFIRM_PICK_UP':
      return (
        <>
          <PickupAnswer {...props} />
          <Button
            sx={{ mt: 1, ml: -2.5 }}
            aria-expanded={open?.step === 'PROPOSE_PICK_UP'}
            aria-controls={open ? formId : undefined}
            onClick={() => onOpen({ step: 'PROPOSE_PICK_UP' })}
          >
            {t('deal.do.PROPOSE_ANOTHER_DAY')}
          </Button>
        </>
      );
    case 'CONFIRM_WEIGHT': {
      const { weighing, price } = deal;
      if (!weighing) return null;
      const { quantity, deductionPercent: percent, deductionReason: reason } = weighing;
      return (
        <>
          <Box sx={{ mb: 2 }}>
            <WeighingSum
              price={price}
              quantity={quantity}
              percent={percent}
              reason={reason && t(`deal.deduction.${reason}`)}
              sum={weighing}
            />
          </Box>
          <WeightAnswer {...props} weighing={weighing} onNo={() => onOpen({ step: 'DISPUTE' })} />
        </>
      );
    }
    case 'CONFIRM_PAYMENT': {
      const payment = deal.payments.find(({ status }) => status === 'MARKED');
      if (!payment) return null;
      return (
        // Its own key: the answer to one payment is none to the next.
        <PaymentAnswer
          key={payment.id}
          {...props}
          payment={payment}
          onNo={() => onOpen({ step: 'DENY_PAYMENT', payment })}
        />
      );
    }
    case 'SAY_STILL_THERE':
      return (
        <Suspense fallback={<LoadingText text={t('ui.loading')} />}>
          <StillThereForm {...props} />
        </Suspense>
      );
    case 'CONFIRM_RETURN':
      return <ReturnAnswer {...props} />;
    case 'MARK_PAYMENT':
      return (
        <>
          <Box sx={{ mb: 2 }}>
            <UpiBox deal={deal} />
          </Box>
          {button(task)}
        </>
      );
    case 'PROPOSE_PICK_UP':
    case 'RECORD_WEIGHT':
      return button(task);
  }
}
