import { paths } from '#renderer/app/paths.ts';

/** The places of the account, in the order in which tabs and links name them (PRF-02). */
export const accountPlaces = [
  { name: 'personalInformation', to: paths.personalInformation, root: '/guest/personal-information' },
  { name: 'cards', to: paths.cards, root: paths.cards },
  { name: 'credits', to: paths.credits, root: paths.credits },
  { name: 'settings', to: paths.settings, root: paths.settings },
] as const;

export type AccountPlace = (typeof accountPlaces)[number];

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** The place that a path belongs to; null for the hub itself. */
export function placeOf(path: string): AccountPlace | null {
  return accountPlaces.find(({ root }) => isBelow(path, root)) ?? null;
}

/** Where a page of the account leads back to: the hub, and from the hub home. */
export function wayBack(path: string): 'home' | 'account' {
  return placeOf(path) === null ? 'home' : 'account';
}
