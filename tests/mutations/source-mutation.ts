/**
 * A fault that somebody might make in a rule, a guard or a figure of the sources, and the test that must fail then.
 * Those that only a running desktop app shows are in tests/electron/mutations.
 */
export type SourceMutation = {
  /** What goes wrong, in a few words; also how to choose it on the command line. */
  name: string;
  /** From the project's root; under src-shared, src-gateway, src-renderer or src-main. */
  file: string;
  /** Each `find` must occur in the file exactly once. Several where one guard backs another. */
  edits: { find: string; put: string }[];
  /** The test file that notices it, from the project's root. */
  testFile: string;
  /** The title of the test that must fail, or a part of it. */
  test: string;
};

/** The test that notices the mutation, and each text that it takes out with what comes in its place. */
type Fault = { seenBy: string } & Readonly<Record<string, string>>;

/** Mutations of one file that one test file notices: `{ name: { seenBy: test, find: put } }`. */
export function mutationsOf(file: string, testFile: string, faults: Record<string, Fault>): SourceMutation[] {
  return Object.entries(faults).map(([name, { seenBy, ...edits }]) => ({
    name,
    file,
    edits: Object.entries(edits).map(([find, put]) => ({ find, put })),
    testFile,
    test: seenBy,
  }));
}
