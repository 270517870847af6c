import { useText } from '@/i18n/use-text';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useConfirmPickupMutation } from '../../deals.generated';
import { StepForm } from './step-form';
import { type StepProps, useStep } from './use-step';

/** Agrees to the day and place that the other side named; another day is the button beside it. */
export function PickupAnswer(props: StepProps) {
  const { deal } = props;
  const { t } = useText();
  const [confirmPickup] = useConfirmPickupMutation();
  const step = useStep('CONFIRM_PICK_UP', props, t('deal.pickUp.confirmed'));
  const form = useNativeForm({
    names: [],
    send: () => {
      const input = { dealId: deal.id, pickupId: deal.pickupProposal?.id ?? '' };
      return step.run(input, (context) => confirmPickup({ variables: { input }, context }));
    },
  });
  return (
    <StepForm label={t('deal.do.CONFIRM_PICK_UP')} form={form} submit={t('deal.pickUp.yes')} refusal={step.refusal} />
  );
}
