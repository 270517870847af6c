import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { wheatForSale } from '@/testing/trade';
import { words } from '@/testing/words';

const openCrop = () => renderApp('/contact-farmer/wheat-1', { Query: { crop: () => wheatForSale } });
const shareButton = () => screen.findByRole('button', { name: words('ui.share') });

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

test('the device shares the address where it can (AC-542)', async () => {
  const share = jest.fn(async (_what: ShareData) => undefined);
  Object.assign(navigator, { share });
  const { user } = await openCrop();
  await user.click(await shareButton());
  expect(share).toHaveBeenCalledWith({ title: 'Wheat', url: location.href });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('elsewhere it can be copied, or sent by WhatsApp (AC-542)', async () => {
  const { user } = await openCrop();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await shareButton());
  const dialog = within(await screen.findByRole('dialog', { name: words('ui.share') }));
  await user.click(dialog.getByRole('button', { name: words('ui.shareCopy') }));
  expect(copy).toHaveBeenCalledWith(location.href);
  expect(await screen.findByText(words('ui.shareCopied'))).toBeVisible();
  const link = dialog.getByRole('link', { name: 'WhatsApp' });
  expect(link).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(`Wheat\n${location.href}`)}`);
});

test('a copy that fails says so (AC-542)', async () => {
  const { user } = await openCrop();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  jest.spyOn(console, 'warn').mockReturnValue();
  await user.click(await shareButton());
  await user.click(await screen.findByRole('button', { name: words('ui.shareCopy') }));
  expect(await screen.findByText(words('ui.shareCopyFailed'))).toBeVisible();
});
