import { followWorker, takeOver } from './worker-updates';

/** A registration as the browser gives it, with a new worker that the test lets be ready. */
function fakeRegistration() {
  const installing = Object.assign(new EventTarget(), { postMessage: jest.fn() });
  return Object.assign(new EventTarget(), { installing, waiting: null as typeof installing | null, update: jest.fn() });
}

function withWorkers(controller: object | null) {
  const registration = fakeRegistration();
  const container = Object.assign(new EventTarget(), { register: async () => registration, controller });
  Object.assign(navigator, { serviceWorker: container });
  const becomesReady = () => {
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = registration.installing;
    registration.installing.dispatchEvent(new Event('statechange'));
  };
  return { registration, becomesReady };
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('AC-583: a new version is offered when it is ready, and takes over when it is told to', async () => {
  const { registration, becomesReady } = withWorkers({});
  const onReady = jest.fn();
  await followWorker(onReady);
  expect(onReady).not.toHaveBeenCalled();
  becomesReady();
  expect(onReady).toHaveBeenCalledWith(registration.installing);
  expect(registration.installing.postMessage).not.toHaveBeenCalled();
  takeOver(registration.installing);
  expect(registration.installing.postMessage).toHaveBeenCalledWith('take over');
});

test('the first worker of a device is no new version', async () => {
  const { becomesReady } = withWorkers(null);
  const onReady = jest.fn();
  await followWorker(onReady);
  becomesReady();
  expect(onReady).not.toHaveBeenCalled();
});
