import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { spokenRupees } from '@/lib/spoken-rupees';
import { useAskedCommand } from '@/session/use-asked-command';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { useConfirmWeightMutation } from '../../deals.generated';
import type { WeighingShown } from '../deal-shown';
import { AnswerButtons } from './answer-buttons';
import { type StepProps, useStep } from './use-step';

/** Is this weight right? Yes is asked once more with the amount in words; no opens what there is to say. */
export function WeightAnswer(props: StepProps & { weighing: WeighingShown; onNo(): void }) {
  const { deal, weighing, onNo } = props;
  const { t, language } = useText();
  const [confirmWeight] = useConfirmWeightMutation();
  const step = useStep('CONFIRM_WEIGHT', props, t('deal.weigh.confirmed'));
  const input = { dealId: deal.id, weighingId: weighing.id };
  const { ask, question } = useAskedCommand({
    form: step.form,
    content: () => input,
    send: (_weighing: WeighingShown, context) => confirmWeight({ variables: { input }, context }),
    onDone: step.done,
    onRefused: (error) => void step.refused(error),
  });
  return (
    <>
      <AnswerButtons
        yes={t('deal.weigh.yes')}
        no={t('deal.weigh.no')}
        refusal={step.refusal}
        onYes={() => ask(weighing)}
        onNo={onNo}
      />
      <ConfirmDialog
        {...question}
        title={t('deal.weigh.sure')}
        text={t('deal.weigh.sureText', {
          amount: formatRupees(weighing.finalAmount),
          words: spokenRupees(weighing.finalAmount, language),
        })}
        confirmLabel={t('deal.weigh.yes')}
      />
    </>
  );
}
