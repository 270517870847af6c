import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { makeCache } from '../../cache';
import type { LiveStatus } from '../live';
import { LiveProvider } from '../live-provider';
import { useCropLive } from '../use-crop-live';

const EVERY_MS = 20_000;
const ID = 'crop-1';

/** A line that the test opens and closes, and what was asked over it or beside it. */
function line() {
  const listeners = new Set<() => void>();
  const state = { connected: false, price: 2_500, asked: 0, following: 0 };
  const observers = new Set<{ next(value: object): void }>();
  const crop = () => ({
    __typename: 'Crop',
    id: ID,
    basePrice: state.price,
    status: 'ACTIVE',
    version: 1,
    remainingQuantity: null,
    auction: null,
  });
  const link = new ApolloLink(
    ({ operationType }) =>
      new Observable((observer) => {
        if (operationType === OperationTypeNode.QUERY) {
          state.asked += 1;
          observer.next({ data: { crop: crop() } });
          observer.complete();
          return;
        }
        state.following += 1;
        observers.add(observer);
        return () => {
          state.following -= 1;
          observers.delete(observer);
        };
      }),
  );
  const live: LiveStatus = {
    isConnected: () => state.connected,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNews: () => () => undefined,
    tellNews: () => undefined,
  };
  return {
    state,
    link,
    live,
    connect(connected: boolean) {
      state.connected = connected;
      for (const listener of listeners) listener();
    },
    tell(price: number | null) {
      if (price !== null) state.price = price;
      for (const observer of observers) observer.next({ data: { cropChanged: price === null ? null : crop() } });
    },
  };
}

function Price({ onHeard }: { onHeard: () => void }) {
  const { crop, isLive } = useCropLive(ID, onHeard);
  return (
    <p>
      {crop === undefined ? 'nothing yet' : crop === null ? 'gone' : crop.basePrice} {isLive ? 'live' : 'asking'}
    </p>
  );
}

function hide(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

function start() {
  const all = line();
  const heard = jest.fn();
  const client = new ApolloClient({ link: all.link, cache: makeCache() });
  render(
    <ApolloProvider client={client}>
      <LiveProvider live={all.live}>
        <Price onHeard={heard} />
      </LiveProvider>
    </ApolloProvider>,
  );
  return { ...all, heard };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('AC-521: what is told is shown at once, and nothing is asked for', async () => {
  const { state, connect, tell, heard } = start();
  act(() => connect(true));
  await act(async () => tell(2_600));
  expect(screen.getByText('2600 live')).toBeVisible();
  await act(async () => tell(2_700));
  expect(screen.getByText('2700 live')).toBeVisible();
  expect(heard).toHaveBeenCalledTimes(2);
  await act(async () => tell(null));
  expect(screen.getByText('gone live')).toBeVisible();
  await pass(3 * EVERY_MS);
  expect(state.asked).toBe(0);
});

test('AC-526: without a line it asks after a moment and every 20 seconds, until the line is back', async () => {
  const { state, connect } = start();
  await pass(2_900);
  expect(state.asked).toBe(0);
  await pass(200);
  expect(state.asked).toBe(1);
  expect(screen.getByText('2500 asking')).toBeVisible();
  state.price = 2_650;
  await pass(2 * EVERY_MS);
  expect(state.asked).toBe(3);
  expect(screen.getByText('2650 asking')).toBeVisible();
  act(() => connect(true));
  await pass(2 * EVERY_MS);
  expect(state.asked).toBe(3);
});

test('AC-526: hidden, it follows and asks nothing; looked at again, it does', async () => {
  const { state } = start();
  await pass(0);
  expect(state.following).toBe(1);
  act(() => hide(true));
  await pass(3 * EVERY_MS);
  expect([state.following, state.asked]).toEqual([0, 0]);
  act(() => hide(false));
  await pass(3_100);
  expect([state.following, state.asked]).toEqual([1, 1]);
});
