import type { AppContext } from '#gateway/context.ts';
import { roomInstants, roomStatus } from '#gateway/domain/booking/view/room-state.ts';
import { prepareRooms } from '#gateway/domain/stay/preferences/prepared-rooms.ts';
import { type BookingView, isActiveView } from '#gateway/store/booking-view-store.ts';
import type { RoomFacts } from '#gateway/store/desk-board-store.ts';
import { findDeskGuarantees, findDeskHours, findDeskShowings } from '#gateway/store/desk-booking-store.ts';
import { findDeposits } from '#gateway/store/desk-payment-store.ts';
import { type FailingLock, findLockFailures, roomsWithConfirmedCode } from '#gateway/store/door-store.ts';
import { findPlannedMoves, type PlannedMove } from '#gateway/store/room-move-store.ts';
import { cardNetwork } from '#shared/card-networks.ts';
import type { DeskDoor, DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import { type RowMoment, toBoardRow } from './board-row.ts';

type ViewedRoom = BookingView['rooms'][number];

/** The rooms of a booking with their hours, extras, guarantee, door and preparation. */
export async function findDeskRooms(
  app: AppContext,
  view: BookingView,
  facts: readonly RoomFacts[],
  moment: RowMoment,
): Promise<DeskRoom[]> {
  const { db } = app.store;
  const { id } = view.booking;
  const [guarantees, deposits, hours, showings, confirmed, failures, prepared, moves] = await Promise.all([
    findDeskGuarantees(db, id),
    findDeposits(db, id),
    findDeskHours(db, id),
    findDeskShowings(db, id),
    roomsWithConfirmedCode(db, id),
    findLockFailures(db, id),
    preparationsOf(app, view),
    findPlannedMoves(db, id),
  ]);
  return view.rooms.flatMap(viewed => {
    const { room } = viewed;
    const fact = facts.find(one => one.accommodationId === room.id);
    if (!fact) return [];
    const row = toBoardRow(fact, moment);
    const guarantee = guarantees.find(one => one.accommodationId === room.id);
    const deposit = deposits.find(one => one.accommodationId === room.id);
    return [
      {
        accommodationId: room.id,
        roomId: room.roomId,
        number: row.number,
        roomType: row.roomType,
        status: roomStatus(view, room),
        todo: row.todo,
        isRoomReady: row.isRoomReady,
        roomExpectedAt: row.roomExpectedAt,
        arrival: row.arrival,
        departure: row.departure,
        checkedInAt: row.checkedInAt,
        leftAt: row.leftAt,
        adults: row.adults,
        childrenAges: row.childrenAges,
        hasPet: row.hasPet,
        hasCrib: row.hasCrib,
        bedLayout: row.bedLayout,
        guarantee: guarantee
          ? {
              network: cardNetwork.safeParse(guarantee.brand).data ?? 'unknown',
              lastDigits: guarantee.lastDigits,
              at: guarantee.createdAt.toISOString(),
            }
          : null,
        deposit: deposit ? { amountCents: deposit.amountCents, at: deposit.createdAt.toISOString() } : null,
        hours: hours
          .filter(({ accommodationId }) => accommodationId === room.id)
          .map(({ type, fromHour, toHour, outcome, createdAt }) => ({
            type,
            fromHour,
            toHour,
            outcome,
            at: createdAt.toISOString(),
          })),
        door: toDoor(view, viewed, {
          isConfirmed: confirmed.has(room.id),
          failure: failures.get(room.id) ?? null,
          showings,
        }),
        plannedMove: toPlannedMove(
          moves.find(({ move }) => move.accommodationId === room.id),
          moment,
        ),
        preparation: prepared.get(room.id) ?? null,
      },
    ];
  });
}

const toPlannedMove = (
  planned: PlannedMove | undefined,
  { language }: Pick<RowMoment, 'language'>,
): DeskRoom['plannedMove'] =>
  planned
    ? {
        number: planned.number,
        roomType: planned.typeName[language],
        startsAt: planned.move.startsAt.toISOString(),
      }
    : null;

async function preparationsOf(
  app: AppContext,
  view: BookingView,
): Promise<Map<number, DeskRoom['preparation']>> {
  const now = app.clock.now();
  if (!isActiveView(view.booking, now)) return new Map();
  const rooms = view.rooms
    .filter(({ room }) => room.leftAt === null)
    .map(({ room }) => ({
      accommodationId: room.id,
      guestId: view.guests.find(guest => guest.accommodationId === room.id && guest.isMain)?.guestId ?? null,
      arrival: roomInstants(view, room).arrival,
    }));
  const prepared = await prepareRooms(app.store.db, rooms, now);
  return new Map(
    prepared.map(({ accommodationId, changeableUntil, isChangeable, ac, lighting, tv, minibar }) => [
      accommodationId,
      { changeableUntil, isChangeable, ac, lighting, tv, minibar },
    ]),
  );
}

type DoorFacts = {
  isConfirmed: boolean;
  failure: FailingLock | null;
  showings: Awaited<ReturnType<typeof findDeskShowings>>;
};

function toDoor(
  view: BookingView,
  { room }: ViewedRoom,
  { isConfirmed, failure, showings }: DoorFacts,
): DeskDoor {
  const hasCode = room.doorCode !== null;
  return {
    failure: failure && { kind: failure.kind, since: failure.since.toISOString() },
    state: !hasCode ? 'NONE' : isConfirmed ? 'ACTIVE' : 'PENDING',
    validUntil: hasCode ? roomInstants(view, room).departure.toISOString() : null,
    renewals: room.doorCodeRenewals,
    showings: showings
      .filter(({ accommodationId }) => accommodationId === room.id)
      .map(({ shownAt, reason, place }) => ({ at: shownAt.toISOString(), reason, place })),
  };
}
