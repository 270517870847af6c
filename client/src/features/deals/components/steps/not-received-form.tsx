import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { TextInput } from '@/ui/form/text-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useDenyPaymentMutation } from '../../deals.generated';
import { wordsFields } from '../../model/words';
import { otherName, type PaymentShown } from '../deal-shown';
import { StepForm } from './step-form';
import { type StepProps, useStep } from './use-step';

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
