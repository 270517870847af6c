import FixedJsdomEnvironment from 'jest-fixed-jsdom';

/** Where the component tests run: jsdom with Node's own classes of the network. */
export default class TestEnvironment extends FixedJsdomEnvironment {
  constructor(...settings) {
    super(...settings);
    // Blob and FormData are Node's already; jsdom's own File is no Blob of theirs and could not be uploaded.
    this.global.File = File;
  }
}
