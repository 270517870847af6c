import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { ChoiceField } from '@/ui/form/choice-field';
import { TextInput } from '@/ui/form/text-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useCancelDealMutation } from '../../deals.generated';
import { cancelFields, cancelInput, cancelReasons, checkCancel } from '../../model/words';
import { otherName } from '../deal-shown';
import { StepForm } from './step-form';
import { useStillThereOptions } from './still-there-form';
import { type StepProps, useStep } from './use-step';

/** Gives the deal up, with a reason; the farmer says in the same go whether the crop is still there. */
export function CancelForm(props: StepProps) {
  const { deal, onCancel } = props;
  const { t } = useText();
  const stillThereOptions = useStillThereOptions();
  const [cancelDeal] = useCancelDealMutation();
  const step = useStep('CANCEL', props, t('deal.cancel.done', { name: otherName(deal) }));
  const form = useNativeForm({
    names: cancelFields,
    check: checkCancel,
    send: (texts): Promise<void> => {
      const input = { dealId: deal.id, ...cancelInput(texts) };
      return step.run(input, (context) => cancelDeal({ variables: { input }, context }), form.refuse);
    },
  });
  return (
    <StepForm
      label={t('deal.do.CANCEL')}
      form={form}
      submit={t('deal.cancel.send')}
      refusal={step.refusal}
      onCancel={onCancel}
    >
      <Typography>
        <span>{t('deal.cancel.counts')}</span>
        {deal.paidAmount > 0 ? (
          <span>{` ${t('deal.cancel.advance', { amount: formatRupees(deal.paidAmount) })}`}</span>
        ) : null}
      </Typography>
      <ChoiceField
        label={t('deal.cancel.why')}
        options={cancelReasons.map((reason) => ({ value: reason, label: t(`deal.cancelReason.${reason}`) }))}
        {...form.field('reason')}
      />
      <TextInput
        label={t('deal.cancel.words')}
        hint={t('deal.cancel.wordsHint', { name: otherName(deal) })}
        rows={2}
        maxLength={500}
        {...form.field('words')}
      />
      {deal.yourSide === 'FARMER' ? (
        <ChoiceField label={t('deal.stillThere.question')} options={stillThereOptions} {...form.field('stillThere')} />
      ) : null}
    </StepForm>
  );
}
