import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { signedInAs } from '@/testing/people';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

type User = Awaited<ReturnType<typeof renderApp>>['user'];
const main = () => within(screen.getByRole('main'));
const submit = (user: User) => user.click(main().getByRole('button', { name: words('signup.submit') }));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** Pasted, which is one event instead of one a letter. */
async function paste(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function fillIn(user: User, confirmPassword = 'field-to-future') {
  await paste(user, main().getByRole('textbox', { name: 'First Name' }), 'Asha');
  await paste(user, main().getByRole('textbox', { name: 'Last Name' }), 'Devi');
  await paste(user, main().getByRole('textbox', { name: 'Email' }), 'asha@example.com');
  await paste(user, main().getByRole('textbox', { name: 'Phone' }), '98-120 x00001');
  await paste(user, main().getByLabelText(/^Password/), 'field-to-future');
  await paste(user, main().getByLabelText(/^Confirm Password/), confirmPassword);
}

test('shows the specified words and eight fields with their defaults (AC-064 to AC-066, AC-249)', async () => {
  const { container } = await renderApp('/signup');
  expect(main().getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  expect(main().getByText('Join the agricultural marketplace')).toBeVisible();
  const typed = ['First Name', 'Last Name', 'Email', 'Phone'].map((name) => main().getByRole('textbox', { name }));
  expect(typed.map((field) => field.getAttribute('type'))).toEqual([null, null, 'email', 'tel']);
  expect(main().getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
  expect(main().getByLabelText(/^Confirm Password/)).toHaveAttribute('type', 'password');
  expect(main().getByRole('radio', { name: 'Buyer' })).toBeChecked();
  expect(main().getByRole('radio', { name: 'Farmer' })).not.toBeChecked();
  const gender = main().getByRole<HTMLSelectElement>('combobox', { name: 'Gender' });
  expect([...gender.options].map(({ text }) => text)).toEqual(['Male', 'Female', 'Other']);
  expect(gender).toHaveDisplayValue('Male');
  expect(main().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect((await axe(container)).violations).toEqual([]);
});

test('?role=farmer has the farmer chosen (X-28)', async () => {
  await renderApp('/signup?role=farmer');
  expect(main().getByRole('radio', { name: 'Farmer' })).toBeChecked();
});

test('every required field says so, and nothing is sent (AC-244)', async () => {
  const register = jest.fn(() => signedInAs('buyer'));
  const { user } = await renderApp('/signup', { Mutation: { register } });
  await submit(user);
  expect(main().getByRole('textbox', { name: 'First Name' })).toHaveFocus();
  const complaints = new Map([
    ['First Name', 'Please enter your first name.'],
    ['Last Name', 'Please enter your last name.'],
    ['Email', 'Please enter your email.'],
    ['Phone', 'Please enter your phone number.'],
    ['Password', 'Please choose a password.'],
    ['Confirm Password', 'Please enter the password once more.'],
  ]);
  for (const [name, complaint] of complaints) {
    expect(main().getByLabelText(new RegExp(`^${name}`))).toHaveAccessibleDescription(complaint);
  }
  expect(register).not.toHaveBeenCalled();
});

test('the phone keeps digits only and gives advice (AC-246, X-47)', async () => {
  const { user } = await renderApp('/signup');
  const phone = main().getByRole('textbox', { name: 'Phone' });
  await user.type(phone, '1a2b');
  expect(phone).toHaveValue('12');
  expect(phone).toHaveAccessibleDescription(/start with 6, 7, 8 or 9/);
});

test.each(['+91 98120 00001', '09812000001', '९८१२०००००१', '\u202a+91 98120-00001\u202c'])(
  'the number %j is taken as it is written, typed or pasted, and sent as its ten digits',
  async (written) => {
    const register = jest.fn((_source: unknown, _args: { input: unknown }) => signedInAs('farmer'));
    const { user } = await renderApp('/signup', { Mutation: { register } });
    await fillIn(user);
    const phone = main().getByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.type(phone, written);
    await submit(user);
    await waitFor(() => expect(register).toHaveBeenCalled());
    expect(register.mock.calls[0]?.[1].input).toMatchObject({ phone: '9812000001' });
  },
);

test('sends the eight fields, reads "Creating Account..." and leads to the dashboard (AC-067, AC-218)', async () => {
  let answer: (payload: ReturnType<typeof signedInAs>) => void = () => undefined;
  const register = jest.fn((_source: unknown, _args: never) => new Promise((resolve) => (answer = resolve)));
  const { user, address } = await renderApp('/signup', { Mutation: { register } });
  await fillIn(user);
  await user.click(main().getByRole('radio', { name: 'Farmer' }));
  await user.selectOptions(main().getByRole('combobox', { name: 'Gender' }), 'Female');
  await submit(user);
  expect(await main().findByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  expect(register.mock.calls[0]?.[1]).toEqual({
    input: {
      firstName: 'Asha',
      lastName: 'Devi',
      email: 'asha@example.com',
      phone: '9812000001',
      password: 'field-to-future',
      confirmPassword: 'field-to-future',
      role: 'FARMER',
      gender: 'FEMALE',
    },
  });
  await act(async () => answer(signedInAs('farmer')));
  await waitFor(() => expect(address()).toBe('/farmer-dashboard'));
  expect(localStorage.getItem('refreshToken')).toBe('refresh-of-farmer');
});

test('passwords that differ: the exact toast, nothing sent, the button works again (AC-248, AC-310, X-07)', async () => {
  const register = jest.fn(() => signedInAs('buyer'));
  const { user, address } = await renderApp('/signup', { Mutation: { register } });
  await fillIn(user, 'another');
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Your password and confirm password do not match\.$/);
  expect(register).not.toHaveBeenCalled();

  const confirm = main().getByLabelText(/^Confirm Password/);
  await user.clear(confirm);
  await paste(user, confirm, 'field-to-future');
  await submit(user);
  await waitFor(() => expect(address()).toBe('/buyer-dashboard'));
});

test('a refusal is readable, on the toast and on its field (AC-311, X-22)', async () => {
  const message = 'An account with this e-mail already exists.';
  const register = () => {
    throw new GraphQLError(message, { extensions: { code: 'CONFLICT', fields: [{ field: 'email', message }] } });
  };
  const { user } = await renderApp('/signup', { Mutation: { register } });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByText(`Signup failed: ${message}`)).toBeVisible();
  const email = main().getByRole('textbox', { name: 'Email' });
  expect(email).toHaveAccessibleDescription(message);
  expect(email).toBeInvalid();
});

test('in Hindi', async () => {
  await renderApp('/signup', { language: 'hi' });
  expect(main().getByRole('heading', { level: 1, name: 'खाता बनाइए' })).toBeVisible();
});
