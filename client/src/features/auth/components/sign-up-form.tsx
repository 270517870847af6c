import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { FormStack } from '@/ui/form/form-stack';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { PasswordInput } from '@/ui/form/password-input';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextInput } from '@/ui/form/text-input';
import type { NativeForm } from '@/ui/form/use-native-form';
import { genders, type SignUpField } from '../model/sign-up-form';
import { PhoneInput } from './phone-input';
import { RoleChoice } from './role-choice';

/** The eight fields of an account. */
export function SignUpForm({ form }: { form: NativeForm<SignUpField> }) {
  const { t } = useText();
  return (
    <FormStack label={t('signup.title')} {...form.props}>
      <RoleChoice {...form.field('role')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <TextInput label={t('signup.firstName')} autoComplete="given-name" required {...form.field('firstName')} />
        <TextInput label={t('signup.lastName')} autoComplete="family-name" required {...form.field('lastName')} />
      </Box>
      <TextInput
        label={t('signup.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...form.field('email')}
      />
      <PhoneInput label={t('signup.phone')} required {...form.field('phone')} />
      <NativeSelectInput
        label={t('signup.gender')}
        options={genders.map((gender) => ({ value: gender, label: t(`signup.gender.${gender}`) }))}
        {...form.field('gender')}
      />
      <PasswordInput
        label={t('signup.password')}
        autoComplete="new-password"
        required
        hint={t('signup.passwordHint')}
        {...form.field('password')}
      />
      <PasswordInput
        label={t('signup.confirmPassword')}
        autoComplete="new-password"
        required
        {...form.field('confirmPassword')}
      />
      <SubmitButton label={t('signup.submit')} busyLabel={t('signup.busy')} busy={form.busy} />
    </FormStack>
  );
}
