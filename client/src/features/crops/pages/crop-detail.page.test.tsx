import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { pageOf } from '@/testing/datasets';
import { type RenderAppOptions, renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const picture = (name: string) => ({ url: `/media/${name}.webp`, alt: name, width: 960, height: 720, variants: [] });

const seller = {
  id: 'f1',
  firstName: 'Ramesh',
  location: 'Hisar, Haryana',
  rating: 4.6,
  verified: true,
  contact: { lastName: 'Yadav', email: 'ramesh@fields.example', phone: '9812012345' },
};

const crop = {
  id: 'wheat-1',
  name: 'Wheat HD-3086',
  category: 'GRAINS',
  description: 'Bold, hard grain.',
  location: { state: 'Haryana', district: 'Hisar' },
  images: [picture('sack'), picture('ears'), picture('field')],
  priceType: 'FIXED',
  basePrice: 2500,
  quantity: { amount: 80, unit: 'QUINTAL' },
  minQuantity: null,
  remainingQuantity: { amount: 80, unit: 'QUINTAL' },
  harvestDate: '2026-03-05',
  expiryDate: null,
  qualityGrade: 'A',
  specifications: { organic: true, pesticidesUsed: [], fertilizersUsed: ['DAP', 'Urea'], certifications: ['NPOP'] },
  status: 'ACTIVE',
  farmer: seller,
};

function openCrop(answer: () => unknown = () => crop, options: RenderAppOptions = {}) {
  return renderApp('/contact-farmer/wheat-1', { ...options, Query: { ...options.Query, crop: answer } });
}

const shownPicture = () => {
  const carousel = screen.getByRole('region', { name: 'Pictures of the crop' });
  return within(carousel)
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));
};

test('loading, then loaded, with the crop name as heading and title (AC-154, AC-157, AC-235)', async () => {
  let answer = (_crop: unknown) => {};
  await openCrop(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.getByText('Loading farmer details...')).toBeVisible();
  await act(async () => answer(crop));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wheat HD-3086' })).toBeVisible();
  expect(screen.queryByText(words('cropDetail.loading'))).not.toBeInTheDocument();
  expect(document.title).toBe('Wheat HD-3086 | Annapath');
});

