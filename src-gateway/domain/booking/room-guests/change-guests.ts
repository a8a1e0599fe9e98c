import type { AppContext } from '#gateway/context.ts';
import { currentGuest } from '#gateway/domain/guest/account/current-guest.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import { isBookingId, lockBooking } from '#gateway/store/booking-store.ts';
import { type BookingView, viewBooking } from '#gateway/store/booking-view-store.ts';
import { isConstraintViolation } from '#gateway/store/database-errors.ts';
import { lockGuest } from '#gateway/store/guest-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import {
  deleteRoomGuests,
  incrementBookingVersion,
  insertRoomGuests,
  updateRoomGuests,
} from '#gateway/store/room-guest-store.ts';
import type { Transaction, TransactionStep } from '#gateway/store/store.ts';
import type { GuestForm, RoomGuests } from '#shared/contract/guest/accommodation-guests.ts';
import { AppError } from '#shared/errors.ts';
import { toAccommodationGuests } from '../view/guest-view.ts';
import { type GuestPlan, isEmptyPlan, type Scope } from './guest-plan.ts';
import { countInvitation, type Inviter, queueInvitation } from './invitation-mail.ts';
import { planDraft, type RoomDraft } from './plan-draft.ts';
import { type GuestEdit, planAdd, planChange, planRemove } from './plan-edits.ts';

export type Actor = { guestId: string; clientKey: LimitKey };
export type OfRoom = Actor & { bookingId: string; accommodationId: number };

/** Adds a guest, and invites an adult (API-26). Throws every code that the contract lists for it. */
export function addGuest(app: AppContext, ofRoom: OfRoom, form: GuestForm): Promise<RoomGuests> {
  return changeRoom(app, ofRoom, scope => planAdd(scope, ofRoom.accommodationId, form));
}

/** Changes a guest; another e-mail is another invitation (API-26). Throws every code that the contract lists for it. */
export function changeGuest(app: AppContext, ofRoom: OfRoom, edit: GuestEdit): Promise<RoomGuests> {
  return changeRoom(app, ofRoom, scope => planChange(scope, ofRoom.accommodationId, edit));
}

/** Removes a guest, and makes another one the main guest (API-26, GST-19). Throws every code of the contract. */
export function removeGuest(
  app: AppContext,
  ofRoom: OfRoom,
  removal: { guestUserId: string; newMainGuestUserId?: string | undefined },
): Promise<RoomGuests> {
  return changeRoom(app, ofRoom, scope => planRemove(scope, ofRoom.accommodationId, removal));
}

/**
 * Makes the guests of whole rooms those of a draft, all rooms or none (API-19). `afterwards` is a part of the same
 * transaction, left out where the draft changes nothing. Throws every code of the contract.
 */
export async function inviteGuests(
  app: AppContext,
  actor: Actor,
  draft: { bookingId: string; version?: number | undefined; accommodations: readonly RoomDraft[] },
  afterwards?: TransactionStep,
): Promise<{ accommodations: RoomGuests[] }> {
  const { bookingId, version, accommodations } = draft;
  const planned = (current: Scope) => {
    const plan = planDraft(current, accommodations);
    // A draft that is repeated after its response was lost finds everything as it wants it.
    if (version !== undefined && version !== current.view.booking.version && !isEmptyPlan(plan))
      throw new AppError('BOOKING_CHANGED', 'the booking was changed since the draft was begun');
    return plan;
  };
  const scope = await changeGuests(app, { ...actor, bookingId }, planned, afterwards);
  return { accommodations: accommodations.map(room => toRoomGuests(scope, room.accommodationId)) };
}

async function changeRoom(
  app: AppContext,
  ofRoom: OfRoom,
  plan: (scope: Scope) => GuestPlan,
): Promise<RoomGuests> {
  return toRoomGuests(await changeGuests(app, ofRoom, plan), ofRoom.accommodationId);
}

function toRoomGuests({ view, viewer, now }: Scope, accommodationId: number): RoomGuests {
  const room = view.rooms.find(one => one.room.id === accommodationId)?.room;
  return { accommodationId, guests: room ? toAccommodationGuests(view, room, viewer, now) : [] };
}

/** Thrown when a change would invite somebody whose invitation is not counted yet; none of it is written. */
class UncountedInvitations extends Error {
  readonly emails: string[];
  constructor(emails: string[]) {
    super('invitations are to be counted');
    this.emails = emails;
  }
}

/** Limits are never counted inside a transaction: a first run that would invite changes nothing. */
async function changeGuests(
  app: AppContext,
  { guestId, clientKey, bookingId }: Actor & { bookingId: string },
  plan: (scope: Scope) => GuestPlan,
  afterwards?: TransactionStep,
): Promise<Scope> {
  if (!isBookingId(bookingId)) throw notFound();
  const actor = await currentGuest(app, guestId);
  const inviter = { ...actor, isVerified: actor.emailVerified || (await app.auth.isEmailVerified(actor)) };
  const counted = new Set<string>();
  for (;;)
    try {
      return await retryTransaction(app.store.db, tx =>
        change(app, tx, { bookingId, inviter, counted, plan, afterwards }),
      );
    } catch (error) {
      if (isConstraintViolation(error, 'accommodation_guests_email_once'))
        throw new AppError('EMAIL_DUPLICATED_IN_BOOKING', 'the booking has this e-mail already');
      if (!(error instanceof UncountedInvitations)) throw error;
      for (const email of error.emails) {
        await countInvitation(app, { id: guestId, clientKey }, email);
        counted.add(email);
      }
    }
}

type Change = {
  bookingId: string;
  inviter: Inviter;
  counted: ReadonlySet<string>;
  plan: (scope: Scope) => GuestPlan;
  afterwards: TransactionStep | undefined;
};

async function change(
  app: AppContext,
  tx: Transaction,
  { bookingId, inviter, counted, plan, afterwards }: Change,
): Promise<Scope> {
  const now = app.clock.now();
  if (!(await lockBooking(tx, bookingId))) throw notFound();
  if (!(await lockGuest(tx, inviter.id, 'share'))) throw new AppError('UNAUTHORIZED', 'the account is gone');
  const view = await currentView(tx, bookingId);
  const viewer = { guestId: inviter.id, email: inviter.isVerified ? inviter.email : null };
  const scope = { view, viewer, ownEmail: inviter.email, now };
  const planned = plan(scope);
  if (isEmptyPlan(planned)) return scope;
  const invited = [...planned.changed, ...planned.added].filter(({ id }) => planned.invited.has(id));
  const uncounted = invited.flatMap(({ email }) => (email === null || counted.has(email) ? [] : [email]));
  if (uncounted.length > 0) throw new UncountedInvitations(uncounted);
  await deleteRoomGuests(
    tx,
    planned.removed.map(({ id }) => id),
  );
  await updateRoomGuests(tx, planned.changed);
  await insertRoomGuests(tx, planned.added);
  for (const guest of invited) await queueInvitation(app, tx, { view, guest, inviter });
  await incrementBookingVersion(tx, bookingId, now);
  await afterwards?.(tx);
  return { ...scope, view: await currentView(tx, bookingId) };
}

async function currentView(tx: Transaction, bookingId: string): Promise<BookingView> {
  const view = await viewBooking(tx, bookingId);
  if (!view) throw notFound();
  return view;
}

const notFound = () => new AppError('BOOKING_NOT_FOUND', 'the guest has no such booking');
