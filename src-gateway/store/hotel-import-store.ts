import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { HotelData } from '../hotel-data/hotel-data.ts';
import type { StoredPicture } from '../hotel-data/picture-files.ts';
import type { ImportPlan, StayToCome, StoredHotelData } from '../hotel-data/plan-import.ts';
import { lockRoomType } from './availability-store.ts';
import { accommodations, bookings } from './schema/bookings.ts';
import { hotels, pictures, rooms, roomTypes } from './schema/hotels.ts';
import { signInLinks } from './schema/sign-in.ts';
import { hourTariffs, nightTariffs, seasons } from './schema/tariffs.ts';
import { insertRows } from './seed-store.ts';
import type { Database, Transaction } from './store.ts';

/**
 * Makes imports wait for each other, and the sale of rooms for this one: no room is sold between the look at its stays
 * and the end of the transaction.
 */
export async function lockHotelData(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('hotel-import', 0))`);
  const types = await tx.select({ id: roomTypes.id }).from(roomTypes);
  // In the order in which a sale locks rooms of several types.
  for (const id of types.map(type => type.id).sort()) await lockRoomType(tx, id);
}

export async function loadHotelData(tx: Transaction, now: Date): Promise<StoredHotelData> {
  const data: HotelData = {
    hotels: await tx.select().from(hotels),
    roomTypes: await tx.select().from(roomTypes),
    rooms: await tx.select().from(rooms),
    nightTariffs: await tx.select().from(nightTariffs),
    hourTariffs: await tx.select().from(hourTariffs),
    seasons: await tx.select().from(seasons),
  };
  return { ...data, staysToCome: await loadStaysToCome(tx, now), used: await loadUsedIds(tx) };
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
    );
}

async function loadUsedIds(tx: Transaction): Promise<StoredHotelData['used']> {
  const ids = (rows: { id: string | null }[]) => new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
  return {
    hotels: ids([
      ...(await tx.selectDistinct({ id: bookings.hotelId }).from(bookings)),
      ...(await tx.selectDistinct({ id: signInLinks.hotelId }).from(signInLinks)),
    ]),
    roomTypes: ids(await tx.selectDistinct({ id: accommodations.roomTypeId }).from(accommodations)),
    rooms: ids(await tx.selectDistinct({ id: accommodations.roomId }).from(accommodations)),
  };
}

/** Writes a plan: new and changed rows from the hotel down, what goes from the tariffs up. */
export async function writePlan(tx: Transaction, plan: ImportPlan): Promise<void> {
  await insertRows(tx, hotels, plan.hotels.added);
  for (const row of plan.hotels.changed) await tx.update(hotels).set(row).where(eq(hotels.id, row.id));
  await insertRows(tx, roomTypes, plan.roomTypes.added);
  for (const row of plan.roomTypes.changed)
    await tx.update(roomTypes).set(row).where(eq(roomTypes.id, row.id));
  await insertRows(tx, rooms, plan.rooms.added);
  for (const row of plan.rooms.changed) await tx.update(rooms).set(row).where(eq(rooms.id, row.id));

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
  const oldSeasons = [...plan.seasons.removed, ...plan.seasons.changed].map(({ id }) => id);
  if (oldSeasons.length > 0) await tx.delete(seasons).where(inArray(seasons.id, oldSeasons));
  await insertRows(tx, seasons, [...plan.seasons.added, ...plan.seasons.changed]);

  for (const [table, { removed, retired }] of [
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

/** Adds pictures, and deletes those that no hotel and no room type shows any more. */
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

/** The bytes of an imported picture; null when there is none of this name and width. */
export async function loadPicture(db: Database, name: string, width: number): Promise<Uint8Array | null> {
  const [found] = await db
    .select({ bytes: pictures.bytes })
    .from(pictures)
    .where(and(eq(pictures.name, name), eq(pictures.width, width)));
  return found?.bytes ?? null;
}
