import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { catalog, words } from '@/testing/words';

const main = () => within(screen.getByRole('main'));

afterEach(() => sessionStorage.clear());

describe('AC-683: state and district are chosen by any of their names', () => {
  const near = [
    ['Hisar, Haryana', 'हिसार, हरियाणा'],
    ['Sirsa, Haryana', 'सिरसा, हरियाणा'],
    ['Jaipur, Rajasthan', 'जयपुर, राजस्थान'],
  ].map(([value, hindi]) => ({
    value,
    label: ({ language }: { language: string }) => (language === 'HI' ? hindi : value),
  }));
  const asked = jest.fn(() => ({ near }));
  const open = async (language: 'en' | 'hi' = 'en') => {
    const app = await renderApp('/add/crops', {
      as: 'farmer',
      language,
      Query: { cropsFilterValues: asked, farmerCrops: () => ({ nodes: [] }) },
    });
    const texts = catalog('features/listings', language);
    const box = (id: string) => main().getByRole('combobox', { name: new RegExp(`^${texts[id]}`) });
    return { ...app, state: box('addCrop.state'), district: box('addCrop.district') };
  };

  beforeEach(() => asked.mockClear());

  test('the state first: its districts are proposed before anything is typed', async () => {
    const { user, container, state, district } = await open();
    expect(asked).not.toHaveBeenCalled();
    await user.type(state, 'hari');
    await user.click(main().getByRole('option', { name: 'Haryana हरियाणा' }));
    expect(state).toHaveValue('Haryana');
    await user.click(district);
    expect(await main().findByRole('option', { name: 'Hisar हिसार' })).toBeVisible();
    expect(main().getByRole('option', { name: 'Sirsa सिरसा' })).toBeVisible();
    expect(main().queryByRole('option', { name: /Jaipur/ })).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(district).toHaveValue('Sirsa');
    // What is kept for later has it too.
    expect(Object.values(sessionStorage).join()).toContain('Sirsa');
  });

  test('the district first, in Roman Hindi: readers of Hindi get both names in Hindi', async () => {
    const { user, state, district } = await open('hi');
    await user.type(district, 'hissaar');
    await user.click(await main().findByRole('option', { name: 'हिसार, हरियाणा Hisar' }));
    expect([state, district].map((field) => (field as HTMLInputElement).value)).toEqual(['हरियाणा', 'हिसार']);
  });

  test('another place may be typed; a hint leads to the list', async () => {
    const { user, state, district } = await open();
    await user.type(state, 'हरियाणा');
    await user.type(district, 'उकलाना');
    expect(district).toHaveValue('उकलाना');
    expect(district).toHaveAccessibleDescription(words('addCrop.placeHint'));
    expect(state).not.toHaveAccessibleDescription(words('addCrop.placeHint'));
    await user.clear(district);
    await user.type(district, 'हिसार');
    expect(district).not.toHaveAccessibleDescription(words('addCrop.placeHint'));
  });
});
