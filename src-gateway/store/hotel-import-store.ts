import { and, asc, eq, getTableColumns, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { lockRoomType } from './availability-store.ts';
import type { HotelData } from './hotel-rows.ts';
import { accommodations, bookings } from './schema/bookings.ts';
import { guidePlaces } from './schema/guide.ts';
import { hotels, pictures, rooms, roomTypes } from './schema/hotels.ts';
import { spaceReservations, spaces } from './schema/living.ts';
import { minibarOptions, quizOptions, roomOptions } from './schema/preferences.ts';
import { roomClosures } from './schema/room-closures.ts';
import { signInLinks } from './schema/sign-in.ts';
import { hourTariffs, nightTariffs, seasons } from './schema/tariffs.ts';
import { insertRows } from './seed-store.ts';
import type { Database, Transaction } from './store.ts';

export type StayToCome = {
  hotelId: string;
  roomTypeId: string;
  roomId: string;
  locator: string;
  checkinDate: string;
  checkoutDate: string;
};

export type SpaceReservationToCome = { spaceId: string; startsAt: Date; timeZone: string };

/** The stored data. Bookings and reservations refer to ids in `used`, so their rows can be retired and not deleted. */
export type StoredHotelData = HotelData & {
  staysToCome: StayToCome[];
  spaceReservationsToCome: SpaceReservationToCome[];
  used: Record<'hotels' | 'roomTypes' | 'rooms' | 'spaces', ReadonlySet<string>>;
};

/** Rows of one table to write. `changed` are whole rows that replace those of the same id. */
export type TableChanges<Row> = { added: Row[]; changed: Row[]; retired: Row[]; removed: Row[] };

export type ImportPlan = {
  hotels: TableChanges<HotelData['hotels'][number]>;
  roomTypes: TableChanges<HotelData['roomTypes'][number]>;
  rooms: TableChanges<HotelData['rooms'][number]>;
  nightTariffs: TableChanges<HotelData['nightTariffs'][number]>;
  hourTariffs: TableChanges<HotelData['hourTariffs'][number]>;
  seasons: TableChanges<HotelData['seasons'][number]>;
  spaces: TableChanges<HotelData['spaces'][number]>;
  guidePlaces: TableChanges<HotelData['guidePlaces'][number]>;
  minibars: TableChanges<HotelData['minibars'][number]>;
  roomOptions: TableChanges<HotelData['roomOptions'][number]>;
  quizOptions: TableChanges<HotelData['quizOptions'][number]>;
};

export type StoredPicture = { name: string; width: number; bytes: Uint8Array };

const {
  isReady: _isReady,
  condition: _condition,
  conditionSince: _conditionSince,
  conditionVersion: _conditionVersion,
  expectedAt: _expectedAt,
  releaseReason: _releaseReason,
  lockComparedAt: _lockComparedAt,
  outOfService: _outOfService,
  ...roomColumns
} = getTableColumns(rooms);

/** Also sales of rooms and reservations of spaces wait until the end of the transaction. */
export async function lockHotelData(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('hotel-import', 0))`);
  const types = await tx.select({ id: roomTypes.id }).from(roomTypes);
  // In the order in which a sale locks rooms of several types.
  for (const id of types.map(type => type.id).sort()) await lockRoomType(tx, id);
  await tx.select({ id: spaces.id }).from(spaces).orderBy(asc(spaces.id)).for('update');
}

export async function loadHotelData(tx: Transaction, now: Date): Promise<StoredHotelData> {
  const data: HotelData = {
    hotels: await tx.select().from(hotels),
    roomTypes: await tx.select().from(roomTypes),
    rooms: await tx.select(roomColumns).from(rooms),
    nightTariffs: await tx.select().from(nightTariffs),
    hourTariffs: await tx.select().from(hourTariffs),
    seasons: await tx.select().from(seasons),
    spaces: await tx.select().from(spaces),
    guidePlaces: await tx.select().from(guidePlaces),
    minibars: await tx.select().from(minibarOptions),
    roomOptions: await tx.select().from(roomOptions),
    quizOptions: await tx.select().from(quizOptions),
  };
  return {
    ...data,
    staysToCome: await loadStaysToCome(tx, now),
    spaceReservationsToCome: await loadSpaceReservationsToCome(tx, now),
    used: await loadUsedIds(tx),
  };
}

function loadStaysToCome(tx: Transaction, now: Date): Promise<StayToCome[]> {
  return tx
    .select({
      hotelId: accommodations.hotelId,
      roomTypeId: accommodations.roomTypeId,
      roomId: accommodations.roomId,
      locator: bookings.locator,
      checkinDate: bookings.checkinDate,
      checkoutDate: bookings.checkoutDate,
    })
    .from(accommodations)
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .where(
      and(
        accommodations.holdsRoom,
        sql`upper(${accommodations.occupied}) > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(bookings.checkinDate), asc(bookings.locator));
}

function loadSpaceReservationsToCome(tx: Transaction, now: Date): Promise<SpaceReservationToCome[]> {
  return tx
    .select({
      spaceId: spaceReservations.spaceId,
      startsAt: spaceReservations.startsAt,
      timeZone: hotels.timeZone,
    })
    .from(spaceReservations)
    .innerJoin(hotels, eq(hotels.id, spaceReservations.hotelId))
    .where(and(isNull(spaceReservations.canceledAt), gt(spaceReservations.endsAt, now)))
    .orderBy(asc(spaceReservations.startsAt), asc(spaceReservations.id));
}

