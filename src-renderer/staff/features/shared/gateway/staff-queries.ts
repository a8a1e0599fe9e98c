import { createQueryClient } from '#renderer/platform/gateway/query-client.ts';
import { onLanguageChange } from '#renderer/platform/i18n/i18n.ts';

/** One for the page: who signs in next starts with an empty cache, who takes over has it fetched again. */
export const staffQueries = createQueryClient();

// Names of doors, rooms and services come in the language of the request.
onLanguageChange(() => void staffQueries.invalidateQueries());

/** The page of the person before stays, so its data is only marked as old; nothing else of theirs is kept. */
export function refreshForColleague(): void {
  void staffQueries.cancelQueries();
  // Not by `type: 'inactive'`: behind the lock the page's own queries are disabled, which counts as inactive.
  staffQueries.removeQueries({ predicate: query => query.getObserversCount() === 0 });
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
