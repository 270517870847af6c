import Typography from '@mui/material/Typography';
import { useLocation, useSearchParams } from 'react-router-dom';
import { fieldErrors, serverMessage } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { useToasts } from '@/ui/feedback/toasts';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useRegisterMutation } from '../auth.generated';
import { AuthFrame } from '../components/auth-frame';
import { InlineLink } from '../components/inline-link';
import { SignUpForm } from '../components/sign-up-form';
import {
  checkSignUp,
  passwordsDiffer,
  registerInput,
  roleOf,
  type SignUpTexts,
  signUpFields,
} from '../model/sign-up-form';

/** Signup (spec §2). Success signs in at once; the guard leads to the role's dashboard (AC-218). */
export function Component() {
  const { t } = useText();
  const toasts = useToasts();
  const { signIn } = useSession();
  const { state } = useLocation();
  const [searchParams] = useSearchParams();
  const [register, { loading }] = useRegisterMutation();
  const form = useNativeForm(signUpFields, checkSignUp);

  async function send(texts: SignUpTexts, sound: boolean) {
    if (passwordsDiffer(texts)) toasts.error(t('signup.mismatch'));
    // Nothing was busy yet: the button works at once.
    if (!sound) return;
    try {
      const { data } = await register({ variables: { input: registerInput(texts) } });
      if (data?.register) signIn(data.register.session);
    } catch (error) {
      form.refuse(fieldErrors(error));
      toasts.error(t('signup.failed', { reason: serverMessage(error) ?? t('signup.failedReason') }));
    }
  }

  const role = roleOf(searchParams.get('role'));
  return (
    <AuthFrame title={t('signup.title')} subtitle={t('signup.subtitle')}>
      <SignUpForm key={role} form={form} role={role} busy={loading} onSubmit={form.submit(send)} />
      <Typography>
        {t('signup.haveAccount')}{' '}
        <InlineLink to={paths.login} state={state}>
          {t('signup.signIn')}
        </InlineLink>
      </Typography>
    </AuthFrame>
  );
}
