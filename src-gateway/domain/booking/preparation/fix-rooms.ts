import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import { findParts, type StoredPart, writePreparations } from '#gateway/store/preference-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { PreferencePart } from '#shared/contract/guest/account.ts';
import { fixedAt, isChangeable, partsInTime } from '#shared/rules/preparation.ts';
import { roomInstants } from '../view/room-state.ts';

type Room = { view: BookingView; room: BookingView['rooms'][number]['room'] };

/** A choice that was saved in time for the later arrival stays (PD-128). The booking's row is locked. */
export async function fixBeforeEarlierArrival(
  tx: Transaction,
  { view, room }: Room,
  { hour, now }: { hour: number; now: Date },
): Promise<void> {
  const main = view.guests.find(guest => guest.accommodationId === room.id && guest.isMain);
  const [{ arrival }, earlier] = [
    roomInstants(view, room),
    roomInstants(view, { ...room, checkinHour: hour }).arrival,
  ];
  if (!main?.guestId || isChangeable(earlier, now)) return;
  // A concurrent save is committed before the move, or finds the earlier arrival.
  await lockGuestRow(tx, main.guestId);
  await writePreparations(tx, [
    {
      accommodationId: room.id,
      guestId: main.guestId,
      parts: toFixedParts(await findParts(tx, main.guestId), arrival),
      fixedAt: isChangeable(arrival, now) ? now : fixedAt(arrival),
    },
  ]);
}

/** Without the guest's own descriptions, which are for the guide alone (PRF-16, PD-118). */
export function toFixedParts(
  saved: readonly StoredPart[],
  arrival: Date,
): { part: PreferencePart; answers: unknown }[] {
  return partsInTime(saved, arrival)
    .filter(({ part }) => part !== 'ABOUT')
    .map(({ part, answers }) => ({ part, answers }));
}
