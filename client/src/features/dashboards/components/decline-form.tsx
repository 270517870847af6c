import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fieldErrors } from '@/graphql/errors';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { useSendOnce } from '@/session/use-send-once';
import { useToasts } from '@/ui/feedback/toasts';
import { ChoiceField } from '@/ui/form/choice-field';
import { FormStack } from '@/ui/form/form-stack';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextInput } from '@/ui/form/text-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { checkDecline, type DeclineTexts, declineFields, declineInput, declineReasons } from '../model/decline';
import { useDeclineOfferMutation, WaitingBidsDocument } from '../trade.generated';
import type { AnswerResult } from './answer-note';

type DeclineFormProps = {
  offerId: string;
  /** The buyer's. */
  name: string;
  onDone(result: AnswerResult): void;
  onCancel(): void;
};

/** Says no to a bid: one of five reasons, one's own words, or both. */
export function DeclineForm({ offerId, name, onDone, onCancel }: DeclineFormProps) {
  const { t } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const [declineOffer, { client }] = useDeclineOfferMutation({ refetchQueries: [WaitingBidsDocument] });
  const sendOnce = useSendOnce('decline-offer');
  const form = useNativeForm({ names: declineFields, check: checkDecline, send });

  async function send(texts: DeclineTexts) {
    try {
      const input = { offerId, ...declineInput(texts) };
      await sendOnce(input, (context) => declineOffer({ variables: { input }, context }));
      onDone({ text: t('farmerDashboard.rejected', { name }) });
    } catch (error) {
      const refused = fieldErrors(error);
      form.refuse(refused);
      if (refused.length > 0) return;
      toasts.error(refusal(error));
      void client.refetchQueries({ include: [WaitingBidsDocument] });
    }
  }

  return (
    <FormStack label={t('farmerDashboard.rejectWhy', { name })} {...form.props}>
      <ChoiceField
        label={t('farmerDashboard.rejectWhy', { name })}
        options={declineReasons.map((reason) => ({ value: reason, label: t(`dashboards.decline.${reason}`) }))}
        {...form.field('reason')}
      />
      <TextInput
        label={t('farmerDashboard.rejectWords')}
        hint={t('farmerDashboard.rejectWordsHint')}
        rows={2}
        maxLength={500}
        {...form.field('words')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton
          fullWidth={false}
          label={t('farmerDashboard.rejectSend')}
          busyLabel={t('farmerDashboard.rejecting')}
          busy={form.busy}
        />
        <Button size="large" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </Box>
    </FormStack>
  );
}
