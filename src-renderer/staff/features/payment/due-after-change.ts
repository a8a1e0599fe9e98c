/** `dueCents` of the details; null in a response without it. */
export function dueAfterChange(details: unknown): number | null {
  if (typeof details !== 'object' || details === null || !('dueCents' in details)) return null;
  return typeof details.dueCents === 'number' ? details.dueCents : null;
}
