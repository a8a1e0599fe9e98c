import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { turnRoomsDirty } from '#gateway/domain/desk/nightly-rooms.ts';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { doorCodeShowings } from '#gateway/store/schema/check-ins.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { roomClosures } from '#gateway/store/schema/room-closures.ts';
import { clientAt, orderOf, prepare } from './checking-in.ts';
import { type Desk, emptyDesk, newDesk } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { STORY_RUNS } from './runs.ts';
import { queenRoom, scenario } from './scenario.ts';
import { freshDay, HOTEL, newGuest, type TestGuest } from './small-hotel.ts';
import { storedRoom } from './stored-booking.ts';

/*
 * Two guests and the three queen rooms of the small hotel, in any order of acts. After each act every guest looks for a code:
 * nobody sees a first one of a room that is not ready, and everybody who has checked in sees that of a room that is.
 */

const hotel = openFreshHotel();
const QUEENS = ['101', '102', '103'];
const STAY = { checkin: '2026-12-03', checkout: '2026-12-06' };
const HOUR_MS = 3_600_000;

type Actor = { guest: TestGuest; client: Client; bookingId: string; accommodationId: number };

const guestIndex = fc.constantFrom(0, 1);
const roomId = fc.constantFrom(...QUEENS);
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('checkIn' as const), of: guestIndex }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('leave' as const), of: guestIndex }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('move' as const), of: guestIndex, to: roomId }) },
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('touch' as const),
      room: roomId,
      condition: fc.constantFrom('DIRTY' as const, 'CLEAN' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('release' as const), room: roomId }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('close' as const), room: roomId }) },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 14 }) }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** What an act is rejected with decides nothing: only what the guests see counts. */
const tried = (call: Promise<unknown>) => call.catch(() => undefined);
const clientNow = (guest: TestGuest) => clientAt(hotel, guest, hotel.gateway.clock.now());

async function book(guest: TestGuest): Promise<Actor> {
  const { bookingId, accommodationId } = await scenario(hotel, guest).paidStay({
    rooms: [queenRoom],
    dates: STAY,
  });
  return { guest, client: guest.client, bookingId, accommodationId };
}

async function carryOut(desk: Desk, actors: readonly Actor[], one: Act): Promise<void> {
  const inHotel = { hotelId: HOTEL };
  const key = `desk_${randomUUID()}`;
  const actor = 'of' in one ? actors[one.of] : undefined;
  if (actor) {
    const { client, bookingId, accommodationId } = actor;
    if (one.is === 'checkIn') await tried(client.checkIn.confirm(await orderOf(client, bookingId)));
    if (one.is === 'leave')
      await tried(client.bookings.leaveEarly({ id: bookingId, accId: String(accommodationId) }));
    if (one.is === 'move') {
      const { roomId: fromRoomId } = await storedRoom(hotel, accommodationId);
      const move = {
        ...inHotel,
        bookingId,
        accommodationId,
        fromRoomId,
        toRoomId: one.to,
        key,
        reason: 'GUEST_WISH',
      };
      await tried(desk.calls.roomMoves.move({ ...move, day: null }));
    }
  } else if ('room' in one) {
    const inRoom = { ...inHotel, roomId: one.room };
    const [room] = await hotel.db.select().from(rooms).where(eq(rooms.id, one.room));
    if (one.is === 'touch')
      await desk.calls.rooms.setCondition({
        ...inRoom,
        key,
        condition: one.condition,
        version: room?.conditionVersion,
      });
    if (one.is === 'release') await tried(desk.calls.rooms.release({ ...inRoom, reason: 'They agree' }));
    if (one.is === 'close')
      await tried(
        desk.calls.rooms.close({ ...inRoom, key, from: '2026-12-04', until: '2026-12-05', reason: 'Shower' }),
      );
  } else if (one.is === 'wait') {
    hotel.gateway.clock.moveBy(one.hours * HOUR_MS);
    for (const waiting of actors) waiting.client = await clientNow(waiting.guest);
  }
  await turnRoomsDirty(hotel.gateway.app);
  await settleDue(hotel.gateway.app);
}

/** What a guest sees now, and what the room is that they would stand before. */
async function view({ client, bookingId, accommodationId }: Actor) {
  const hadSeen = await hotel.db.$count(
    doorCodeShowings,
    eq(doorCodeShowings.accommodationId, accommodationId),
  );
  const stay = await storedRoom(hotel, accommodationId);
  const [room] = await hotel.db.select().from(rooms).where(eq(rooms.id, stay.roomId));
  const inside = await hotel.db
    .select({ id: accommodations.id })
    .from(accommodations)
    .where(and(eq(accommodations.roomId, stay.roomId), isNull(accommodations.leftAt)));
  const { accommodations: found } = await client.bookings.details({ bookingId });
  const code = found.find(one => one.accommodationId === accommodationId)?.lockDoorCode ?? null;
  return {
    hasCode: code !== null,
    hadSeen: hadSeen > 0,
    isReady: room?.isReady === true,
    isAlone: inside.every(({ id }) => id === accommodationId),
    lives: stay.checkedInAt !== null && stay.leftAt === null,
  };
}

test('no guest stands before a dirty room, and none is locked out of a clean one, in any order of acts (HSK-02, HSK-03, PD-65)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async acts => {
      await freshDay(hotel.gateway);
      await emptyDesk(hotel.db);
      await hotel.db.delete(roomClosures);
      const desk = await newDesk(hotel.gateway);
      const actors = [await book(await newGuest(hotel.gateway)), await book(await newGuest(hotel.gateway))];
      hotel.gateway.clock.moveTo(new Date('2026-12-03T15:10:00-03:00'));
      for (const actor of actors) {
        actor.client = await clientNow(actor.guest);
        await prepare(hotel, actor.guest, actor.client, actor.bookingId);
      }
      const departure = new Date('2026-12-06T12:00:00-03:00');
      for (const one of acts) {
        await carryOut(desk, actors, one);
        if (hotel.gateway.clock.now() >= departure) return;
        for (const actor of actors) {
          const seen = await view(actor);
          const step = JSON.stringify({ one, seen });
          if (seen.hasCode && !seen.hadSeen) expect(seen.isReady, `a dirty room: ${step}`).toBe(true);
          if (seen.lives && (seen.hadSeen || (seen.isReady && seen.isAlone)))
            expect(seen.hasCode, `locked out: ${step}`).toBe(true);
        }
      }
    }),
    { numRuns: STORY_RUNS },
  );
});
