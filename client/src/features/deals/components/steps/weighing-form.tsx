import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { formatNumber } from '@/lib/money';
import { quantityText } from '@/ui/data/quantity';
import { CheckboxInput } from '@/ui/form/checkbox-input';
import { ChoiceField } from '@/ui/form/choice-field';
import { FieldText } from '@/ui/form/field-text';
import { QuantityInput } from '@/ui/form/number-input';
import { TextInput } from '@/ui/form/text-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useRecordWeightMutation } from '../../deals.generated';
import {
  checkWeighing,
  deductionPercent,
  deductionReasons,
  isFar,
  percentOff,
  weighedQuantity,
  weighingFields,
  weighingInput,
  weighingSum,
} from '../../model/weighing';
import { otherName } from '../deal-shown';
import { WeighingSum } from '../weighing-sum';
import { StepForm } from './step-form';
import { type StepProps, useStep } from './use-step';

/** Enters what was weighed, or corrects it; the sum follows the typing, so that both can check it before it is sent. */
export function WeighingForm(props: StepProps) {
  const { deal, onCancel } = props;
  const { t } = useText();
  const { quantity: agreed, weighing: before, price } = deal;
  const rules = { agreed: agreed.amount, isCorrection: before !== null };
  const [recordWeight] = useRecordWeightMutation();
  const step = useStep('RECORD_WEIGHT', props, t('deal.weigh.sent', { name: otherName(deal) }));
  const form = useNativeForm({
    names: weighingFields,
    start: before
      ? {
          quantity: String(before.quantity.amount),
          deductionPercent: before.deductionPercent === null ? '' : String(before.deductionPercent),
          deductionReason: before.deductionReason ?? '',
          deductionWords: before.deductionWords ?? '',
        }
      : {},
    check: (texts) => checkWeighing(texts, rules),
    send: (texts): Promise<void> => {
      const input = { dealId: deal.id, ...weighingInput(texts, rules) };
      return step.run(input, (context) => recordWeight({ variables: { input }, context }), form.refuse);
    },
  });
  const weighed = weighedQuantity(form.texts, agreed.amount);
  const percent = deductionPercent(form.texts);
  const deducts = percent !== null && percent > 0;
  const far = form.field('confirmFar');
  return (
    <StepForm
      label={t(before ? 'deal.do.CORRECT_WEIGHT' : 'deal.do.RECORD_WEIGHT')}
      form={form}
      submit={t('deal.weigh.send')}
      refusal={step.refusal}
      onCancel={onCancel}
    >
      <QuantityInput
        label={t('deal.weigh.quantity', { unit: t(`deal.units.${agreed.unit}`) })}
        hint={t('deal.weigh.agreed', { quantity: quantityText(t, agreed) })}
        {...form.field('quantity')}
      />
      {weighed !== null && isFar(weighed, agreed.amount) ? (
        <Box>
          <CheckboxInput
            name={far.name}
            value="yes"
            label={t(weighed > agreed.amount ? 'deal.weigh.farMore' : 'deal.weigh.farLess', {
              percent: formatNumber(percentOff(weighed, agreed.amount)),
              quantity: quantityText(t, { ...agreed, amount: weighed }),
            })}
          />
          <FieldText id={`far-${deal.id}`} error={far.error} />
        </Box>
      ) : null}
      <QuantityInput
        label={t('deal.weigh.percent')}
        hint={t('deal.weigh.percentHint')}
        endAdornment="%"
        {...form.field('deductionPercent')}
      />
      {deducts ? (
        <>
          <ChoiceField
            label={t('deal.weigh.reason')}
            options={deductionReasons.map((reason) => ({ value: reason, label: t(`deal.deduction.${reason}`) }))}
            {...form.field('deductionReason')}
          />
          <TextInput label={t('deal.weigh.words')} rows={2} maxLength={500} {...form.field('deductionWords')} />
        </>
      ) : null}
      {before ? <TextInput label={t('deal.weigh.why')} rows={2} maxLength={500} {...form.field('why')} /> : null}
      <Box aria-live="polite">
        {weighed === null ? null : (
          <WeighingSum
            price={price}
            quantity={{ ...agreed, amount: weighed }}
            percent={deducts ? percent : null}
            sum={weighingSum(price, weighed, percent ?? 0)}
          />
        )}
      </Box>
    </StepForm>
  );
}
