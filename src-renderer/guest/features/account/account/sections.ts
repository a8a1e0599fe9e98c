import { paths } from '#renderer/platform/paths.ts';

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

/** On screens too narrow for the list of settings beside a setting, the list comes before the hub. */
export function findBackTarget(path: string): { narrow: BackTarget; large: BackTarget } {
  const large = sectionOf(path) === null ? 'home' : 'account';
  return { narrow: path.startsWith(`${paths.settings}/`) ? 'settings' : large, large };
}
