import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fieldErrors } from '@/graphql/errors';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { useSendOnce } from '@/session/use-send-once';
import { TextInput } from '@/ui/form/text-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { usePaymentAddressQuery, useSetPaymentAddressMutation } from '../deals.generated';
import { StepForm } from './steps/step-form';

/** Where the farmer wants to be paid: entered once, kept on the account, shown to the buyers of their deals. */
export default function PaymentAddress() {
  const { t } = useText();
  const [editing, setEditing] = useState(false);
  const { data } = usePaymentAddressQuery();
  // Neither known nor known to be missing.
  if (!data?.me) return null;
  const address = data.me.paymentAddress;
  return (
    <Box sx={{ mt: 2.5, p: 2, borderRadius: 1, bgcolor: 'background.default' }}>
      {address && !editing ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography>
            <span>{t('deal.upi.yours')}</span> <strong>{address}</strong>
          </Typography>
          <Button sx={{ ml: -2.5 }} onClick={() => setEditing(true)}>
            {t('deal.upi.change')}
          </Button>
        </Box>
      ) : (
        <AddressForm
          address={address ?? ''}
          onDone={() => setEditing(false)}
          onCancel={address ? () => setEditing(false) : undefined}
        />
      )}
    </Box>
  );
}

type AddressFormProps = { address: string; onDone(): void; onCancel: (() => void) | undefined };

function AddressForm({ address, onDone, onCancel }: AddressFormProps) {
  const { t } = useText();
  const inWords = useRefusal();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [setAddress] = useSetPaymentAddressMutation();
  const sendOnce = useSendOnce('payment-address');
  const form = useNativeForm({ names: ['address'] as const, start: { address }, send });

  async function send(texts: { address: string }) {
    setRefusal(null);
    const input = { address: texts.address.trim() || null };
    try {
      await sendOnce(input, (context) => setAddress({ variables: { input }, context }));
      onDone();
    } catch (error) {
      const refused = fieldErrors(error);
      form.refuse(refused);
      if (refused.length === 0) setRefusal(inWords(error));
    }
  }

  return (
    <StepForm label={t('deal.upi.enter')} form={form} submit={t('deal.upi.save')} refusal={refusal} onCancel={onCancel}>
      <TextInput
        label={t('deal.upi.enter')}
        hint={t('deal.upi.enterHint')}
        autoComplete="off"
        inputMode="email"
        {...form.field('address')}
      />
    </StepForm>
  );
}
