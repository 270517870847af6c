import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { fieldErrors, serverMessage } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import { readLoginState } from '@/lib/login-state';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { useToasts } from '@/ui/feedback/toasts';
import { FormStack } from '@/ui/form/form-stack';
import { PasswordInput } from '@/ui/form/password-input';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextInput } from '@/ui/form/text-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useLoginMutation } from '../auth.generated';
import { AuthFrame } from '../components/auth-frame';
import { InlineLink } from '../components/inline-link';
import { SessionLost } from '../components/session-lost';
import { checkLogin, type LoginField, loginFields } from '../model/login-form';

/** Login (spec §2). After signing in the guard leads on: to the wanted page, else to the role's dashboard. */
export function Component() {
  const { t } = useText();
  const toasts = useToasts();
  const { signIn } = useSession();
  const { state } = useLocation();
  const [login] = useLoginMutation();
  const form = useNativeForm({ names: loginFields, check: checkLogin, send });

  async function send({ email, password }: Record<LoginField, string>) {
    try {
      const { data } = await login({ variables: { input: { email: email.trim(), password } } });
      if (data?.login) signIn(data.login.session);
    } catch (error) {
      form.refuse(fieldErrors(error));
      // what happened first, "Login failed!" under it.
      toasts.error(serverMessage(error) ?? t('login.failed'), { description: t('login.failedDescription') });
    }
  }

  return (
    <AuthFrame title={t('login.title')} subtitle={t('login.subtitle')}>
      <SessionLost lastPage={readLoginState(state).lastPage} />
      <FormStack label={t('login.title')} {...form.props}>
        <TextInput
          label={t('login.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          {...form.field('email')}
        />
        <Box>
          <PasswordInput
            label={t('login.password')}
            autoComplete="current-password"
            required
            {...form.field('password')}
          />
          <InlineLink to={paths.forgotPassword}>{t('login.forgot')}</InlineLink>
        </Box>
        <SubmitButton label={t('login.submit')} busyLabel={t('login.busy')} busy={form.busy} />
      </FormStack>
      <Typography>
        <span>{t('login.noAccount')}</span>{' '}
        <InlineLink to={paths.signup} state={state}>
          {t('login.signUp')}
        </InlineLink>
      </Typography>
    </AuthFrame>
  );
}
