import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { TextInput } from '@/ui/form/text-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useDenyPaymentMutation, useOpenDisputeMutation } from '../../deals.generated';
import { checkDispute, wordsFields } from '../../model/words';
import { otherName, type PaymentShown } from '../deal-shown';
import { StepForm } from './step-form';
import { type StepProps, useStep } from './use-step';

/** Says that one does not agree, or adds to it: the operator reads it. */
export function DisputeForm(props: StepProps) {
  const { deal, onCancel } = props;
  const { t } = useText();
  const [openDispute] = useOpenDisputeMutation();
  const step = useStep('DISPUTE', props, t('deal.dispute.sent'));
  const form = useNativeForm({
    names: wordsFields,
    check: checkDispute,
    send: ({ words }): Promise<void> => {
      const input = { dealId: deal.id, words: words.trim() };
      return step.run(input, (context) => openDispute({ variables: { input }, context }), form.refuse);
    },
  });
  return (
    <StepForm
      label={t(deal.dispute ? 'deal.do.ADD_TO_DISPUTE' : 'deal.do.DISPUTE')}
      form={form}
      submit={t('deal.dispute.send')}
      refusal={step.refusal}
      onCancel={onCancel}
    >
      <TextInput
        label={t('deal.dispute.words')}
        hint={t('deal.dispute.hint', { name: otherName(deal) })}
        rows={4}
        maxLength={1000}
        {...form.field('words')}
      />
    </StepForm>
  );
}

/** Says that a payment has not come. */
export function NotReceivedForm(props: StepProps & { payment: PaymentShown }) {
  const { deal, payment, onCancel } = props;
  const { t } = useText();
  const [denyPayment] = useDenyPaymentMutation();
  const amount = formatRupees(payment.amount);
  const step = useStep('DENY_PAYMENT', props, t('deal.pay.denied', { name: otherName(deal) }));
  const form = useNativeForm({
    names: wordsFields,
    send: ({ words }): Promise<void> => {
      const input = { dealId: deal.id, paymentId: payment.id, words: words.trim() || null };
      return step.run(input, (context) => denyPayment({ variables: { input }, context }), form.refuse);
    },
  });
  return (
    <StepForm
      label={t('deal.do.DENY_PAYMENT', { amount })}
      form={form}
      submit={t('deal.pay.denySend')}
      refusal={step.refusal}
      onCancel={onCancel}
    >
      <TextInput
        label={t('deal.pay.denyWords', { name: otherName(deal) })}
        hint={t('deal.pay.denyHint')}
        rows={2}
        maxLength={500}
        {...form.field('words')}
      />
    </StepForm>
  );
}
