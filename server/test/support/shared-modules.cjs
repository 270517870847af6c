const { createRequire } = require('node:module');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

const typescript = import('tsx/esm/api').then(({ register }) =>
  register({ tsconfig: join(__dirname, '../../tsconfig.json') }),
);

/**
 * Jest's module loader for the server's tests: Node's own. A worker loads the sources once, for all of its files; jest's loader
 * does it anew for each, which took more than half of the suite's time. So modules share their state between the files of a
 * worker, and cannot be replaced by mocks; `jest.spyOn` on an object works, and ends with the file.
 */
module.exports = class SharedModules extends Runtime {
  /** What describes and runs the tests of one file: its state is that of the file. */
  requireInternalModule(from) {
    const require = createRequire(from);
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    delete require.cache[from];
    return require(from);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    await typescript;
    globalThis.jest = this.jestGlobals.jestObjectFor(file);
    await import(pathToFileURL(file).href);
  }
};
