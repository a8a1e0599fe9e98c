import { paths } from '#renderer/platform/paths.ts';

export const barPlaces = [
  { name: 'home', to: paths.home },
  { name: 'stay', to: paths.activeBookings },
  { name: 'services', to: paths.services },
  { name: 'account', to: paths.account },
] as const;

export type BarPlace = (typeof barPlaces)[number]['name'];

/** Pages with a bar of their own, or that a slip of a thumb must not leave. */
const without = [paths.checkin, paths.checkout, paths.pix, '/guest/preferences'];
const stays = [paths.bookings, paths.stayCard];
const services = [paths.services, '/guest/deliveries', paths.spaces, paths.visitors, paths.curation];

const isBelow = (path: string) => (root: string) => path === root || path.startsWith(`${root}/`);

/** The place that a page belongs to; null where there is no bar. */
export function placeOf(path: string): BarPlace | null {
  if (path === paths.home) return 'home';
  if (!path.startsWith('/guest/') || without.some(isBelow(path))) return null;
  if (/\/(pix|buy-hours\/.+|early-departure\/.+)$/.test(path)) return null;
  if (stays.some(isBelow(path))) return 'stay';
  return services.some(isBelow(path)) ? 'services' : 'account';
}
