import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
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
import { amountsOf } from '../model/amounts';
import { checkDecline, type DeclineTexts, declineFields, declineInput, declineReasons } from '../model/decline';
import { MyWaitingBidsDocument, useDeclineOfferMutation, WaitingBidsDocument } from '../trade.generated';
import type { AnswerResult } from './answer-note';
import type { BidOffer } from './bid-terms';

type DeclineFormProps = {
  /** The last offer, which is declined. */
  offer: BidOffer;
  side: 'FARMER' | 'BUYER';
  /** The other side's given name. */
  name: string;
  crop: string;
  onDone(result: AnswerResult): void;
  onCancel(): void;
};

/**
 * Says no to an offer. A farmer gives one of five reasons, own words, or both: a buyer then knows what to do better. A buyer
 * may say why in own words.
 */
export function DeclineForm({ offer, side, name, crop, onDone, onCancel }: DeclineFormProps) {
  const { t } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const waiting = side === 'FARMER' ? WaitingBidsDocument : MyWaitingBidsDocument;
  const [declineOffer, { client }] = useDeclineOfferMutation({ refetchQueries: [waiting] });
  const sendOnce = useSendOnce('decline-offer');
  const form = useNativeForm({ names: declineFields, check: (texts) => checkDecline(texts, side), send });

  async function send(texts: DeclineTexts) {
    try {
      const input = { offerId: offer.id, ...declineInput(texts) };
      await sendOnce(input, (context) => declineOffer({ variables: { input }, context }));
      onDone({ text: t(`dashboards.no.${side}.done`, { name }) });
    } catch (error) {
      const refused = fieldErrors(error);
      form.refuse(refused);
      if (refused.length > 0) return;
      toasts.error(refusal(error));
      void client.refetchQueries({ include: [waiting] });
    }
  }

  const title = t(`dashboards.no.${side}.title`, { name });
  return (
    <FormStack label={title} {...form.props}>
      {side === 'FARMER' ? (
        <ChoiceField
          label={title}
          options={declineReasons.map((reason) => ({ value: reason, label: t(`dashboards.decline.${reason}`) }))}
          {...form.field('reason')}
        />
      ) : (
        <Typography>
          {t('dashboards.no.BUYER.text', {
            price: amountsOf(side)(offer.price),
            unit: t(`dashboards.unit.${offer.quantity.unit}`),
            crop,
          })}
        </Typography>
      )}
      <TextInput
        label={t(`dashboards.no.${side}.words`, { name })}
        hint={t(`dashboards.no.${side}.wordsHint`)}
        rows={2}
        maxLength={500}
        {...form.field('words')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton
          fullWidth={false}
          label={t(`dashboards.no.${side}.send`)}
          busyLabel={t('dashboards.no.sending')}
          busy={form.busy}
        />
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      </Box>
    </FormStack>
  );
}
