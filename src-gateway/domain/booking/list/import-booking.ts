import type { AppContext } from '#gateway/context.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { hideForGuests, hideForHolder } from '#gateway/store/booking-list-store.ts';
import { isBookingId, lockBooking } from '#gateway/store/booking-store.ts';
import { type BookingView, isJoinable, viewBooking } from '#gateway/store/booking-view-store.ts';
import { insertHolderRow } from '#gateway/store/holder-row-store.ts';
import { bookingByLocator, saveFind, setHolder, wasFound } from '#gateway/store/import-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { AppError } from '#shared/errors.ts';
import { isLastName } from '#shared/rules/person-name.ts';

import { toBookingResponse } from '../view/booking-view.ts';
import { findViewer, isHidden, isHolder, isViewer, mayView, type Viewer } from '../view/booking-viewer.ts';

/** A found booking stays visible this long before the guest has to name it again. */
const FOUND_MS = 15 * 60_000;

type Who = { guestId: string; language: Language };

/** Throws EMAIL_NOT_VERIFIED; BOOKING_NOT_FOUND for code, name and past stay alike; BOOKING_ALREADY_IMPORTED, TOO_MANY_REQUESTS. */
export async function findForImport(
  app: AppContext,
  { guestId, language }: Who,
  { locator, lastName }: { locator: string; lastName: string },
  limitKey: LimitKey,
): Promise<Booking> {
  const { store, clock, rateLimits } = app;
  const viewer = await findVerifiedViewer(app, guestId);
  await rateLimits.import(locator, guestId, limitKey);
  const now = clock.now();
  const found = await bookingByLocator(store.db, locator);
  const names = [found?.booking.holderLastName, found?.guest?.lastName, found?.guest?.socialName];
  const fits = names.some(name => name !== null && name !== undefined && isLastName(lastName, name));
  const view = found && fits ? await viewBooking(store.db, found.booking.id) : null;
  if (!view) throw notFound();
  if (!isHiddenFrom(view, viewer)) {
    if (!isJoinable(view.booking, now) || isReservedForHolder(view, viewer)) throw notFound();
    if (view.booking.guestId !== null) throw alreadyImported();
  }
  await saveFind(
    store.db,
    { guestId, bookingId: view.booking.id, expiresAt: new Date(now.getTime() + FOUND_MS) },
    now,
  );
  return toBookingResponse(view, { viewer, language, now, hasNamed: true });
}

const isHiddenFrom = (view: BookingView, viewer: Viewer) => mayView(view, viewer) && isHidden(view, viewer);

/** Of two concurrent calls one succeeds. Throws EMAIL_NOT_VERIFIED, BOOKING_NOT_FOUND, BOOKING_ALREADY_IMPORTED. */
export async function importBooking(
  app: AppContext,
  { guestId, language }: Who,
  bookingId: string,
): Promise<Booking> {
  if (!isBookingId(bookingId)) throw notFound();
  const now = app.clock.now();
  const viewer = await findVerifiedViewer(app, guestId);
  const view = await app.store.db.transaction(async tx => {
    if (!(await wasFound(tx, guestId, bookingId, now))) throw notFound();
    await lockBooking(tx, bookingId);
    const before = await viewBooking(tx, bookingId);
    if (!before) throw notFound();
    if (isHiddenFrom(before, viewer)) await showAgain(tx, before, viewer);
    else if (!isHolder(before, viewer)) await assignHolder(app, tx, before, viewer);
    return viewBooking(tx, bookingId);
  });
  if (!view) throw notFound();
  return toBookingResponse(view, { viewer, language, now });
}

async function assignHolder(
  app: AppContext,
  tx: Transaction,
  view: BookingView,
  viewer: Viewer,
): Promise<void> {
  const { booking, rooms } = view;
  const { guestId } = viewer;
  const now = app.clock.now();
  if (booking.guestId !== null) throw alreadyImported();
  if (!isJoinable(view.booking, now) || isReservedForHolder(view, viewer)) throw notFound();
  await setHolder(tx, booking.id, guestId, now);
  const [first] = rooms;
  if (first)
    await insertHolderRow(tx, { bookingId: booking.id, guestId, accommodationId: first.room.id, now });
  await queueImportMail(app, tx, view);
}

/** A stranger who has read a voucher would leave no address that is their own (SEC-17). */
async function findVerifiedViewer(app: AppContext, guestId: string): Promise<Viewer> {
  const viewer = await findViewer(app, guestId);
  if (viewer.email === null)
    throw new AppError('EMAIL_NOT_VERIFIED', 'a booking is imported by a verified address');
  return viewer;
}

/** The hotel has undone an import before: from then on only the address that the channel gave imports it. */
const isReservedForHolder = ({ booking }: BookingView, viewer: Viewer): boolean =>
  booking.importUndoneAt !== null && booking.holderEmail !== viewer.email;

/** Whoever booked at the channel learns that the booking is in an account (SEC-17). */
async function queueImportMail(
  app: AppContext,
  tx: Transaction,
  { booking, hotel }: BookingView,
): Promise<void> {
  if (booking.holderEmail === null) return;
  const { id: bookingId, locator, checkinDate, checkoutDate, language } = booking;
  await app.mailer.queue(tx, {
    kind: 'BOOKING_IMPORTED',
    to: booking.holderEmail,
    language,
    bookingId,
    imported: { locator, hotelName: hotel.name, city: hotel.city, checkinDate, checkoutDate },
  });
}

async function showAgain(tx: Transaction, view: BookingView, viewer: Viewer): Promise<void> {
  if (isHolder(view, viewer)) return hideForHolder(tx, view.booking.id, null);
  const rows = view.guests.filter(guest => isViewer(guest, viewer)).map(({ id }) => id);
  return hideForGuests(tx, rows, null);
}

const notFound = () => new AppError('BOOKING_NOT_FOUND', 'no booking fits this code and last name');
const alreadyImported = () => new AppError('BOOKING_ALREADY_IMPORTED', 'this booking is in an account');
