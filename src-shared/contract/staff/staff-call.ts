import { oc } from '@orpc/contract';
import { hotelFailures } from '../failures.ts';
import type { StaffAct } from './staff-acts.ts';

export const staffRoles = ['RECEPTION', 'HOUSEKEEPING', 'MANAGER'] as const;
export type StaffRole = (typeof staffRoles)[number];

export type StaffMeta = {
  /** Who may call it at the hotel in its path; null for everybody who is signed in, 'open' for nobody signed in. */
  roles: readonly StaffRole[] | null | 'open';
  /** The record's name of it; null for a call that opens no guest's data and changes nothing (AUD-01). */
  act: StaffAct | null;
  /** True for a call that a locked session may make too. */
  whileLocked?: boolean;
  /** True for a call that an app makes by itself: it is no activity of a person and does not delay the lock (STF-06). */
  isPolled?: boolean;
};

/** A call for signed-in staff. With roles its path has `/hotels/{hotelId}/`, and the role counts at that hotel (STF-04). */
export const staffCall = (meta: StaffMeta) =>
  oc.$meta<StaffMeta>(meta).errors(hotelFailures('UNAUTHORIZED', 'SESSION_LOCKED', 'FORBIDDEN'));

/** A call before or without a sign-in. */
export const openStaffCall = (act: StaffAct | null) => oc.$meta<StaffMeta>({ roles: 'open', act });
