/** One defence taken away: the text that is it, what is left in its place, and the test that has to notice. */
export interface Sabotage {
  /** What is taken away; `npm run test:sabotage -- WORD` takes those whose name has the word. */
  readonly name: string;
  /** Path from the project's root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly text: string;
  readonly replacement: string;
  readonly suite: 'server' | 'client';
  /** Path of the test file from the project's root, and the part of its title that says which test. */
  readonly test: string;
  readonly title: string;
  /** The test starts the built server: it is built anew for this. */
  readonly isBuilt?: true;
}

export const MODULES = 'server/src/modules';
export const PLATFORM = 'server/src/platform';
