/**
 * A fault that somebody might make in a rule, a guard or a figure of the shared, gateway or renderer sources, and the
 * test that must fail then. The desktop app's own are in tests/electron/mutations: those need a built app.
 */
export type SourceMutation = {
  /** What goes wrong, in a few words; also how to choose it on the command line. */
  name: string;
  /** From the project's root; under src-shared, src-gateway or src-renderer. */
  file: string;
  /** Each `find` must occur in the file exactly once. Several where one guard backs another. */
  edits: { find: string; put: string }[];
  /** The test file that notices it, from the project's root. */
  testFile: string;
  /** The title of the test that must fail, or a part of it. */
  test: string;
};
