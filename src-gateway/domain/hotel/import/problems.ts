/** One error of an import, for the author of the files. `line` is null if no line is to blame. */
export type Problem = { file: string; line: number | null; message: string };

export type Report = (file: string, line: number | null, message: string) => void;

export function problemList(): { problems: Problem[]; report: Report } {
  const problems: Problem[] = [];
  return { problems, report: (file, line, message) => problems.push({ file, line, message }) };
}

/** `rooms.csv:12: …`, the format that editors link. */
export function problemLine({ file, line, message }: Problem): string {
  return `${file}${line === null ? '' : `:${line}`}: ${message}`;
}

export function byPosition(one: Problem, other: Problem): number {
  return one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0);
}

export type Placed<T> = { value: T; line: number };
