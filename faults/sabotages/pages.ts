import type { Sabotage } from './sabotage.types.js';

const NOTIFICATIONS = 'client/src/features/notifications';

/** What the browser program keeps to by itself. */
export const PAGES: readonly Sabotage[] = [
  {
    name: 'bell: guests ask too',
    file: 'client/src/app/layouts/bell-slot.tsx',
    text: '  const signedIn = user !== null;\n',
    replacement: '  const signedIn = user !== undefined;\n',
    suite: 'client',
    test: `${NOTIFICATIONS}/components/bell.test.tsx`,
    title: 'a guest has no bell',
  },
  {
    name: 'polling: who comes back waits for the next turn',
    file: 'client/src/graphql/use-fresh.ts',
    text: "    document.addEventListener('visibilitychange', ask);\n",
    replacement: '',
    suite: 'client',
    test: `${NOTIFICATIONS}/components/bell.test.tsx`,
    title: 'at once when somebody comes back',
  },
  {
    name: 'polling: hidden pages ask on',
    file: 'client/src/graphql/client.ts',
    text: 'skipPollAttempt: () => document.hidden',
    replacement: 'skipPollAttempt: () => false',
    suite: 'client',
    test: `${NOTIFICATIONS}/components/bell.test.tsx`,
    title: 'not while nobody looks',
  },
  {
    name: 'notifications: asking anew takes the pages below away',
    file: 'client/src/graphql/cache.ts',
    text: '          notifications: growingPage,\n',
    replacement: '          notifications: keysetPage,\n',
    suite: 'client',
    test: `${NOTIFICATIONS}/pages/notifications.page.test.tsx`,
    title: 'the next page comes below, and stays',
  },
  {
    name: 'notifications: what comes is not announced',
    file: `${NOTIFICATIONS}/components/use-arrived.ts`,
    text: '  return seen?.arrived ?? [];\n',
    replacement: '  return [];\n',
    suite: 'client',
    test: `${NOTIFICATIONS}/pages/notifications.page.test.tsx`,
    title: 'something new comes on top',
  },
  {
    name: 'settings: what was not saved stays as if it were',
    file: `${NOTIFICATIONS}/components/use-save-setting.ts`,
    text: '      setChosen(null);\n',
    replacement: '',
    suite: 'client',
    test: `${NOTIFICATIONS}/pages/notification-settings.page.test.tsx`,
    title: 'what was not saved goes back',
  },
  {
    name: 'settings: a second press overtakes the first',
    file: `${NOTIFICATIONS}/components/use-save-setting.ts`,
    text: '      if (!sending.current) void send(value);\n',
    replacement: '      void send(value);\n',
    suite: 'client',
    test: `${NOTIFICATIONS}/pages/notification-settings.page.test.tsx`,
    title: 'takes no second one meanwhile',
  },
];
