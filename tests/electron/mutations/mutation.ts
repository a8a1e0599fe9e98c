/**
 * Faults that somebody might make in the main process or the preload, one at a time, and the test that must see each.
 * A guard comes with its mutation here: a test that passes without the guard proves nothing.
 */
export type Mutation = {
  /** What goes wrong, in a few words; also how to choose it on the command line. */
  name: string;
  /** From the project's root; under src-main, src-preload or src-shared. */
  file: string;
  /** Each `find` must occur in the file exactly once. Several where one guard backs another. */
  edits: { find: string; put: string }[];
  /** The title of the test that must fail, or how it begins. */
  test: string;
};
