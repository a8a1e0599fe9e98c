import type { AppContext } from '#gateway/context.ts';
import { findVerification } from '#gateway/domain/guest/identity-verification/identity-verification.ts';
import {
  findRegistrationStatus,
  lacksRegistration,
  requiresRegistration,
} from '#gateway/domain/guest/registrations/registration-answers.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { findCheckIn, findGuarantees, type StoredGuarantee } from '#gateway/store/check-in-store.ts';
import { findValidation, type IdentityVerdict } from '#gateway/store/validation-store.ts';
import { cardNetwork } from '#shared/card-networks.ts';
import type { CheckInState } from '#shared/contract/check-in.ts';
import type { Viewer } from '../view/booking-viewer.ts';
import { checkInFlow, hasCheckedIn, isCheckInOpen, ownGuestRow } from '../view/check-in-rooms.ts';
import { bookingNotFound, findViewedBooking } from '../view/find-booking.ts';

/** A guest of a booking who may check in to it; an invited guest may not before they accept. */
export async function findCheckingIn(
  app: AppContext,
  guestId: string,
  bookingId: string,
): Promise<{ view: BookingView; viewer: Viewer }> {
  const found = await findViewedBooking(app, guestId, bookingId);
  const { view, viewer } = found;
  const isGuest =
    view.booking.guestId === guestId || view.guests.some(guest => guest.guestId === viewer.guestId);
  if (!isGuest) throw bookingNotFound();
  return found;
}

/** The progress of a guest's check-in (CHK-12). Throws BOOKING_NOT_FOUND. */
export async function checkInState(
  app: AppContext,
  guestId: string,
  bookingId: string,
): Promise<CheckInState> {
  const { view, viewer } = await findCheckingIn(app, guestId, bookingId);
  const now = app.clock.now();
  const { db } = app.store;
  const [stored, guarantees, identity, known] = await Promise.all([
    findCheckIn(db, { bookingId: view.booking.id, guestId }),
    findGuarantees(db, view.booking.id),
    knownIdentity(app, guestId),
    findRegistrationStatus(db, view, guestId),
  ]);
  const context = { view, viewer, now };
  const rooms = view.rooms.map(({ room }) => room);
  const isRegistrationAsked = requiresRegistration(app, view, guestId);
  const isRegistrationGiven =
    isRegistrationAsked && stored !== null && !lacksRegistration(app, { view, guestId, known }, stored);
  const done = rooms.find(room => hasCheckedIn(context, room));
  return {
    bookingId: view.booking.id,
    version: view.booking.version,
    flow: checkInFlow(view),
    accommodationIds: rooms.filter(room => isCheckInOpen(context, room)).map(({ id }) => id),
    step: stored?.step ?? 'instruction',
    draft: stored?.draft ?? null,
    tripMotivation: stored?.trip ?? null,
    identityStatus: identity.status,
    guaranteeCard: toGuaranteeCard(guarantees.find(card => card.guestId === guestId)),
    isRegistrationAsked,
    isRegistrationGiven,
    registration: known,
    checkedInAt: done ? ((ownGuestRow(context, done) ?? done).checkedInAt?.toISOString() ?? null) : null,
  };
}

function toGuaranteeCard(guarantee: StoredGuarantee | undefined): CheckInState['guaranteeCard'] {
  if (!guarantee) return null;
  const brand = cardNetwork.safeParse(guarantee.brand).data ?? 'unknown';
  return { brand, display_number: `XXXX XXXX XXXX ${guarantee.lastDigits}` };
}

/** A guest's identity for a check-in. While the provider does not respond, its last known result counts (PD-24). */
export async function knownIdentity(app: AppContext, guestId: string): Promise<IdentityVerdict> {
  try {
    return await findVerification(app, guestId);
  } catch (error) {
    app.log.warn({ err: error }, 'the identity provider does not respond');
    const stored = await findValidation(app.store.db, guestId);
    return stored ? { status: stored.status, reasons: stored.reasons } : { status: 'PENDING', reasons: [] };
  }
}
