import type { CallWithNames, StoredCall } from '#gateway/store/lobby-store.ts';
import type { CallState, KioskCall } from '#shared/contract/guest/lobby.ts';
import { splitFullName } from '#shared/rules/person-name.ts';

/** Nobody has taken a call in this time: its kiosk shows the telephone. */
const UNANSWERED_MS = 2 * 60_000;
/** An accepted take-over is opened within this time, or the guest goes on at the kiosk. */
export const OPEN_MS = 60_000;

export const respondBy = ({ createdAt }: Pick<StoredCall, 'createdAt'>) =>
  new Date(createdAt.getTime() + UNANSWERED_MS);

function isTouchOld({ acceptedAt }: Pick<StoredCall, 'acceptedAt'>, now: Date): boolean {
  return acceptedAt !== null && now.getTime() - acceptedAt.getTime() >= OPEN_MS;
}

/** `isStaffed` counts for a call that nobody has taken. */
export function callStateOf(
  call: StoredCall,
  { now, isStaffed }: { now: Date; isStaffed: boolean },
): CallState {
  if (call.openedAt !== null) return 'OPENED';
  if (call.endedAt !== null) return 'ENDED';
  if (call.acceptedAt !== null) return isTouchOld(call, now) ? 'TAKEN' : 'ACCEPTED';
  if (call.offeredAt !== null) return 'OFFERED';
  if (call.takenAt !== null) return 'TAKEN';
  return isStaffed && now < respondBy(call) ? 'WAITING' : 'UNANSWERED';
}

/** Strangers beside the kiosk read it: no last name. */
export const staffFirstName = ({ staffName }: Pick<CallWithNames, 'staffName'>): string | null =>
  staffName === null ? null : splitFullName(staffName).firstName;

export const toKioskCall = (found: CallWithNames, moment: { now: Date; isStaffed: boolean }): KioskCall => ({
  id: found.call.id,
  state: callStateOf(found.call, moment),
  staffName: staffFirstName(found),
});
