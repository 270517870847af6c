import Typography from '@mui/material/Typography';
import { fieldErrors } from '@/graphql/errors';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { useSendOnce } from '@/session/use-send-once';
import { TimeLeft } from '@/ui/data/time-left';
import { useToasts } from '@/ui/feedback/toasts';
import { FormStack } from '@/ui/form/form-stack';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextInput } from '@/ui/form/text-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { checkRating, type RatingTexts, ratingFields, ratingInput } from '../model/rating-form';
import { DealRatingsDocument, useRateDealMutation } from '../rating.generated';
import { StarsField } from './stars-field';

type RatingFormProps = {
  dealId: string;
  /** The other side's given name. */
  name: string;
  rateBy: string;
};

/** How it went with the other side: stars, and optional words. */
export function RatingForm({ dealId, name, rateBy }: RatingFormProps) {
  const { t } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const [rateDeal, { client }] = useRateDealMutation();
  const sendOnce = useSendOnce(`rate:${dealId}`);
  const form = useNativeForm({ names: ratingFields, check: checkRating, send });

  async function send(texts: RatingTexts) {
    try {
      const input = { dealId, ...ratingInput(texts) };
      await sendOnce(input, (context) => rateDeal({ variables: { input }, context }));
      toasts.success(t('deal.rating.thanks'));
    } catch (error) {
      const refused = fieldErrors(error);
      form.refuse(refused);
      if (refused.length > 0) return;
      toasts.error(refusal(error));
      void client.refetchQueries({ include: [DealRatingsDocument] });
    }
  }

  const question = t('deal.rating.how', { name });
  const { defaultValue: _start, ...stars } = form.field('stars');
  return (
    <FormStack label={question} {...form.props}>
      <StarsField label={question} chosen={form.texts.stars} {...stars} />
      <TextInput
        label={t('deal.rating.words')}
        hint={t('deal.rating.wordsHint')}
        rows={3}
        maxLength={500}
        {...form.field('words')}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <span>{t('deal.rating.hidden', { name })}</span> <TimeLeft until={rateBy} />
      </Typography>
      <SubmitButton
        fullWidth={false}
        label={t('deal.rating.send')}
        busyLabel={t('deal.rating.sending')}
        busy={form.busy}
      />
    </FormStack>
  );
}
