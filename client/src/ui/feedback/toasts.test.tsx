import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Texts } from '@/i18n/texts';
import { TextsProvider } from '@/i18n/texts-provider';
import { ThemeRoot } from '@/theme/theme-root';
import { ToastProvider, type Toasts, useToasts } from './toasts';

function open() {
  const given: { toasts?: Toasts } = {};
  function Page() {
    given.toasts = useToasts();
    return (
      <>
        <input aria-label="Amount" />
        <button type="button" onClick={() => given.toasts?.error('❌ It failed')}>
          Fail
        </button>
        <button type="button" onClick={() => given.toasts?.success('✅ It is done')}>
          Succeed
        </button>
        <button type="button" onClick={() => given.toasts?.error('Sign in first', { onNextPage: true })}>
          Bid
        </button>
        <button type="button" onClick={() => given.toasts?.forgetFailure()}>
          Leave
        </button>
      </>
    );
  }
  render(
    <ThemeRoot>
      <TextsProvider texts={new Texts()}>
        <ToastProvider>
          <Page />
        </ToastProvider>
      </TextsProvider>
    </ThemeRoot>,
  );
  const user = userEvent.setup();
  return { press: (name: string) => user.click(screen.getByRole('button', { name })), user };
}

const messages = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('messages', () => {
  test('a new one takes the place of the one before, so that success and failure never stand together', async () => {
    const { press } = open();
    await press('Fail');
    await screen.findByText('❌ It failed');
    for (const name of ['Fail', 'Succeed']) await press(name);
    await screen.findByText('✅ It is done');
    expect(messages()).toEqual(['✅ It is done']);
  });

  test('what failed goes where it is tried again or the page is left; what succeeded stays', async () => {
    const { press } = open();
    await press('Fail');
    await screen.findByRole('alert');
    await press('Leave');
    await waitFor(() => expect(messages()).toEqual([]));
    await press('Succeed');
    await screen.findByRole('alert');
    await press('Leave');
    expect(messages()).toEqual(['✅ It is done']);
  });

  test('one that leads to another page stands there too, and goes with the next step', async () => {
    const { press } = open();
    await press('Bid');
    await screen.findByText('Sign in first');
    await press('Leave');
    expect(messages()).toEqual(['Sign in first']);
    await press('Leave');
    await waitFor(() => expect(messages()).toEqual([]));
  });

  test('no icon says again what the sign of the message says', async () => {
    const { press } = open();
    await press('Fail');
    const message = (await screen.findByText('❌ It failed')).closest('.notistack-MuiContent');
    expect(message?.querySelectorAll('#notistack-snackbar svg')).toHaveLength(0);
  });

  test('it stands in the half of the window where nobody is at work', async () => {
    const { press, user } = open();
    const field = screen.getByRole('textbox', { name: 'Amount' });
    field.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 60, 200, 48);
    await press('Fail');
    expect((await screen.findByRole('alert')).closest('.toasts-below')).not.toBeNull();
    await press('Leave');
    await waitFor(() => expect(messages()).toEqual([]));
    await user.click(field);
    // Not by the mouse, which would take the focus along.
    screen.getByRole('button', { name: 'Fail' }).click();
    expect((await screen.findByRole('alert')).closest('.toasts-above')).not.toBeNull();
  });
});
