import type { AppContext } from '#gateway/context.ts';
import {
  findMinibars,
  findParts,
  findRoomOptions,
  findRoomsToPrepare,
  type RoomToPrepare,
} from '#gateway/store/preference-store.ts';
import type { Database } from '#gateway/store/store.ts';
import type { PreferencePart } from '#shared/contract/guest/account.ts';
import type { GuestPreferences, NextPreparation } from '#shared/contract/guest/preferences.ts';
import { dateAt, hourAt, toIso } from '#shared/hotel-time.ts';
import { fixedAt, isChangeable } from '#shared/rules/preparation.ts';
import { chosenMinibar, minibarPreference } from './minibar-preference.ts';
import { roomPreference } from './room-preference.ts';

export async function findPreferences(
  app: Pick<AppContext, 'store' | 'clock'>,
  guestId: string,
): Promise<GuestPreferences> {
  const { db } = app.store;
  const parts = await findParts(db, guestId);
  const options = await findRoomOptions(db);
  const rooms = await findRoomsToPrepare(db, guestId);
  const next = rooms.find(room => !room.isCheckedIn);
  return {
    aboutYou: { isFilled: parts.some(({ part }) => part === 'ABOUT') },
    ...roomPreference(options, parts),
    minibar: await minibarPreference(db, parts),
    nextStay: next === undefined ? null : toNextStay(next, app.clock.now()),
  };
}

function toNextStay({ bookingId, arrival, hotel }: RoomToPrepare, now: Date): NextPreparation {
  return {
    bookingId,
    hotelName: hotel.name,
    timezone: hotel.timeZone,
    checkin: toIso(dateAt(arrival, hotel.timeZone), hourAt(arrival, hotel.timeZone), hotel.timeZone),
    changeableUntil: fixedAt(arrival).toISOString(),
    isChangeable: isChangeable(arrival, now),
  };
}

/** A saved choice does not count while it is no longer offered (PD-110, PD-116). */
export async function findFilledParts(db: Database, guestId: string): Promise<PreferencePart[]> {
  const stored = await findParts(db, guestId);
  // Home requests it at each visit, and most guests have saved nothing yet.
  if (stored.length === 0) return [];
  const [options, minibars] = await Promise.all([findRoomOptions(db), findMinibars(db)]);
  const { ac, lighting, tv } = roomPreference(options, stored);
  const minibar = chosenMinibar(minibars, stored);
  const isFilled: Record<PreferencePart, boolean> = {
    AC: ac.optionSelected !== null,
    LIGHTING: lighting.optionSelected !== null,
    TV: tv.optionsSelected !== null,
    MINIBAR: minibar !== null,
    ABOUT: true,
  };
  return stored.map(({ part }) => part).filter(part => isFilled[part]);
}
