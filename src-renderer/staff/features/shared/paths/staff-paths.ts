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
  registrationCards: (bookingId: string) => `/bookings/${bookingId}/cards`,
  document: (bookingId: string, roomGuestId: string) =>
    `/bookings/${bookingId}/people/${roomGuestId}/document`,
  /** The document of a guest whose check-in at the desk waits for it: that page is where it leads back to. */
  documentOfCheckIn: (bookingId: string, roomGuestId: string) =>
    `/bookings/${bookingId}/people/${roomGuestId}/document?then=check-in`,
  assistedCheckIn: (bookingId: string, roomGuestId: string) =>
    `/bookings/${bookingId}/people/${roomGuestId}/check-in`,
  parcels: '/parcels',
  visitors: '/visitors',
  spaces: '/spaces',
  inbox: '/inbox',
  registrations: '/registrations',
  /** Those that the ministry refused stand there without a state. */
  registrationsIn: (state: string | null) => `/registrations?state=${state ?? ''}`,
  notes: '/notes',
  noteAbout: (about: string) => `/notes?about=${encodeURIComponent(about)}`,
  devices: '/devices',
  drawer: '/drawer',
  dayReport: '/day-report',
  exchange: '/connections',
  enterBooking: '/bookings/new',
  rooms: '/rooms',
  preparations: '/preparations',
  printPreparations: (day: string) => `/print/preparations/${day}`,
} as const;

/** Those who work at the front desk. */
export const deskRoles: readonly StaffRole[] = ['RECEPTION', 'MANAGER'];

/** What lives in the hotel, one page each below one link of the bar. */
export const dayToDayPages = [
  { path: staffPaths.parcels, name: 'parcels' },
  { path: staffPaths.visitors, name: 'visitors' },
  { path: staffPaths.spaces, name: 'spaces' },
  { path: staffPaths.inbox, name: 'inbox' },
  { path: staffPaths.registrations, name: 'registrations' },
  { path: staffPaths.notes, name: 'notes' },
] as const;

/** The rooms themselves and what is carried there, below one link of the bar. */
export const roomPages = [
  { path: staffPaths.rooms, name: 'rooms' },
  { path: staffPaths.preparations, name: 'preparations' },
] as const;

/** The pages of the bar, each for those who may make its calls. */
export const sections: readonly {
  path: string;
  name: 'board' | 'dayToDay' | 'rooms' | 'drawer' | 'accounts' | 'record';
  roles: readonly StaffRole[];
  /** Further pages below the same link. */
  others?: readonly string[];
}[] = [
  { path: staffPaths.board, name: 'board', roles: deskRoles },
  {
    path: dayToDayPages[0].path,
    name: 'dayToDay',
    roles: deskRoles,
    others: dayToDayPages.map(({ path }) => path),
  },
  { path: staffPaths.rooms, name: 'rooms', roles: staffRoles, others: roomPages.map(({ path }) => path) },
  { path: staffPaths.drawer, name: 'drawer', roles: deskRoles },
  { path: staffPaths.accounts, name: 'accounts', roles: ['MANAGER'] },
  { path: staffPaths.record, name: 'record', roles: ['MANAGER'] },
];

/** True for a section whose page, or one below its link, has the address. */
export const isSectionHere = ({ path, others = [] }: (typeof sections)[number], pathname: string): boolean =>
  pathname === path || others.includes(pathname);

/** The address of the sign-in that leads back to where somebody stood. */
export const signInFrom = (path: string): string =>
  path === staffPaths.board ? staffPaths.signIn : `${staffPaths.signIn}?from=${encodeURIComponent(path)}`;

/** A path of this app alone: whoever writes the address must not lead a person elsewhere. */
export function toReturnPath(from: string | null): string {
  if (from === null || !/^\/(?![/\\])/.test(from) || from.startsWith(staffPaths.signIn))
    return staffPaths.board;
  return from;
}
