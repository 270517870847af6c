import Typography from '@mui/material/Typography';
import { useLocation, useSearchParams } from 'react-router-dom';
import { fieldErrors, serverMessage } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { useSendOnce } from '@/session/use-send-once';
import { useToasts } from '@/ui/feedback/toasts';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useRegisterMutation } from '../auth.generated';
import { AuthFrame } from '../components/auth-frame';
import { InlineLink } from '../components/inline-link';
import { SignUpForm } from '../components/sign-up-form';
import {
  checkSignUp,
  DEFAULT_GENDER,
  passwordsDiffer,
  registerInput,
  roleOf,
  type SignUpTexts,
  signUpFields,
} from '../model/sign-up-form';

/** Signup (spec §2). Success signs in at once; the guard leads to the role's dashboard. */
export function Component() {
  const { t } = useText();
  const toasts = useToasts();
  const { signIn } = useSession();
  const { state } = useLocation();
  const [searchParams] = useSearchParams();
  const [register] = useRegisterMutation();
  const sendOnce = useSendOnce('sign-up');
  const form = useNativeForm({
    names: signUpFields,
    check: checkSignUp,
    start: { role: roleOf(searchParams.get('role')), gender: DEFAULT_GENDER },
    onWrong: (texts) => {
      if (passwordsDiffer(texts)) toasts.error(t('signup.mismatch'));
    },
    send,
  });

  async function send(texts: SignUpTexts) {
    try {
      const input = registerInput(texts);
      const { password: _password, confirmPassword: _confirmPassword, ...account } = input;
      const { data } = await sendOnce(account, (context) => register({ variables: { input }, context }));
      if (data?.register) signIn(data.register.session);
    } catch (error) {
      form.refuse(fieldErrors(error));
      toasts.error(t('signup.failed', { reason: serverMessage(error) ?? t('signup.failedReason') }));
    }
  }

  return (
    <AuthFrame title={t('signup.title')} subtitle={t('signup.subtitle')}>
      <SignUpForm form={form} />
      <Typography>
        <span>{t('signup.haveAccount')}</span>{' '}
        <InlineLink to={paths.login} state={state}>
          {t('signup.signIn')}
        </InlineLink>
      </Typography>
    </AuthFrame>
  );
}
