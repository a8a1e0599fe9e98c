/** A fault and the test that must fail then; those of a running desktop app are in tests/electron/mutations. */
export type SourceMutation = {
  name: string;
  /** From the project's root; under src-shared, src-gateway, src-renderer or src-main. */
  file: string;
  /** Each `find` must occur in the file exactly once. Several where one guard backs another. */
  edits: { find: string; put: string }[];
  testFile: string;
  /** The title of the test that must fail, or a part of it. */
  test: string;
};

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
