/** One fault of an import, for the person who wrote the files. `line` is null where no line is to blame. */
export type Problem = { file: string; line: number | null; message: string };

export type Report = (file: string, line: number | null, message: string) => void;

export function problemList(): { problems: Problem[]; report: Report } {
  const problems: Problem[] = [];
  return { problems, report: (file, line, message) => problems.push({ file, line, message }) };
}

/** `rooms.csv:12: …`, as editors read it. */
export function problemLine({ file, line, message }: Problem): string {
  return `${file}${line === null ? '' : `:${line}`}: ${message}`;
}

export function byPlace(one: Problem, other: Problem): number {
  return one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0);
}

/** A value and its position. */
export type Placed<T> = { value: T; line: number };
