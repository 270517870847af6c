import { useText } from '@/i18n/use-text';
import { placeLine } from '@/lib/place-in';
import { ChoiceField } from '@/ui/form/choice-field';
import { TextInput } from '@/ui/form/text-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useProposePickupMutation } from '../../deals.generated';
import { checkPickup, pickupDays, pickupFields, pickupInput, timesOfDay } from '../../model/pickup';
import { otherName } from '../deal-shown';
import { StepForm } from './step-form';
import { type StepProps, useStep } from './use-step';

/** Names a day and a place of pick-up; what was named last stands there first, otherwise where the crop lies. */
export function PickupForm(props: StepProps) {
  const { deal, onCancel } = props;
  const { t } = useText();
  const [proposePickup] = useProposePickupMutation();
  const step = useStep('PROPOSE_PICK_UP', props, t('deal.pickUp.proposed', { name: otherName(deal) }));
  const last = deal.pickupProposal ?? deal.pickup;
  const { address } = deal.sold.location;
  const form = useNativeForm({
    names: pickupFields,
    start: last ?? { place: placeLine(address, deal.sold.location) },
    check: (texts) => checkPickup(texts, Date.now()),
    send: (texts): Promise<void> => {
      const input = { dealId: deal.id, ...pickupInput(texts) };
      return step.run(input, (context) => proposePickup({ variables: { input }, context }), form.refuse);
    },
  });
  return (
    <StepForm
      label={t('deal.do.PROPOSE_PICK_UP')}
      form={form}
      submit={t('deal.pickUp.send')}
      refusal={step.refusal}
      onCancel={onCancel}
    >
      <TextInput label={t('deal.pickUp.day')} type="date" {...pickupDays(Date.now())} {...form.field('day')} />
      <ChoiceField
        label={t('deal.pickUp.time')}
        options={timesOfDay.map((time) => ({ value: time, label: t(`deal.timeOfDay.${time}`) }))}
        {...form.field('timeOfDay')}
      />
      <TextInput label={t('deal.pickUp.place')} maxLength={200} {...form.field('place')} />
    </StepForm>
  );
}
