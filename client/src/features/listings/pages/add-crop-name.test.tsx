import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const main = () => within(screen.getByRole('main'));
const box = (name: string) => main().getByLabelText(new RegExp(`^${name}`));

afterEach(() => sessionStorage.clear());

describe('AC-598: a crop is picked by any of its names', () => {
  const cropOf = (english: string, hindi: string, roman: string, category: string, unit: string) => ({
    id: english.toLowerCase(),
    english,
    hindi,
    names: [english.toLowerCase(), hindi, roman],
    category,
    unit,
  });
  const page = (nodes: unknown[], endCursor: string | null) => ({
    nodes,
    totalCount: 3,
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  });
  const cropNames = jest.fn((_source: unknown, { after }: { after?: string }) =>
    after
      ? page([cropOf('Turmeric', 'हल्दी', 'haldi', 'SPICES', 'QUINTAL')], null)
      : page(
          [
            cropOf('Tomato', 'टमाटर', 'tamatar', 'VEGETABLES', 'QUINTAL'),
            cropOf('Milk', 'दूध', 'doodh', 'DAIRY', 'LITERS'),
          ],
          'milk',
        ),
  );
  const open = (language: 'en' | 'hi' = 'en') =>
    renderApp('/add/crops', { as: 'farmer', language, Query: { cropNames } });
  const category = () => main().getByRole('combobox', { name: words('addCrop.category') });
  const unit = () => main().getByRole('combobox', { name: words('addCrop.unit') });

  beforeEach(() => cropNames.mockClear());

  test('by the pointer: name, category and unit are filled in, and said', async () => {
    const { user, container } = await open();
    expect(cropNames).not.toHaveBeenCalled();
    const name = box('Crop Name');
    await user.type(name, 'tamat');
    const option = await main().findByRole('option', { name: 'Tomato टमाटर' });
    expect(name).toHaveAttribute('aria-expanded', 'true');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(option);
    expect(name).toHaveValue('Tomato');
    expect(name).toHaveFocus();
    expect(category()).toHaveValue('VEGETABLES');
    expect(unit()).toHaveValue('QUINTAL');
    expect(name).toHaveAccessibleDescription(words('addCrop.filledIn', { terms: 'vegetables, quintal' }));
    expect(main().queryByRole('option', { name: /Tomato/ })).not.toBeInTheDocument();
    // What is kept for later has it too.
    expect(Object.values(sessionStorage).join()).toContain('VEGETABLES');
  });

  test('by keys; Escape and other names leave everything as it is', async () => {
    const { user } = await open();
    const name = box('Crop Name');
    await user.type(name, 'hal');
    // It stands on the second page of names.
    const option = await main().findByRole('option', { name: /Turmeric/ });
    await user.keyboard('{ArrowDown}');
    expect(name).toHaveAttribute('aria-activedescendant', option.id);
    expect(option).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Escape}');
    expect(name).toHaveAttribute('aria-expanded', 'false');
    expect(name).toHaveValue('hal');
    expect(category()).toHaveValue('');

    await user.type(name, 'd{ArrowUp}{Enter}');
    expect(name).toHaveValue('Turmeric');
    expect(category()).toHaveValue('SPICES');
    expect(screen.queryByText(/Please fill all required fields/)).not.toBeInTheDocument();

    await user.clear(name);
    await user.type(name, 'Amaranth');
    expect(main().queryByRole('option', { name: /Turmeric/ })).not.toBeInTheDocument();
    expect(name).toHaveValue('Amaranth');
  });

  test('what the farmer chose stays; what another crop filled in does not', async () => {
    const { user } = await open();
    const pick = async (typed: string, option: RegExp) => {
      await user.clear(box('Crop Name'));
      await user.type(box('Crop Name'), typed);
      await user.click(await main().findByRole('option', { name: option }));
    };
    await user.selectOptions(unit(), 'KG');
    await pick('tam', /Tomato/);
    expect([category(), unit()].map((field) => (field as HTMLSelectElement).value)).toEqual(['VEGETABLES', 'KG']);
    await pick('dood', /Milk/);
    expect([category(), unit()].map((field) => (field as HTMLSelectElement).value)).toEqual(['DAIRY', 'KG']);
    await user.selectOptions(category(), 'OTHER');
    await pick('टमा', /Tomato/);
    expect(box('Crop Name')).toHaveValue('टमाटर');
    expect(category()).toHaveValue('OTHER');
  });

  test('readers of Hindi get the name in Hindi, whatever they type', async () => {
    const { user } = await open('hi');
    const name = main().getByLabelText(/^फसल का नाम/);
    await user.type(name, 'tamatar');
    await user.click(await main().findByRole('option', { name: 'टमाटर Tomato' }));
    expect(name).toHaveValue('टमाटर');
  });
});
