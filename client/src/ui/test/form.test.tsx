import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Texts } from '@/i18n/texts';
import { TextsProvider } from '@/i18n/texts-provider';
import { ToastProvider } from '../feedback/toasts';
import { CheckboxInput } from '../form/checkbox-input';
import { ChoiceField } from '../form/choice-field';
import { FormStack } from '../form/form-stack';
import { NativeSelectInput } from '../form/native-select-input';
import { PasswordInput } from '../form/password-input';
import { SubmitButton } from '../form/submit-button';
import { TextInput } from '../form/text-input';
import { type FieldTexts, useNativeForm } from '../form/use-native-form';

const fields = ['email', 'note', 'password', 'unit', 'kind', 'agreed'] as const;
type ExampleTexts = FieldTexts<(typeof fields)[number]>;

type ExampleProps = { send: (texts: ExampleTexts) => unknown; refused?: { field: string; message: string }[] };

function ExampleForm({ send, refused = [] }: ExampleProps) {
  const form = useNativeForm({
    names: fields,
    check: ({ email }) => ({ email: email === '' ? 'ui.required' : undefined }),
    start: { unit: 'kg', kind: 'new' },
    send,
  });
  return (
    <FormStack label="Example" {...form.props}>
      <TextInput label="Email" required hint="As on your card" {...form.field('email')} />
      <TextInput label="Note" rows={3} {...form.field('note')} />
      <PasswordInput label="Password" {...form.field('password')} />
      <NativeSelectInput
        label="Unit"
        options={[
          { value: 'kg', label: 'Kilogram' },
          { value: 'ton', label: 'Ton' },
        ]}
        {...form.field('unit')}
      />
      <ChoiceField
        label="Kind"
        options={[
          { value: 'new', label: 'New' },
          { value: 'old', label: 'Old' },
        ]}
        {...form.field('kind')}
      />
      <CheckboxInput label="Agreed" name="agreed" value="yes" />
      <output>{form.texts.email}</output>
      <button type="button" onClick={() => form.refuse(refused)}>
        Refuse
      </button>
      <button type="button" onClick={() => form.fill({ email: 'back@example.com', unit: 'ton' })}>
        Fill
      </button>
      <SubmitButton label="Send" busyLabel="Sending..." busy={form.busy} />
    </FormStack>
  );
}

async function renderForm(send = jest.fn(), refused?: ExampleProps['refused']) {
  const texts = new Texts('en');
  await texts.use('ui', { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') });
  render(
    <TextsProvider texts={texts}>
      <ToastProvider>
        <ExampleForm send={send} refused={refused} />
      </ToastProvider>
    </TextsProvider>,
  );
  return { send, user: userEvent.setup() };
}

test('the fields carry what is typed, chosen and ticked into the form', async () => {
  const { send, user } = await renderForm();
  await user.type(screen.getByLabelText(/^Email/), 'asha@example.com');
  await user.type(screen.getByLabelText('Note'), 'two\nlines');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.selectOptions(screen.getByLabelText('Unit'), 'Ton');
  await user.click(screen.getByRole('radio', { name: 'Old' }));
  await user.click(screen.getByRole('checkbox', { name: 'Agreed' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send.mock.calls.map(([texts]) => texts)).toEqual([
    { email: 'asha@example.com', note: 'two\nlines', password: 'secret', unit: 'ton', kind: 'old', agreed: 'yes' },
  ]);
});

test('an error takes the place of the hint, marks the field, gets the focus, and goes as soon as one types', async () => {
  const { send, user } = await renderForm();
  const email = screen.getByLabelText(/^Email/);
  expect(email).toHaveAccessibleDescription('As on your card');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(email).toHaveAccessibleDescription('required');
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await user.type(email, 'a');
  expect(email).toHaveAccessibleDescription('As on your card');
  expect(email).toBeValid();
});

test('one press is one sending: while it is under way the button says so and nothing else is sent', async () => {
  let answer: () => void = () => undefined;
  const { send, user } = await renderForm(jest.fn(() => new Promise<void>((resolve) => (answer = resolve))));
  await user.type(screen.getByLabelText(/^Email/), 'a');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  fireEvent.submit(screen.getByRole('form', { name: 'Example' }));
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => answer());
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('what the server refuses stands at its fields, the first of the page in focus; foreign names are left out', async () => {
  const { user } = await renderForm(jest.fn(), [
    { field: 'foreign', message: 'Not ours.' },
    { field: 'kind', message: 'No such kind.' },
    { field: 'note', message: 'Too long.' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('Too long.');
  expect(screen.getByLabelText('Note')).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Kind' })).toHaveAccessibleDescription('No such kind.');
  expect(screen.queryByText('Not ours.')).not.toBeInTheDocument();
});

test('filling it anew takes everything else away, marks as well, and what is typed after that counts', async () => {
  const { send, user } = await renderForm();
  const email = screen.getByLabelText(/^Email/);
  await user.click(screen.getByRole('radio', { name: 'Old' }));
  await user.click(screen.getByRole('checkbox', { name: 'Agreed' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Fill' }));
  expect(email).toHaveValue('back@example.com');
  expect(email).toBeValid();
  expect(screen.getByRole('status')).toHaveTextContent('back@example.com');
  expect(screen.getByRole('radio', { name: 'Old' })).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'New' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send.mock.calls.map(([texts]) => texts)).toEqual([
    { email: 'back@example.com', note: '', password: '', unit: 'ton', kind: 'new', agreed: '' },
  ]);
});

test('a password can be shown and hidden', async () => {
  const { user } = await renderForm();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
