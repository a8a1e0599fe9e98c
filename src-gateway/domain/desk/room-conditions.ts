import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { keyReused } from '#gateway/platform/idempotency.ts';
import type { Language } from '#gateway/platform/texts.ts';
import {
  findInspection,
  findTouch,
  insertTouch,
  lockRoom,
  markTouchUndone,
  restoreCondition,
  type StoredRoom,
  setExpectedAt,
  setReleaseReason,
  writeCondition,
} from '#gateway/store/room-condition-store.ts';
import type { RoomBefore } from '#gateway/store/schema/room-touches.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { RoomCondition } from '#shared/contract/room-condition.ts';
import { EXPECTED_WITHIN_HOURS } from '#shared/contract/staff/room-conditions.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import type { StaffAct } from '#shared/contract/staff/staff-acts.ts';
import { AppError } from '#shared/errors.ts';
import { notFound } from './desk-stay.ts';
import { requireDeskHotel } from './hotel-version.ts';
import { inRecordedAct } from './recorded-act.ts';
import { type InRoom, readRoom } from './room-list.ts';

const HOUR_MS = 3_600_000;

type Details = Record<string, string | number | boolean | null>;

/** What an act on a locked room changed, for the record; null where it changed nothing. */
type RoomWork = (room: StoredRoom, tx: Transaction, now: Date) => Promise<Details | null>;

/** Throws BAD_REQUEST, NOT_FOUND, ROOM_CHANGED, IDEMPOTENCY_KEY_REUSED. */
export function touchRoom(
  app: AppContext,
  actor: Actor,
  { key, condition, version, ...of }: InRoom & { key: string; condition: RoomCondition; version: number },
  language: Language,
): Promise<HotelRoom> {
  return changeRoom(app, actor, { ...of, act: 'ROOM_CONDITION_SET', language }, async (room, tx, now) => {
    const known = await findTouch(tx, key);
    if (known && (known.roomId !== room.id || known.condition !== condition)) throw keyReused();
    if (known) return null;
    if (room.conditionVersion !== version) throw roomChanged();
    if (condition === 'INSPECTED' && !(await findInspection(tx, room.hotelId)))
      throw new AppError('BAD_REQUEST', 'this hotel does not inspect its rooms');
    await writeCondition(tx, room.id, condition, now);
    await insertTouch(tx, {
      key,
      roomId: room.id,
      condition,
      before: toBefore(room),
      version: version + 1,
      createdAt: now,
    });
    return { before: room.condition, condition };
  });
}

/** Restores what was before a touch. Throws NOT_FOUND, ROOM_CHANGED. */
export function undoTouch(
  app: AppContext,
  actor: Actor,
  { key, ...of }: InRoom & { key: string },
  language: Language,
): Promise<HotelRoom> {
  return changeRoom(app, actor, { ...of, act: 'ROOM_CONDITION_UNDONE', language }, async (room, tx, now) => {
    const touch = await findTouch(tx, key);
    if (touch?.roomId !== room.id) throw notFound();
    if (touch.undoneAt !== null) return null;
    if (touch.version !== room.conditionVersion) throw roomChanged();
    await restoreCondition(tx, room.id, touch.before);
    await markTouchUndone(tx, key, now);
    return { before: touch.condition, condition: touch.before.condition };
  });
}

/** The hour at which a room is expected to be ready. Throws BAD_REQUEST, NOT_FOUND, ROOM_CHANGED. */
export function expectRoom(
  app: AppContext,
  actor: Actor,
  { expectedAt, ...of }: InRoom & { expectedAt: string | null },
  language: Language,
): Promise<HotelRoom> {
  const at = expectedAt === null ? null : new Date(expectedAt);
  return changeRoom(app, actor, { ...of, act: 'ROOM_EXPECTED_SET', language }, async (room, tx, now) => {
    if (at?.getTime() === room.expectedAt?.getTime()) return null;
    if (room.isReady) throw roomChanged();
    if (at !== null && (at <= now || at.getTime() > now.getTime() + EXPECTED_WITHIN_HOURS * HOUR_MS))
      throw new AppError('BAD_REQUEST', 'an hour that is still to come, within a day');
    await setExpectedAt(tx, room.id, at);
    return { expectedAt: at?.toISOString() ?? null };
  });
}

/** Lets guests in to a room that is not ready (PD-65). Throws NOT_FOUND, ROOM_CHANGED. */
export function releaseRoom(
  app: AppContext,
  actor: Actor,
  { reason, ...of }: InRoom & { reason: string },
  language: Language,
): Promise<HotelRoom> {
  return changeRoom(app, actor, { ...of, act: 'ROOM_RELEASED', language }, async (room, tx) => {
    if (room.releaseReason === reason) return null;
    if (room.isReady) throw roomChanged();
    await setReleaseReason(tx, room.id, reason);
    return { condition: room.condition };
  });
}

async function changeRoom(
  app: AppContext,
  actor: Actor,
  { act, language, ...of }: InRoom & { act: StaffAct; language: Language },
  work: RoomWork,
): Promise<HotelRoom> {
  const { timeZone } = await requireDeskHotel(app, of.hotelId);
  const reading = { timeZone, language };
  try {
    return await inRecordedAct(app, actor, async tx => {
      const now = app.clock.now();
      const room = await lockRoom(tx, of);
      if (!room) throw notFound();
      const details = await work(room, tx, now);
      return {
        result: await readRoom(tx, of, { ...reading, now }),
        entry: details && {
          act,
          hotelId: of.hotelId,
          bookingId: null,
          details: { roomId: of.roomId, ...details },
        },
      };
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'ROOM_CHANGED') throw error;
    const now = app.clock.now();
    const room = await app.store.db.transaction(tx => readRoom(tx, of, { ...reading, now }));
    throw new AppError('ROOM_CHANGED', error.message, { details: { room }, cause: error });
  }
}

const roomChanged = () =>
  new AppError('ROOM_CHANGED', 'a colleague, or a departure, changed the room meanwhile');

const toBefore = ({ condition, conditionSince, expectedAt, releaseReason }: StoredRoom): RoomBefore => ({
  condition,
  conditionSince: conditionSince?.toISOString() ?? null,
  expectedAt: expectedAt?.toISOString() ?? null,
  releaseReason,
});
