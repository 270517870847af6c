import { useText } from '@/i18n/use-text';
import { ChoiceField } from '@/ui/form/choice-field';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useSayStillThereMutation } from '../../deals.generated';
import { checkStillThere, stillThere, stillThereFields } from '../../model/words';
import { StepForm } from './step-form';
import { type StepProps, useStep } from './use-step';

/** After a deal was given up: is the crop still there? */
export default function StillThereForm(props: StepProps) {
  const { deal } = props;
  const { t } = useText();
  const options = useStillThereOptions();
  const [sayStillThere] = useSayStillThereMutation();
  const step = useStep('SAY_STILL_THERE', props, t('deal.stillThere.done'));
  const form = useNativeForm({
    names: stillThereFields,
    check: checkStillThere,
    send: (texts): Promise<void> => {
      const input = { dealId: deal.id, stillThere: stillThere(texts.stillThere) ?? false };
      return step.run(input, (context) => sayStillThere({ variables: { input }, context }), form.refuse);
    },
  });
  return (
    <StepForm
      label={t('deal.do.SAY_STILL_THERE')}
      form={form}
      submit={t('deal.stillThere.send')}
      refusal={step.refusal}
    >
      <ChoiceField label={t('deal.stillThere.question')} options={options} {...form.field('stillThere')} />
    </StepForm>
  );
}

/** The two answers to whether the crop is still there. */
export function useStillThereOptions() {
  const { t } = useText();
  return [
    { value: 'yes', label: t('deal.stillThere.yes') },
    { value: 'no', label: t('deal.stillThere.no') },
  ];
}