test('the crop is there before its farmer’s contact, which is asked for apart (X-11)', async () => {
  let give = (_contact: unknown) => {};
  const contact = () => new Promise((resolve) => (give = resolve));
  const { user } = await openCrop(() => ({ ...crop, farmer: { ...seller, contact } }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wheat HD-3086' })).toBeVisible();
  expect(screen.getByText('Ramesh')).toBeVisible();
  await user.click(screen.getByRole('button', { name: words('cropDetail.contactFarmer') }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(async () => give(seller.contact));
  expect(await screen.findByRole('dialog')).toHaveTextContent('ramesh@fields.example');
});

test('its own farmer finds the way to the bids in the place of the form (AC-514)', async () => {
  const own = { ...crop, farmer: { ...seller, id: 'farmer-1' } };
  await openCrop(() => own, { as: 'farmer' });
  const panel = within(await screen.findByRole('region', { name: 'Bids on your crop' }));
  expect(panel.getByRole('link', { name: 'See the bids' })).toHaveAttribute('href', '/farmer-dashboard');
  expect(screen.queryByRole('button', { name: words('cropDetail.bid.place') })).not.toBeInTheDocument();
});

test.each([
  ['Wheat HD-3086', 'en'],
  ['गेहूँ', 'hi'],
  ['Wheat (गेहूँ)', 'hi'],
])('the name %s says which language it is in (AC-573)', async (name, lang) => {
  await openCrop(() => ({ ...crop, name }), { language: 'hi' });
  expect(await screen.findByRole('heading', { level: 1, name })).toHaveAttribute('lang', lang);
});

describe('its own farmer (AC-594)', () => {
  const own = { ...crop, farmer: { ...seller, id: 'farmer-1' } };
  const deletesWith = (deleteCrop: () => unknown) =>
    openCrop(() => own, { as: 'farmer', Mutation: { deleteCrop }, Query: { farmerCrops: () => pageOf([]) } });

  test('reads that it is theirs, and finds Edit and Delete beside the title', async () => {
    await openCrop(() => own, { as: 'farmer' });
    expect(await screen.findByText('Your listing')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/edit/crops/wheat-1');
    expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
    // One's own contact is not offered.
    expect(screen.queryByRole('button', { name: words('cropDetail.contactFarmer') })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To your crops and bids' })).toHaveAttribute('href', '/farmer-dashboard');
  });

  test('somebody else finds neither', async () => {
    await openCrop(() => crop, { as: 'farmer' });
    await screen.findByRole('button', { name: words('cropDetail.contactFarmer') });
    expect(screen.queryByText('Your listing')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  test('Delete asks, deletes once, says so, and leads to the dashboard', async () => {
    const deleteCrop = jest.fn(() => ({ deletedCropId: 'wheat-1' }));
    const { user } = await deletesWith(deleteCrop);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Delete Wheat HD-3086?')).toBeVisible();
    expect(deleteCrop).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Crop deleted successfully!')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Farm Dashboard' })).toBeVisible();
    expect(deleteCrop).toHaveBeenCalledTimes(1);
  });

  test('a refusal gives the reason, and the crop stays', async () => {
    const { user } = await deletesWith(() => {
      throw new GraphQLError('A deal is open.', { extensions: { code: 'CONFLICT' } });
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete crop: A deal is open.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Wheat HD-3086' })).toBeVisible();
  });
});

test('Back to listings leads to the marketplace (AC-156)', async () => {
  await openCrop();
  expect(screen.getByRole('link', { name: 'Back to listings' })).toHaveAttribute('href', '/marketplace');
});

test('an unknown crop: the words, and back to where the reader came from (AC-155)', async () => {
  const { user, router, address } = await renderApp('/about', { Query: { crop: () => null } });
  await act(() => router.navigate('/contact-farmer/gone'));
  expect(await screen.findByRole('heading', { name: 'Crop not found.' })).toBeVisible();
  expect(screen.getByText('It may have been sold or taken off the list.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(address()).toBe('/about'));
});

test('Go Back on the first page of a visit leads to the listings (AC-155)', async () => {
  const { user, address } = await openCrop(() => null);
  await user.click(await screen.findByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(address()).toBe('/marketplace'));
});

test('a failure is logged; the specified words, that it could not be loaded, and nothing else (AC-324)', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let failing = true;
  const { user } = await openCrop(() => {
    if (failing) throw new GraphQLError('down');
    return crop;
  });
  expect(await screen.findByRole('heading', { name: words('cropDetail.notFound') })).toBeVisible();
  expect(screen.getByText('The crop could not be loaded. Please check your connection.')).toBeVisible();
  expect(screen.queryByText(/may have been sold/)).not.toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('CropDetail failed'), 'down');
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wheat HD-3086' })).toBeVisible();
  logged.mockRestore();
});

describe('a contact that the server does not give', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  const refuse = (code: string) => () => {
    throw new GraphQLError('Refused.', { extensions: { code } });
  };

  test.each([
    ['en', 'Too many requests; contact in a minute', 'Farmer'],
    ['hi', 'बहुत ज़्यादा अनुरोध आए; संपर्क एक मिनट में', 'किसान'],
  ] as const)(
    'after too many looks the crop stays, with when the contact comes (%s)',
    async (language, words, part) => {
      let refused = true;
      const { user } = await openCrop(
        () => ({
          ...crop,
          farmer: { ...seller, contact: () => (refused ? refuse('RATE_LIMITED')() : seller.contact) },
        }),
        { language },
      );
      expect(await screen.findByRole('heading', { level: 1, name: 'Wheat HD-3086' })).toBeVisible();
      const farmer = within(screen.getByRole('region', { name: part }));
      expect(farmer.getByText(words)).toBeVisible();
      expect(screen.queryByText(/Crop not found|फसल नहीं मिली/)).not.toBeInTheDocument();
      refused = false;
      await user.click(farmer.getByRole('button', { name: language === 'en' ? 'Try again' : 'फिर कोशिश कीजिए' }));
      expect(await screen.findByText('Ramesh Yadav')).toBeVisible();
    },
  );

  test('for another reason it is only said that it could not be loaded', async () => {
    await openCrop(() => ({ ...crop, farmer: { ...seller, contact: refuse('INTERNAL') } }));
    expect(await screen.findByText('The contact could not be loaded. Please check your connection.')).toBeVisible();
    expect(screen.queryByText(/Too many requests/)).not.toBeInTheDocument();
  });
});

describe('pictures', () => {
  test('next and previous change the picture and wrap at both ends (AC-158, AC-160)', async () => {
    const { user } = await openCrop();
    const next = await screen.findByRole('button', { name: 'Next picture' });
    const previous = screen.getByRole('button', { name: 'Previous picture' });
    expect(shownPicture()).toEqual(['sack']);
    await user.click(previous);
    expect(shownPicture()).toEqual(['field']);
    await user.click(next);
    expect(shownPicture()).toEqual(['sack']);
    await user.click(next);
    expect(shownPicture()).toEqual(['ears']);
  });

  test('dots choose a picture (AC-159)', async () => {
    const { user } = await openCrop();
    const dot = await screen.findByRole('button', { name: 'Show picture 3' });
    await user.click(dot);
    expect(shownPicture()).toEqual(['field']);
    expect(dot).toHaveAttribute('aria-current', 'true');
  });

  test('arrow keys and swipes work as well', async () => {
    const { user } = await openCrop();
    const next = await screen.findByRole('button', { name: 'Next picture' });
    act(() => next.focus());
    await user.keyboard('{ArrowRight}');
    expect(shownPicture()).toEqual(['ears']);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(shownPicture()).toEqual(['field']);

    const carousel = screen.getByRole('region', { name: 'Pictures of the crop' });
    fireEvent.touchStart(carousel, { touches: [{ clientX: 200 }] });
    fireEvent.touchEnd(carousel, { changedTouches: [{ clientX: 100 }] });
    expect(shownPicture()).toEqual(['sack']);
    fireEvent.touchStart(carousel, { touches: [{ clientX: 100 }] });
    fireEvent.touchEnd(carousel, { changedTouches: [{ clientX: 110 }] });
    expect(shownPicture()).toEqual(['sack']);
  });

  test('one picture has no controls, none has words', async () => {
    const { unmount } = await openCrop(() => ({ ...crop, images: [picture('sack')] }));
    const carousel = await screen.findByRole('region', { name: words('cropDetail.pictures') });
    expect(within(carousel).getByRole('img', { name: 'sack' })).toBeVisible();
    expect(within(carousel).queryByRole('button')).not.toBeInTheDocument();
    unmount();
    await openCrop(() => ({ ...crop, images: [] }));
    expect(await screen.findByText('No pictures yet')).toBeVisible();
  });
});

describe('farmer', () => {
  test('name, email, phone, location and rating (AC-161 to AC-163)', async () => {
    await openCrop();
    const farmer = await screen.findByRole('region', { name: 'Farmer' });
    expect(farmer).toHaveTextContent('Ramesh Yadav');
    expect(within(farmer).getByRole('link', { name: 'ramesh@fields.example' })).toBeVisible();
    expect(within(farmer).getByRole('link', { name: '9812012345' })).toHaveAttribute('href', 'tel:+919812012345');
    expect(farmer).toHaveTextContent('Hisar, Haryana');
    expect(within(farmer).getByRole('img', { name: 'Rating: 4.6 out of 5' })).toBeVisible();
    expect(within(farmer).getByRole('link', { name: 'About Ramesh' })).toHaveAttribute('href', '/people/f1');
  });

  test('AC-685: a name in Devanagari stands in Latin letters for readers of English', async () => {
    const contact = { ...seller.contact, lastName: 'देवी', lastNameInLatin: 'Devi' };
    const farmer = { ...seller, firstName: 'सुनीता', firstNameInLatin: 'Sunita', contact };
    await openCrop(() => ({ ...crop, farmer }));
    expect(await screen.findByText('Sunita Devi')).toBeVisible();
  });

  test('"Not specified" and "N/A" for what is missing (AC-162, AC-163, X-53)', async () => {
    await openCrop(() => ({ ...crop, farmer: { ...seller, location: null, rating: null } }));
    const farmer = await screen.findByRole('region', { name: 'Farmer' });
    expect(within(farmer).getByText('Not specified')).toBeVisible();
    expect(within(farmer).getByText('N/A')).toBeVisible();
  });

  test('Contact Farmer offers a call and WhatsApp and stays on the page (AC-164, X-66)', async () => {
    const { user, address } = await openCrop();
    await user.click(await screen.findByRole('button', { name: 'Contact Farmer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact Farmer' });
    expect(within(dialog).getByRole('link', { name: 'Call 9812012345' })).toHaveAttribute('href', 'tel:+919812012345');
    const chat = within(dialog).getByRole('link', { name: 'WhatsApp' });
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919812012345\?text=Hello%20Ramesh/);
    expect(address()).toBe('/contact-farmer/wheat-1');
  });
});

test('the crop card: category, price, quantity, harvest date, grade, description (AC-165)', async () => {
  await openCrop();
  const card = await screen.findByRole('region', { name: 'Crop' });
  expect(card).toHaveTextContent('₹2,500 / quintal');
  expect(card).toHaveTextContent('Categorygrains');
  expect(card).toHaveTextContent('Quantity80 quintals');
  expect(card).toHaveTextContent('Harvest date05 Mar 2026');
  expect(card).toHaveTextContent('Quality gradeA');
  expect(card).toHaveTextContent('Organicyes');
  expect(card).toHaveTextContent('Fertilizers usedDAP, Urea');
  expect(card).toHaveTextContent('CertificationsNPOP');
  expect(card).not.toHaveTextContent('Pesticides');
  expect(card).toHaveTextContent('Bold, hard grain.');
});

// The active one comes last: by then the badge's code is there, and would show.
test.each([
  ['SOLD', 'Sold'],
  ['PENDING', 'Sale pending'],
  ['EXPIRED', 'Expired'],
  ['DRAFT', 'Draft'],
  ['ACTIVE', ''],
])('a listing that is %s has "%s" beside its name', async (status, badge) => {
  await openCrop(() => ({ ...crop, status, nameInOtherScript: null }));
  const heading = await screen.findByRole('heading', { level: 1, name: crop.name });
  await waitFor(() => expect(heading.parentElement?.textContent).toBe(`${crop.name}${badge}`));
});

test('Hindi', async () => {
  await openCrop(undefined, { language: 'hi' });
  expect(await screen.findByRole('region', { name: 'फसल' })).toHaveTextContent('₹2,500 / क्विंटल');
  expect(await screen.findByRole('button', { name: 'बोली लगाइए' })).toBeVisible();
});

test('a crop that is sold in parts: the least of it, and what is left', async () => {
  await openCrop(() => ({ ...crop, minQuantity: 10, remainingQuantity: { amount: 55, unit: 'QUINTAL' } }));
  const fact = (name: string) => screen.getByText(name).nextElementSibling;
  await screen.findByRole('heading', { level: 1 });
  expect(fact('Minimum order')).toHaveTextContent('10 quintals');
  expect(fact('Still for sale')).toHaveTextContent('55 quintals');
  expect(fact('Quantity')).toHaveTextContent('80 quintals');
});
