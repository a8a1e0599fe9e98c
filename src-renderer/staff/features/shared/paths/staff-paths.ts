import { type StaffRole, staffRoles } from '#shared/contract/staff/staff-call.ts';

export const staffPaths = {
  board: '/',
  signIn: '/sign-in',
  /** The page of an invitation's link; its token stands behind `#` and leaves the address when the page opens. */
  setUp: '/set-up',
  accounts: '/people',
  record: '/record',
  ownAccess: '/access',
  dayPrint: (day: string) => `/print/${day}`,
  /** With the segment `:bookingId` it is the route's own path. */
  booking: (bookingId: string) => `/bookings/${bookingId}`,
  document: (bookingId: string, roomGuestId: string) =>
    `/bookings/${bookingId}/people/${roomGuestId}/document`,
  /** The document of a guest whose check-in at the desk waits for it: that page is where it leads back to. */
  documentOfCheckIn: (bookingId: string, roomGuestId: string) =>
    `/bookings/${bookingId}/people/${roomGuestId}/document?then=check-in`,
  assistedCheckIn: (bookingId: string, roomGuestId: string) =>
    `/bookings/${bookingId}/people/${roomGuestId}/check-in`,
  parcels: '/parcels',
  rooms: '/rooms',
} as const;

/** Those who work at the front desk. */
export const deskRoles: readonly StaffRole[] = ['RECEPTION', 'MANAGER'];

/** The pages of the bar, each for those who may make its calls. */
export const sections: readonly {
  path: string;
  name: 'board' | 'parcels' | 'rooms' | 'accounts' | 'record';
  roles: readonly StaffRole[];
}[] = [
  { path: staffPaths.board, name: 'board', roles: deskRoles },
  { path: staffPaths.parcels, name: 'parcels', roles: deskRoles },
  { path: staffPaths.rooms, name: 'rooms', roles: staffRoles },
  { path: staffPaths.accounts, name: 'accounts', roles: ['MANAGER'] },
  { path: staffPaths.record, name: 'record', roles: ['MANAGER'] },
];

/** The address of the sign-in that leads back to where somebody stood. */
export const signInFrom = (path: string): string =>
  path === staffPaths.board ? staffPaths.signIn : `${staffPaths.signIn}?from=${encodeURIComponent(path)}`;

/** A path of this app alone: whoever writes the address must not lead a person elsewhere. */
export function toReturnPath(from: string | null): string {
  if (from === null || !/^\/(?![/\\])/.test(from) || from.startsWith(staffPaths.signIn))
    return staffPaths.board;
  return from;
}