async function loadUsedIds(tx: Transaction): Promise<StoredHotelData['used']> {
  const ids = (rows: { id: string | null }[]) => new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
  return {
    hotels: ids([
      ...(await tx.selectDistinct({ id: bookings.hotelId }).from(bookings)),
      ...(await tx.selectDistinct({ id: signInLinks.hotelId }).from(signInLinks)),
    ]),
    roomTypes: ids(await tx.selectDistinct({ id: accommodations.roomTypeId }).from(accommodations)),
    rooms: ids([
      ...(await tx.selectDistinct({ id: accommodations.roomId }).from(accommodations)),
      ...(await tx.selectDistinct({ id: roomClosures.roomId }).from(roomClosures)),
    ]),
    spaces: ids(await tx.selectDistinct({ id: spaceReservations.spaceId }).from(spaceReservations)),
  };
}

/** Writes a plan: new and changed rows from the hotel down, deletions from the tariffs up. */
export async function writePlan(tx: Transaction, plan: ImportPlan): Promise<void> {
  await insertRows(tx, hotels, plan.hotels.added);
  for (const row of plan.hotels.changed) await tx.update(hotels).set(row).where(eq(hotels.id, row.id));
  await insertRows(tx, roomTypes, plan.roomTypes.added);
  for (const row of plan.roomTypes.changed)
    await tx.update(roomTypes).set(row).where(eq(roomTypes.id, row.id));
  await insertRows(tx, rooms, plan.rooms.added);
  for (const row of plan.rooms.changed) await tx.update(rooms).set(row).where(eq(rooms.id, row.id));
  await insertRows(tx, spaces, plan.spaces.added);
  for (const row of plan.spaces.changed) await tx.update(spaces).set(row).where(eq(spaces.id, row.id));
  const oldMinibars = [...plan.minibars.removed, ...plan.minibars.changed].map(({ id }) => id);
  if (oldMinibars.length > 0) await tx.delete(minibarOptions).where(inArray(minibarOptions.id, oldMinibars));
  await insertRows(tx, minibarOptions, [...plan.minibars.added, ...plan.minibars.changed]);

  for (const { roomTypeId, weekday } of [...plan.nightTariffs.removed, ...plan.nightTariffs.changed])
    await tx
      .delete(nightTariffs)
      .where(and(eq(nightTariffs.roomTypeId, roomTypeId), eq(nightTariffs.weekday, weekday)));
  await insertRows(tx, nightTariffs, [...plan.nightTariffs.added, ...plan.nightTariffs.changed]);
  for (const { roomTypeId, direction, hour } of [...plan.hourTariffs.removed, ...plan.hourTariffs.changed])
    await tx
      .delete(hourTariffs)
      .where(
        and(
          eq(hourTariffs.roomTypeId, roomTypeId),
          eq(hourTariffs.direction, direction),
          eq(hourTariffs.hour, hour),
        ),
      );
  await insertRows(tx, hourTariffs, [...plan.hourTariffs.added, ...plan.hourTariffs.changed]);
  for (const { kind, id } of [...plan.quizOptions.removed, ...plan.quizOptions.changed])
    await tx.delete(quizOptions).where(and(eq(quizOptions.kind, kind), eq(quizOptions.id, id)));
  await insertRows(tx, quizOptions, [...plan.quizOptions.added, ...plan.quizOptions.changed]);
  const oldSeasons = [...plan.seasons.removed, ...plan.seasons.changed].map(({ id }) => id);
  if (oldSeasons.length > 0) await tx.delete(seasons).where(inArray(seasons.id, oldSeasons));
  await insertRows(tx, seasons, [...plan.seasons.added, ...plan.seasons.changed]);
  for (const { kind, id } of [...plan.roomOptions.removed, ...plan.roomOptions.changed])
    await tx.delete(roomOptions).where(and(eq(roomOptions.kind, kind), eq(roomOptions.id, id)));
  await insertRows(tx, roomOptions, [...plan.roomOptions.added, ...plan.roomOptions.changed]);

  const oldPlaces = [...plan.guidePlaces.removed, ...plan.guidePlaces.changed].map(({ id }) => id);
  if (oldPlaces.length > 0) await tx.delete(guidePlaces).where(inArray(guidePlaces.id, oldPlaces));
  await insertRows(tx, guidePlaces, [...plan.guidePlaces.added, ...plan.guidePlaces.changed]);

  for (const [table, { removed, retired }] of [
    [spaces, plan.spaces],
    [rooms, plan.rooms],
    [roomTypes, plan.roomTypes],
    [hotels, plan.hotels],
  ] as const) {
    const removedIds = removed.map(({ id }) => id);
    if (removedIds.length > 0) await tx.delete(table).where(inArray(table.id, removedIds));
    const retiredIds = retired.map(({ id }) => id);
    if (retiredIds.length > 0)
      await tx.update(table).set({ isRetired: true }).where(inArray(table.id, retiredIds));
  }
}

export async function storedPictureNames(db: Database | Transaction): Promise<Set<string>> {
  const rows = await db.selectDistinct({ name: pictures.name }).from(pictures);
  return new Set(rows.map(({ name }) => name));
}

/** Adds pictures, and deletes those that nothing of the hotels' data shows any more. */
export async function writePictures(
  tx: Transaction,
  added: readonly StoredPicture[],
  shown: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  for (const picture of added)
    await tx
      .insert(pictures)
      .values({ ...picture, createdAt: now })
      .onConflictDoNothing();
  if (shown.size === 0) await tx.delete(pictures);
  else await tx.delete(pictures).where(notInArray(pictures.name, [...shown]));
}

export async function loadPicture(db: Database, name: string, width: number): Promise<Uint8Array | null> {
  const [found] = await db
    .select({ bytes: pictures.bytes })
    .from(pictures)
    .where(and(eq(pictures.name, name), eq(pictures.width, width)));
  return found?.bytes ?? null;
}
