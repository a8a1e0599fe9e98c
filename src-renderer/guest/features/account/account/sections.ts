import { paths } from '#renderer/platform/paths.ts';

/** The sections of the account, in the order of tabs and links (PRF-02). */
export const accountSections = [
  { name: 'personalInformation', to: paths.personalInformation, root: '/guest/personal-information' },
  { name: 'cards', to: paths.cards, root: paths.cards },
  { name: 'credits', to: paths.credits, root: paths.credits },
  { name: 'settings', to: paths.settings, root: paths.settings },
] as const;

export type AccountSection = (typeof accountSections)[number];

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** The section of a path; null for the hub itself. */
export function sectionOf(path: string): AccountSection | null {
  return accountSections.find(({ root }) => isBelow(path, root)) ?? null;
}

export type BackTarget = 'home' | 'account' | 'settings';

/**
 * The target of the back link: the hub, and from the hub home. On screens too narrow to show the list of settings
 * beside a setting, it is that list first.
 */
export function findBackTarget(path: string): { narrow: BackTarget; large: BackTarget } {
  const large = sectionOf(path) === null ? 'home' : 'account';
  return { narrow: path.startsWith(`${paths.settings}/`) ? 'settings' : large, large };
}
