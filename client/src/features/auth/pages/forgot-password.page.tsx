import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { FormStack } from '@/ui/form/form-stack';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextInput } from '@/ui/form/text-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { AuthFrame } from '../components/auth-frame';
import { InlineLink } from '../components/inline-link';
import { checkForgotPassword, forgotPasswordFields } from '../model/forgot-password-form';

/** Reset Password (spec §2): form, confirmation, and back. It makes no call for any address. */
export function Component() {
  const { t } = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useNativeForm({ names: forgotPasswordFields, check: checkForgotPassword, send });

  function send({ email }: { email: string }) {
    console.warn('Password reset asked for:', email.trim());
    setSentTo(email.trim());
  }

  if (sentTo !== null) return <CheckYourEmail address={sentTo} onTryAgain={() => setSentTo(null)} />;
  return (
    <AuthFrame title={t('forgotPassword.title')} subtitle={t('forgotPassword.subtitle')}>
      <FormStack label={t('forgotPassword.title')} {...form.props}>
        <TextInput
          label={t('forgotPassword.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...form.field('email')}
        />
        <SubmitButton label={t('forgotPassword.submit')} busyLabel={t('forgotPassword.submit')} busy={false} />
      </FormStack>
      <InlineLink to={paths.login}>{t('forgotPassword.backToLogin')}</InlineLink>
    </AuthFrame>
  );
}

function CheckYourEmail({ address, onTryAgain }: { address: string; onTryAgain(): void }) {
  const { t } = useText();
  const message = useRef<HTMLParagraphElement>(null);
  // The form, with the pressed button in it, is gone: what took its place is read out.
  useEffect(() => message.current?.focus(), []);
  return (
    <AuthFrame title={t('forgotPassword.sentTitle')}>
      <Typography ref={message} tabIndex={-1} sx={{ outline: 'none' }}>
        {t('forgotPassword.sentText', { address })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('forgotPassword.sentHint')}</Typography>
      <Button variant="contained" onClick={onTryAgain}>
        {t('forgotPassword.tryAgain')}
      </Button>
      <Button variant="outlined" component={Link} to={paths.login}>
        {t('forgotPassword.backToLogin')}
      </Button>
    </AuthFrame>
  );
}
