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

/** The texts of a file that a mutation takes out, each with what comes in its place. */
type Edits = Readonly<Record<string, string>>;
/** Mutations by the test that must fail, their file and their name. */
type Faults = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Edits>>>>>>;

export function seenBy(faults: Faults): Mutation[] {
  return Object.entries(faults).flatMap(([test, files]) =>
    Object.entries(files).flatMap(([file, named]) =>
      Object.entries(named).map(([name, edits]) => {
        return { name, file, edits: Object.entries(edits).map(([find, put]) => ({ find, put })), test };
      }),
    ),
  );
}
