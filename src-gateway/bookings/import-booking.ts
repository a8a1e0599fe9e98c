import type { Booking } from '#shared/contract/booking-view.ts';
import { AppError } from '#shared/errors.ts';
import { isLastName } from '#shared/rules/last-name.ts';
import type { LimitKey } from '../client-network.ts';
import type { AppContext, Language } from '../context.ts';
import { findBooking, isBookingId } from '../store/booking-store.ts';
import { viewBooking } from '../store/booking-view-store.ts';
import { giveToGuest, importByLocator, keepFind, wasFound } from '../store/import-store.ts';
import { insertHolder } from '../store/room-guest-store.ts';
import { toBookingResponse } from './booking-view.ts';
import { viewerOf } from './find-viewer.ts';

/** How long a guest may look at a found booking before it is to be named again. */
const FOUND_MS = 15 * 60_000;

type Who = { guestId: string; language: Language };

/**
 * A booking of somebody who has no account yet, for whoever knows its code and last name (API-17). Throws
 * BOOKING_NOT_FOUND for an unknown code, another name and a stay that is over alike, BOOKING_ALREADY_IMPORTED where the
 * booking is in an account already, TOO_MANY_REQUESTS.
 */
export async function findForImport(
  app: AppContext,
  { guestId, language }: Who,
  { locator, lastName }: { locator: string; lastName: string },
  limitKey: LimitKey,
): Promise<Booking> {
  const { store, clock, rateLimits } = app;
  await rateLimits.import(locator, guestId, limitKey);
  const now = clock.now();
  const found = await importByLocator(store.db, locator, now);
  const names = [found?.booking.holderLastName, found?.guest?.lastName, found?.guest?.socialName];
  const fits = names.some(name => name !== null && name !== undefined && isLastName(lastName, name));
  const view = found && fits ? await viewBooking(store.db, found.booking.id) : null;
  if (!view) throw notFound();
  const { booking } = view;
  if (booking.guestId !== null) throw alreadyImported();
  await keepFind(
    store.db,
    { guestId, bookingId: booking.id, expiresAt: new Date(now.getTime() + FOUND_MS) },
    now,
  );
  return toBookingResponse(view, { viewer: await viewerOf(app, guestId), language, now });
}

/**
 * Puts a found booking into the guest's account (API-18). Of two at once one gets it. Throws BOOKING_NOT_FOUND,
 * BOOKING_ALREADY_IMPORTED.
 */
export async function importBooking(
  app: AppContext,
  { guestId, language }: Who,
  bookingId: string,
): Promise<Booking> {
  if (!isBookingId(bookingId)) throw notFound();
  const now = app.clock.now();
  const view = await app.store.db.transaction(async tx => {
    if (!(await wasFound(tx, guestId, bookingId, now))) throw notFound();
    const given = await giveToGuest(tx, bookingId, guestId, now);
    if (given) await insertHolder(tx, { bookingId, guestId, now });
    const owner = given ? guestId : (await findBooking(tx, bookingId))?.guestId;
    if (owner === null || owner === undefined) throw notFound();
    if (owner !== guestId) throw alreadyImported();
    return viewBooking(tx, bookingId);
  });
  if (!view) throw notFound();
  return toBookingResponse(view, { viewer: await viewerOf(app, guestId), language, now });
}

const notFound = () => new AppError('BOOKING_NOT_FOUND', 'no booking fits this code and last name');
const alreadyImported = () => new AppError('BOOKING_ALREADY_IMPORTED', 'this booking is in an account');
