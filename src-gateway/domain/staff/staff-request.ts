import type { AppContext } from '#gateway/context.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import { type Device, limitKey } from '#gateway/platform/devices.ts';
import type { Language } from '#gateway/platform/texts.ts';
import type { StaffRole } from '#shared/contract/staff/staff-call.ts';
import { AppError } from '#shared/errors.ts';
import type { Actor } from './record.ts';

export type StaffPosition = { hotelId: string; hotelName: string; timeZone: string; role: StaffRole };

/** A signed-in person of staff. */
export type StaffMember = {
  id: string;
  sessionId: string;
  name: string;
  email: string;
  positions: readonly StaffPosition[];
  signedInAt: Date;
  lastActiveAt: Date;
  /** Sessions of one desk: whose person signed in there one after another. */
  deskId: string;
  /** The session waits for a PIN or a password (STF-06); only few calls are open to it. */
  isLocked: boolean;
};

/** `staff` is null without a valid session, `hotelId` for a call that has no hotel in its path. */
export type StaffRequestContext = {
  app: AppContext;
  staff: StaffMember | null;
  /** The hotel of the path; the server has checked a role there. */
  hotelId: string | null;
  language: Language;
  /** For limits only; never logged. */
  clientIp: string;
  requestId: string;
  device: Device;
  /** Gives the browser the cookie of a session, or takes it away. */
  setCookie(signedToken: string | null): void;
};

export function requireStaff({ staff }: StaffRequestContext): StaffMember {
  if (staff === null) throw new AppError('UNAUTHORIZED', 'a sign-in of staff is needed');
  return staff;
}

export function requireHotel({ hotelId }: StaffRequestContext): string {
  if (hotelId === null) throw new AppError('FORBIDDEN', 'no hotel of this person');
  return hotelId;
}

/** Name and time zone of the path's hotel: the session's statement has read them. */
export function requirePosition(context: StaffRequestContext): StaffPosition {
  const hotelId = requireHotel(context);
  const found = requireStaff(context).positions.find(position => position.hotelId === hotelId);
  if (!found) throw new AppError('FORBIDDEN', 'no hotel of this person');
  return found;
}

/** Who looks at money of a hotel: a manager sees all of it, others what is of their desk. */
export type MoneyViewer = { hotelId: string; actor: Actor; isManager: boolean };

/** The person of the request at the hotel of its path. */
export function viewerOf(context: StaffRequestContext): MoneyViewer {
  const hotelId = requireHotel(context);
  const isManager = requireStaff(context).positions.some(
    position => position.hotelId === hotelId && position.role === 'MANAGER',
  );
  return { hotelId, actor: actorOf(context), isManager };
}

export const toStaffLimitKey = ({ device, clientIp }: StaffRequestContext): LimitKey =>
  limitKey(device, clientIp);

/** The person of the request, as acts and the record need them. */
export function actorOf(context: StaffRequestContext): Actor {
  const { id, sessionId } = requireStaff(context);
  return { staffId: id, sessionId, device: context.device.id };
}
