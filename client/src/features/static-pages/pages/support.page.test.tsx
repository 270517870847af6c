import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const main = () => within(screen.getByRole('main'));

afterEach(() => jest.restoreAllMocks());

test('hero, three claims and three ways to reach us (AC-075 to AC-079, AC-336, AC-337)', async () => {
  const { container } = await renderApp('/support');
  expect(main().getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  for (const claim of ['Response under 30 minutes', 'Expert team', 'Multiple channels']) {
    expect(main().getByRole('heading', { name: claim })).toBeVisible();
  }
  expect(main().getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+911140002024');
  const chat = new URL(main().getByRole('link', { name: 'Chat on WhatsApp' }).getAttribute('href') ?? '');
  expect(chat.host).toBe('wa.me');
  expect(chat.searchParams.get('text')).toBe('Hello Annapath, I need help with');
  expect(main().getByText('9 AM - 6 PM Mon-Sat')).toBeVisible();
  expect(main().getByText('24/7')).toBeVisible();
  expect(main().getByText('Reply in 2-4 hours')).toBeVisible();
  expect(main().queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

describe('ticket', () => {
  test('five categories, several files, four required fields (AC-206, AC-252)', async () => {
    const { user } = await renderApp('/support');
    const form = within(main().getByRole('form', { name: 'Raise a Ticket' }));
    const categories = within(form.getByRole('combobox', { name: 'Category' })).getAllByRole('option');
    expect(categories.map((option) => (option as HTMLOptionElement).value)).toEqual([
      '',
      'technical',
      'billing',
      'product',
      'partnership',
      'other',
    ]);
    expect(form.getByLabelText('Files')).toHaveAttribute('multiple');
    expect(form.getByText('No file chosen')).toBeVisible();
    await user.upload(form.getByLabelText('Files'), new File(['?'], 'receipt.pdf'));
    expect(form.getByText('receipt.pdf')).toBeVisible();

    await user.click(form.getByRole('button', { name: 'Submit Ticket' }));
    for (const name of ['Name', 'Contact Number', 'Email', 'Issue']) {
      expect(form.getByRole('textbox', { name })).toHaveAccessibleDescription(words('support.required'));
    }
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is only logged, and the exact alert appears (AC-253, AC-305, X-25)', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, client } = await renderApp('/support');
    const mutate = jest.spyOn(client, 'mutate');
    const form = within(main().getByRole('form', { name: 'Raise a Ticket' }));
    for (const [name, text] of [
      ['Name', 'Asha'],
      ['Contact Number', '9812000001'],
      ['Email', 'asha'],
      ['Issue', 'The picture does not load'],
    ] as const) {
      await user.click(form.getByRole('textbox', { name }));
      await user.paste(text);
    }
    await user.click(form.getByRole('button', { name: 'Submit Ticket' }));
    const email = form.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveAccessibleDescription(/name@example\.com/);
    await user.type(email, '@a.in');
    await user.click(form.getByRole('button', { name: 'Submit Ticket' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(/^Support ticket submitted successfully!$/);
    expect(log).toHaveBeenCalledWith('Support ticket:', expect.objectContaining({ email: 'asha@a.in', files: [] }));
    expect(mutate).not.toHaveBeenCalled();
    expect(email).toHaveValue('');
  });
});

describe('AgriCare Support', () => {
  test('its back arrow goes back in the history (AC-080, X-50)', async () => {
    const { user, address, router } = await renderApp('/about');
    await act(async () => router.navigate('/services/agricare-support'));
    expect(await main().findByRole('heading', { level: 1, name: 'AgriCare Support' })).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/about'));
  });

  test('opened directly, it goes to the services (X-63)', async () => {
    const { user, address } = await renderApp('/services/agricare-support');
    await user.click(main().getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/services'));
  });
});

test('common questions are answered, where links of the footer lead', async () => {
  await renderApp('/support');
  const faqs = main().getByRole('region', { name: 'Frequently asked questions' });
  expect(faqs).toHaveAttribute('id', 'faqs');
  expect(within(faqs).getByText('How is the money paid?')).toBeVisible();
  expect(within(faqs).getByText(/The buyer pays the farmer directly/)).toBeInTheDocument();
  expect(main().getByRole('region', { name: 'Raise a Ticket' })).toHaveAttribute('id', 'ticket');
});
