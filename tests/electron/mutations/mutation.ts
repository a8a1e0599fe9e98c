/** A guard comes with its mutation here: a test that passes without the guard proves nothing. */
export type Mutation = {
  name: string;
  /** From the project's root; under src-main, src-preload or src-shared. */
  file: string;
  /** Each `find` must occur in the file exactly once. Several where one guard backs another. */
  edits: { find: string; put: string }[];
  /** The title of the test that must fail, or how it begins. */
  test: string;
};

type Edits = Readonly<Record<string, string>>;
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
