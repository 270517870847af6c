import { createRequire } from 'node:module';

/*
 * jsdom asks every rule of every style sheet whether it fits an element, for each element whose role or visibility a test
 * asks for, and that was half of the time of these tests. Nearly all rules are MUI's, for one class each: `.css-1x2y3z:hover`.
 * An element without the class needs no closer look. This has to be in place before jsdom's style rules are loaded.
 */
const selectors = createRequire(import.meta.url)('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
/** A class and what else the same element has to be; no list, and nothing about other elements. */
const ONE_CLASS = /^\.([\w-]+)(?:[:.[][^\s>+~,]*)?$/;
selectors.matchesDontThrow = (element, selector) => {
  const [, name] = ONE_CLASS.exec(selector) ?? [];
  return (name === undefined || element.classList.contains(name)) && matchesDontThrow(element, selector);
};

const { default: FixedJsdomEnvironment } = await import('jest-fixed-jsdom');

/** Where the component tests run: jsdom with Node's own classes of the network. */
export default class TestEnvironment extends FixedJsdomEnvironment {
  constructor(...settings) {
    super(...settings);
    // Blob and FormData are Node's already; jsdom's own File is no Blob of theirs and could not be uploaded.
    this.global.File = File;
  }
}
