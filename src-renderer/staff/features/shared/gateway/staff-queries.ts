import { createQueryClient } from '#renderer/platform/gateway/query-client.ts';

/** One for the page: who signs in next starts with an empty cache, who takes over has it fetched again. */
export const staffQueries = createQueryClient();

/** The page of the person before stays, so what it shows is only marked as old; nothing else of theirs is kept. */
export function refreshForColleague(): void {
  void staffQueries.cancelQueries();
  staffQueries.removeQueries({ type: 'inactive' });
  void staffQueries.invalidateQueries();
}

/** After an unlocking: what a page asked for while it was locked. */
export function repeatFailed(): void {
  void staffQueries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

export function forgetQueries(): void {
  void staffQueries.cancelQueries();
  staffQueries.clear();
}
