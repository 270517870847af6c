import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Texts } from '@/i18n/texts';
import { TextsProvider } from '@/i18n/texts-provider';
import { FormStack } from '../form/form-stack';
import { NativeSelectInput } from '../form/native-select-input';
import { PasswordInput } from '../form/password-input';
import { SubmitButton } from '../form/submit-button';
import { TextInput } from '../form/text-input';

type Values = { email: string; note: string; password: string; unit: string };

function ExampleForm({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: { unit: 'kg' } });
  return (
    <FormStack label="Example" onSubmit={handleSubmit((values) => onSend(values))}>
      <TextInput
        label="Email"
        required
        hint="As on your card"
        error={formState.errors.email?.message}
        {...register('email', { required: 'Email is missing.' })}
      />
      <TextInput label="Note" rows={3} {...register('note')} />
      <PasswordInput label="Password" {...register('password')} />
      <NativeSelectInput
        label="Unit"
        options={[
          { value: 'kg', label: 'Kilogram' },
          { value: 'ton', label: 'Ton' },
        ]}
        {...register('unit')}
      />
      <SubmitButton label="Send" busyLabel="Sending..." busy={false} />
    </FormStack>
  );
}

async function renderForm() {
  const texts = new Texts('en');
  await texts.use('ui', { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') });
  const onSend = jest.fn();
  render(
    <TextsProvider texts={texts}>
      <ExampleForm onSend={onSend} />
    </TextsProvider>,
  );
  return { onSend, user: userEvent.setup() };
}

test('the fields carry what is typed and chosen into the form', async () => {
  const { onSend, user } = await renderForm();
  await user.type(screen.getByLabelText(/^Email/), 'asha@example.com');
  await user.type(screen.getByLabelText('Note'), 'two\nlines');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.selectOptions(screen.getByLabelText('Unit'), 'Ton');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith({
    email: 'asha@example.com',
    note: 'two\nlines',
    password: 'secret',
    unit: 'ton',
  });
});

test('an error takes the place of the hint, marks the field and gets the focus', async () => {
  const { onSend, user } = await renderForm();
  const email = screen.getByLabelText(/^Email/);
  expect(email).toHaveAccessibleDescription('As on your card');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(email).toHaveAccessibleDescription('Email is missing.');
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
});

test('a password can be shown and hidden', async () => {
  const { user } = await renderForm();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
