import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { spokenRupees } from '@/lib/spoken-rupees';
import { useAskedCommand } from '@/session/use-asked-command';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { useConfirmPaymentMutation } from '../../deals.generated';
import type { PaymentShown } from '../deal-shown';
import { AnswerButtons } from './answer-buttons';
import { type StepProps, useStep } from './use-step';

type PaymentAnswerProps = StepProps & {
  payment: PaymentShown;
  /** Left out of a payment that was said not to have come, and that may come all the same. */
  onNo?: () => void;
};

/** Did the money arrive? Yes is asked once more with the amount in words, since it cannot be taken back. */
export function PaymentAnswer(props: PaymentAnswerProps) {
  const { deal, payment, onNo } = props;
  const { t, language } = useText();
  const [confirmPayment] = useConfirmPaymentMutation();
  const amount = formatRupees(payment.amount);
  const step = useStep('CONFIRM_PAYMENT', props, t('deal.pay.confirmed', { amount }));
  const input = { dealId: deal.id, paymentId: payment.id };
  const { ask, question } = useAskedCommand({
    form: step.form,
    content: () => input,
    send: (_payment: PaymentShown, context) => confirmPayment({ variables: { input }, context }),
    onDone: step.done,
    onRefused: (error) => void step.refused(error),
  });
  return (
    <>
      <AnswerButtons
        yes={t(onNo ? 'deal.pay.yes' : 'deal.pay.yesLater')}
        no={t('deal.pay.no')}
        refusal={step.refusal}
        onYes={() => ask(payment)}
        onNo={onNo}
      />
      <ConfirmDialog
        {...question}
        title={t('deal.pay.sure', { amount })}
        text={t('deal.pay.sureText', { amount, words: spokenRupees(payment.amount, language) })}
        confirmLabel={t('deal.pay.yes')}
      />
    </>
  );
}
