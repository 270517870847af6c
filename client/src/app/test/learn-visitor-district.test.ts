import { waitFor } from '@testing-library/react';
import { createApplication } from '@/app/application';
import { learnVisitorDistrict } from '@/app/learn-visitor-district';
import { rememberedPlace } from '@/lib/remembered-place';
import { browserTokenStorage } from '@/session/token-storage';
import { type Answers, mockLink } from '@/testing/mock-schema';
import { payloadOf, people } from '@/testing/people';
import { rememberPlace } from '@/ui/catalogue/visitor-district';

const LISTED = { nodes: [{ id: '1', location: { district: 'Karnal', state: 'Haryana' } }] };

function signedIn(Query: Answers['Query']) {
  const parts = createApplication({
    language: 'en',
    storage: browserTokenStorage,
    url: '',
    transport: mockLink({ Query }),
  });
  const stop = learnVisitorDistrict(parts);
  /** As follow-session does: clears the previous user's answers. */
  const signIn = async () => {
    parts.session.signIn(payloadOf('farmer'));
    await parts.client.resetStore();
  };
  return { ...parts, signIn, stop };
}

test.each([
  ['as they said it', { id: people.farmer.id, location: 'Hisar, Haryana' }, 'Hisar, Haryana'],
  ['of what they listed last', { id: people.farmer.id, location: null }, 'Karnal, Haryana'],
])('who signs in has their district known on this device: %s', async (_of, person, place) => {
  const { signIn, stop } = signedIn({ person: () => person, farmerCrops: () => LISTED });
  expect(rememberedPlace()).toBe('');
  await signIn();
  await waitFor(() => expect(rememberedPlace()).toBe(place));
  stop();
});

test('what somebody chose stays, and nothing is asked', async () => {
  const person = jest.fn(() => ({ id: people.farmer.id, location: 'Hisar, Haryana' }));
  rememberPlace('Jind, Haryana');
  const { signIn, client, stop } = signedIn({ person, farmerCrops: () => LISTED });
  await signIn();
  await client.reFetchObservableQueries();
  expect([rememberedPlace(), person.mock.calls]).toEqual(['Jind, Haryana', []]);
  stop();
});
