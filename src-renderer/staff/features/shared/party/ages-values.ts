import { formatList } from '#renderer/platform/i18n/format.ts';

/** Values of a text about children's ages; the greatest age decides its plural. */
export function agesValues(childrenAges: readonly number[]): { count: number; ages: string } {
  const sorted = childrenAges.toSorted((one, other) => one - other);
  return { count: sorted.at(-1) ?? 0, ages: formatList(sorted.map(String)) };
}
