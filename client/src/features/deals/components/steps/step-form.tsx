import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { FormStack } from '@/ui/form/form-stack';
import { SubmitButton } from '@/ui/form/submit-button';
import type { NativeForm } from '@/ui/form/use-native-form';

type StepFormProps = {
  /** What the form is for. */
  label: string;
  form: Pick<NativeForm<string>, 'props' | 'busy'>;
  submit: string;
  /** While it is sent, where there is more to say than that. */
  busyLabel?: string | undefined;
  refusal: string | null;
  /** Closes the form; left out where it always stands open. */
  onCancel?: (() => void) | undefined;
  /** Beside the button: another answer. */
  other?: ReactElement;
  children?: ReactNode;
};

/** A step's fields, its button, and in place why it was refused. */
export function StepForm({ label, form, submit, busyLabel, refusal, onCancel, other, children }: StepFormProps) {
  const { t } = useText();
  return (
    <FormStack label={label} {...form.props}>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton fullWidth={false} label={submit} busyLabel={busyLabel ?? t('deal.sending')} busy={form.busy} />
        {other}
        {onCancel ? <Button onClick={onCancel}>{t('ui.cancel')}</Button> : null}
      </Box>
      {refusal ? (
        <Typography role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {refusal}
        </Typography>
      ) : null}
    </FormStack>
  );
}
