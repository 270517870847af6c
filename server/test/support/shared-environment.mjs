import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const { console, process } = globalThis;
const { exit } = process;

/** The tests' globals are the worker's own: modules that outlive a test file have to know the same ones (`shared-modules.cjs`). */
export default class SharedEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  /** Node knows the source maps of what it has loaded; jest, which has set its own formatter just now, does not. */
  async setup() {
    Error.prepareStackTrace = undefined;
    process.setSourceMapsEnabled(true);
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = console;
    process.exit = exit;
  }

  getVmContext() {
    return null;
  }
}
