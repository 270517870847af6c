import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useConfirmReturnMutation } from '../../deals.generated';
import { StepForm } from './step-form';
import { type StepProps, useStep } from './use-step';

/** The advance of a deal that was given up came back. */
export function ReturnAnswer(props: StepProps) {
  const { deal } = props;
  const { t } = useText();
  const [confirmReturn] = useConfirmReturnMutation();
  const amount = formatRupees(deal.amountToReturn ?? 0);
  const step = useStep('CONFIRM_RETURN', props, t('deal.pay.returned', { amount }));
  const form = useNativeForm({
    names: [],
    send: () => {
      const input = { dealId: deal.id };
      return step.run(input, (context) => confirmReturn({ variables: { input }, context }));
    },
  });
  return (
    <StepForm
      label={t('deal.do.CONFIRM_RETURN')}
      form={form}
      submit={t('deal.pay.returnYes', { amount })}
      refusal={step.refusal}
    />
  );
}
