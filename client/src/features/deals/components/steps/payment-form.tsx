import { useText } from '@/i18n/use-text';
import { ChoiceField } from '@/ui/form/choice-field';
import { MoneyInput } from '@/ui/form/number-input';
import { TextInput } from '@/ui/form/text-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useMarkPaymentMutation } from '../../deals.generated';
import { checkPayment, paymentFields, paymentInput, paymentMethods } from '../../model/payment';
import { otherName } from '../deal-shown';
import { UpiBox } from '../upi-box';
import { StepForm } from './step-form';
import { type StepProps, useStep } from './use-step';

/** Tells that something was paid; after the weighing what is left stands there first. */
export function PaymentForm(props: StepProps) {
  const { deal, onCancel } = props;
  const { t } = useText();
  const [markPayment] = useMarkPaymentMutation();
  const step = useStep('MARK_PAYMENT', props, t('deal.pay.marked', { name: otherName(deal) }));
  const form = useNativeForm({
    names: paymentFields,
    // Before the weighing it is an advance of unknown amount.
    start: deal.weighing && deal.amountToPay > 0 ? { amount: String(deal.amountToPay) } : {},
    check: checkPayment,
    send: (texts): Promise<void> => {
      const input = { dealId: deal.id, ...paymentInput(texts) };
      return step.run(input, (context) => markPayment({ variables: { input }, context }), form.refuse);
    },
  });
  return (
    <StepForm
      label={t('deal.do.MARK_PAYMENT')}
      form={form}
      submit={t('deal.pay.send')}
      refusal={step.refusal}
      onCancel={onCancel}
    >
      {deal.weighing?.confirmedAt ? null : <UpiBox deal={deal} />}
      <MoneyInput label={t('deal.pay.amount')} {...form.field('amount')} />
      <ChoiceField
        label={t('deal.pay.method')}
        options={paymentMethods.map((method) => ({ value: method, label: t(`deal.method.${method}`) }))}
        {...form.field('method')}
      />
      <TextInput
        label={t('deal.pay.reference')}
        hint={t('deal.pay.referenceHint')}
        maxLength={60}
        {...form.field('reference')}
      />
    </StepForm>
  );
}
